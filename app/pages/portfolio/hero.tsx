import type { portfolio } from '#words/portfolio.ts'
import type { Project } from '~/content/collections/projects'
import { HeadlineText } from '~/sections/headline'
import { ProjectCrop } from '~/sections/project-picture'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Section } from '~/ui/section'
import styles from './hero.module.css'
import { stripPictures } from './strip-pictures'

type HeroProps = {
  words: Pick<typeof portfolio, 'title' | 'headline' | 'strip'>
  projects: readonly Project[]
}

/**
 * The work, a leaning strip of each project with its name; on phones in two rows.
 */
export function Hero({ words, projects }: HeroProps) {
  return (
    <Section surface="ink" space="none" className={styles.hero}>
      <Breadcrumb steps={[{ label: words.title }]} />
      <Heading level={1} className={styles.title}>
        <HeadlineText headline={words.headline} />
      </Heading>
      <ul aria-label={words.strip} className={styles.strips}>
        {projects.map(({ slug, title, plates }, index) => (
          <li key={slug} className={styles.strip}>
            <Link href={`/portfolio/${slug}`} className={styles.link}>
              <span className={styles.plane}>
                <ProjectCrop
                  picture={stripPictures[slug] ?? plates[0].picture}
                  // A strip shows a fifth of what is as high as it.
                  sizes="(width >= 62rem) 30vw, 14rem"
                  alt=""
                  priority={index === 0}
                />
              </span>{' '}
              <span className={styles.name}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
