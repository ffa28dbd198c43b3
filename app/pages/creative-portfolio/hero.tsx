import { practice } from '~/content/en/creative-portfolio'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

const [first = '', ...others] = practice.name.split(' ')

/** The first screen: the practice's name in the largest type that fits, and a link to the contact page. Source: spec §2, "Let's talk". */
export function Hero() {
  return (
    <Section surface="oxblood" space="none" aria-label="In short" className={styles.hero}>
      <Heading level={1} className={styles.name}>
        <HeadlineLines lines={[{ text: first, voice: 'counter' }, { text: others.join(' ') }]} />
      </Heading>
      <div className={styles.words}>
        <p className={styles.lead}>{practice.lead}</p>
        <ButtonLink href="/contact">Let’s talk</ButtonLink>
      </div>
    </Section>
  )
}
