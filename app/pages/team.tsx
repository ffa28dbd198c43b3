import { genericMember, team } from '~/content/en/team'
import { memberPictures } from '~/content/team-pictures'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { MemberCard } from '~/sections/member-card'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './team.module.css'

export const handle = { surface: 'chalk' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: 'Our Team',
    description:
      'Eight of the more than twenty-five people at Ikosim Studio: who designs, builds, tests and measures, and who answers when you call.',
    path: '/team',
    jsonLd: [
      collectionData(
        'Our Team',
        '/team',
        team.map(({ slug, name }) => ({ name, path: `/team/${slug}` })),
      ),
      breadcrumbData([{ label: 'Our Team', path: '/team' }]),
    ],
  })
}

/** The eight whom clients meet, four a row, climbing by the lean of the house. Source: spec §2, "team". */
export default function TeamPage() {
  return (
    <>
      <Section surface="chalk" className={styles.team}>
        <Breadcrumb steps={[{ label: 'Home', href: '/' }, { label: 'Our Team' }]} />
        <Heading level={1} className={styles.title}>
          <HeadlineLines
            lines={[
              { text: 'Our team:' },
              { text: 'the eight people', voice: 'counter' },
              { text: 'you will meet', voice: 'counter' },
            ]}
          />
        </Heading>
        <ul className={styles.grid}>
          {team.map((member, index) => (
            <li
              key={member.slug}
              data-below-phone={index > 3 || undefined}
              className={styles.place}
            >
              <MemberCard
                member={{ ...member, picture: memberPictures[member.slug] }}
                sizes="(width >= 62rem) 25vw, 50vw"
                priority={index === 0}
                level={2}
              />
            </li>
          ))}
        </ul>
        <p className={styles.desk}>
          <Link href={`/team/${genericMember.slug}`} className={styles.deskLink}>
            <span className={styles.deskTitle}>Join the team:</span> one desk is free
          </Link>
        </p>
      </Section>
      <CallToAction
        title={[{ text: 'Two of them' }, { text: 'will read what you write.', voice: 'counter' }]}
        text={<p>They are a designer and a developer, and our first answer gives their names.</p>}
        action={{ label: 'Start a project', href: '/contact' }}
      />
    </>
  )
}
