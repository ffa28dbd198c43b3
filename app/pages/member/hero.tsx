import type { genericMember, team } from '~/content/en/team'
import { memberPictures } from '~/content/team-pictures'
import { MemberSocial } from '~/sections/member-card'
import { MemberPortrait } from '~/sections/member-portrait'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import styles from './hero.module.css'

type HeroProps = {
  member: (typeof team)[number] | typeof genericMember
  surface: Surface
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/** A name as large as the window allows, and a portrait that hangs over the edge of its plane. */
export function Hero({ member, surface, crumb }: HeroProps) {
  const { slug, name, designation, social } = member
  const [firstName = '', ...familyName] = name.split(' ')
  return (
    <Section surface={surface} space="none" className={styles.hero}>
      <div className={styles.words}>
        <Breadcrumb
          steps={[{ label: 'Home', href: '/' }, { label: 'Our Team', href: '/team' }, crumb]}
        />
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
        picture={memberPictures[slug]}
        sizes="(width >= 48rem) 42vw, 100vw"
        priority
        className={styles.portrait}
      />
    </Section>
  )
}
