import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import { type Headline, HeadlineText } from './headline'
import styles from './page-heading.module.css'

type PageHeadingProps = {
  title: Headline
  /** The steps after Home; the last one is this page and has no address. */
  trail: readonly BreadcrumbStep[]
  /** A sentence or two beside the title. */
  text?: ReactNode
  /** `title` for titles that run over several lines, as an article's. @default 'display' */
  size?: 'display' | 'title'
  /** Same as the page's `handle.surface`, so that header and heading match. */
  surface: Surface
}

/** The page's title with its breadcrumb. Source: spec §2, "page heading with breadcrumb". */
export function PageHeading({ title, trail, text, size = 'display', surface }: PageHeadingProps) {
  const { home } = useUiWords().breadcrumb
  return (
    <Section surface={surface} space="none" className={styles.heading}>
      <Facets />
      <Breadcrumb steps={[{ label: home, href: '/' }, ...trail]} />
      <div className={styles.words}>
        <Heading level={1} size={size} voice="display">
          <HeadlineText headline={title} />
        </Heading>
        {text ? <div className={styles.text}>{text}</div> : null}
      </div>
    </Section>
  )
}

/** Five faces around one corner of the icosahedron, in close-up, in the surface's own tones. */
function Facets() {
  return (
    <svg viewBox="0 0 600 520" className={styles.facets} aria-hidden="true">
      <path d="M372 244 440 0l180 170Z" />
      <path d="M372 244 620 170v280Z" />
      <path d="M372 244 620 450 264 520Z" />
      <path d="M372 244 264 520 96 290Z" />
      <path d="M372 244 96 290 440 0Z" />
    </svg>
  )
}
