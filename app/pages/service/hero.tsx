import type { servicePage } from '#words/service-page.ts'
import type { Service } from '~/content/collections/services'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { Figure } from './figure'
import styles from './hero.module.css'

type HeroProps = {
  words: Pick<typeof servicePage, 'breadcrumb' | 'estimate' | 'dayPrice'>
  service: Service
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/** The service's name beside its figure, which is one face of the net on the page of all services. */
export function Hero({ words, service, crumb }: HeroProps) {
  const { slug, title, look, lead, effort } = service
  const [subject = '', ...others] = title.split(' ')
  const craft = others.join(' ')
  const isShort = subject.length < 7 && craft.length < 12
  return (
    <Section surface={look.surface} space="none" className={styles.hero}>
      <Figure slug={slug} look={look} className={styles.figure} />
      <Breadcrumb steps={[{ label: words.breadcrumb.services, href: '/service' }, crumb]} />
      <Heading level={1} data-short={isShort || undefined} className={styles.title}>
        <HeadlineLines
          lines={[
            { text: subject },
            ...(craft ? [{ text: craft, voice: 'counter' as const }] : []),
          ]}
        />
      </Heading>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.estimate}>
        <ButtonLink href="/contact#estimate">{words.estimate}</ButtonLink>
        <p className={styles.price}>
          {effort ? `${effort} ` : null}
          <strong>{words.dayPrice}</strong>
        </p>
      </div>
    </Section>
  )
}
