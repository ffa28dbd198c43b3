import { teamPage } from '#words/team-page.ts'
import { projects } from '~/content/collections/projects'
import { genericMember, team } from '~/content/collections/team'
import type { PageHandle } from '~/layouts/page-surface'
import { MemberCard } from '~/sections/member-card'
import { pageMeta } from '~/seo/page-meta'
import { collectionData } from '~/seo/structured-collection'
import { breadcrumbData } from '~/seo/structured-page'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import type { Route } from './+types/team'
import { End } from './end'
import './frame.css'
import styles from './team.module.css'

export const handle = { surface: 'chalk', footer: 'sea' } satisfies PageHandle

export function loader() {
  return { words: teamPage, members: withProjects(), vacancy: genericMember.slug }
}

/** The members, each with one of their projects. */
function withProjects() {
  return team.map((member) => {
    const project = projects.find(({ slug }) => slug === member.project)
    return { ...member, project: project && { slug: project.slug, title: project.title } }
  })
}

export function meta({ loaderData: { words, members } }: Route.MetaArgs) {
  const { title, description } = words
  return pageMeta({
    title,
    description,
    path: '/team',
    jsonLd: [
      collectionData(
        title,
        '/team',
        members.map(({ slug, name }) => ({ name, path: `/team/${slug}` })),
      ),
      breadcrumbData([{ label: title, path: '/team' }]),
    ],
  })
}

/** The eight whom clients meet, four a row, climbing by the lean of the house. Source: spec §2, "team". */
export default function TeamPage({
  loaderData: { words, members, vacancy },
}: Route.ComponentProps) {
  return (
    <>
      <Section surface="chalk" data-fills-window className={styles.team}>
        <Breadcrumb steps={[{ label: words.title }]} />
        <Heading level={1} className={styles.title}>
          <HeadlineLines lines={words.headline} />
        </Heading>
        <ul className={styles.grid}>
          {members.map((member, index) => (
            <li
              key={member.slug}
              data-below-phone={index > 3 || undefined}
              className={styles.place}
            >
              <MemberCard
                member={member}
                sizes="(width >= 62rem) 25vw, 50vw"
                priority={index === 0}
                level={2}
                isDetailed
              >
                {member.project ? (
                  <p className={styles.project}>
                    {words.project}{' '}
                    <Link href={`/portfolio/${member.project.slug}`} className={styles.projectLink}>
                      {member.project.title}
                    </Link>
                  </p>
                ) : null}
              </MemberCard>
            </li>
          ))}
        </ul>
        <p className={styles.desk}>
          <Link href={`/team/${vacancy}`} className={styles.deskLink}>
            <span className={styles.deskTitle}>{words.desk.title}</span>{' '}
            <span className={styles.deskText}>{words.desk.text}</span>
          </Link>
        </p>
      </Section>
      <End words={words.callToAction} />
    </>
  )
}
