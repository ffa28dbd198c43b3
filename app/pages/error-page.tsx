import type { words } from '#words/parts/error-page.ts'
import { contacts } from '~/content/contacts'
import { Button, ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { LogoMark } from '~/ui/logo-mark'
import styles from './not-found.module.css'

/** What a thrown error shows, in place of the page's main part. Source: spec §8, "Unhandled routing error". */
export function ErrorPage({ texts, error }: { texts: typeof words; error: unknown }) {
  return (
    <div className={styles.page} data-surface="ink">
      <title>{`${texts.documentTitle}${contacts.titleSuffix}`}</title>
      <div className={styles.object}>
        <LogoMark />
      </div>
      <Heading level={1} size="title" tabIndex={-1} ref={takeFocus} className={styles.title}>
        {texts.title}
      </Heading>
      <p className={styles.text}>{errorText(error)}</p>
      <p className={styles.text}>
        {texts.text} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>.
      </p>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
        <ButtonLink href="/" variant="quiet">
          {texts.home}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The focus was in what this page replaces, perhaps far below. */
function takeFocus(heading: HTMLHeadingElement | null) {
  scrollTo(0, 0)
  heading?.focus({ preventScroll: true })
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
