import type { projectPage } from '#words/project-page.ts'
import type { GenericProject } from '~/content/collections/projects'
import { headFigure } from '~/content/project-scales'
import type { Picture } from '~/lib/picture'
import { ProjectPicture } from '~/sections/project-picture'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { LogoMark } from '~/ui/logo-mark'
import styles from './hero.module.css'

/** What half a window, or a square on a phone, shows of a wide picture needs more than its own width. */
const heroSizes = '(width >= 62rem) 105vw, 130vw'

/** What a square on a phone shows of it needs more than its own width. */
const stageSizes = '(width >= 40rem) 100vw, 160vw'

type HeroProps = {
  words: (typeof projectPage)['breadcrumb']
  project: GenericProject
  /** The composite example has none: the studio's mark stands in its place. */
  picture: Picture | undefined
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/**
 * Client and work as one headline, in wide windows with a result that does not lead the figures, and the picture that was
 * the project's tile.
 */
export function Hero({ words, project, picture, crumb }: HeroProps) {
  const { slug, look, figures } = project
  const result = figures[headFigure(slug)]
  return (
    <header className={styles.hero} data-surface={look.hero} data-composition={look.composition}>
      <div className={styles.crumbs}>
        <Breadcrumb steps={[{ label: words.portfolio, href: '/portfolio' }, crumb]} />
      </div>
      <div className={styles.words}>
        <Heading level={1}>{project.title}</Heading>
        <p className={styles.subtitle}>{project.subtitle}</p>
        <p className={styles.result}>
          <strong className={styles.value}>{result.value}</strong> {result.label}
        </p>
      </div>
      {picture ? (
        <ProjectPicture
          slug={slug}
          picture={picture}
          sizes={look.composition === 'stage' ? stageSizes : heroSizes}
          priority
          className={styles.picture}
        />
      ) : (
        <div className={styles.picture}>
          <LogoMark className={styles.object} />
        </div>
      )}
    </header>
  )
}
