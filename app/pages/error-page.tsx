import { site } from '~/content/en/site'
import { Button, ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { LogoMark } from '~/ui/logo-mark'
import styles from './not-found.module.css'

/** What a thrown error shows, in place of the page's main part. Source: spec §8, "Unhandled routing error". */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className={styles.page} data-surface="ink">
      <title>{`Error${site.titleSuffix}`}</title>
      <div className={styles.object}>
        <LogoMark />
      </div>
      <Heading level={1} size="title" className={styles.title}>
        Unexpected Application Error!
      </Heading>
      <p className={styles.text}>{errorText(error)}</p>
      <p className={styles.text}>
        What you stored in this browser is safe. Reloading usually helps; if it does not, write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>Reload the page</Button>
        <ButtonLink href="/" variant="quiet">
          Back To Home
        </ButtonLink>
      </p>
    </div>
  )
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
