import type { memberPage } from '#words/member-page.ts'
import type { TeamMember } from '~/content/collections/team'
import { MemberSocial } from '~/sections/member-card'
import { MemberPortrait } from '~/sections/member-portrait'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = {
  words: (typeof memberPage)['breadcrumb']
  member: TeamMember
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/** A name as large as the window allows, and a portrait that hangs over the edge of its plane. */
export function Hero({ words, member, crumb }: HeroProps) {
  const { slug, name, designation, social, picture, surface } = member
  const [firstName = '', ...familyName] = name.split(' ')
  return (
    <Section surface={surface} space="none" className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb steps={[{ label: words.team, href: '/team' }, crumb]} />
        <Heading level={1} className={styles.name}>
          <HeadlineLines
            lines={[{ text: firstName }, { text: familyName.join(' '), voice: 'counter' }]}
          />
        </Heading>
        <p className={styles.designation}>{designation}</p>
        <MemberSocial name={name} links={social} />
      </div>
      <MemberPortrait
        slug={slug}
        picture={picture}
        sizes="(width >= 48rem) 49vw, 100vw"
        priority
        className={styles.portrait}
      />
    </Section>
  )
}
