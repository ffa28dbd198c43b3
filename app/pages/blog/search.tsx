import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { goToSearch } from '~/hooks/use-search'
import { afterPaint } from '~/lib/after-paint'
import { articleListAddress } from '~/lib/article-list'
import { pageAddress } from '~/lib/page-address'
import styles from './search.module.css'

type SearchProps = {
  /** The search that is shown. */
  text: string
  texts: { label: string; send: string }
}

/** The search box: a plain GET form, whose address is the search. */
export function Search({ text, texts }: SearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shownText = useRef('')

  useEffect(() => {
    // The field is uncontrolled while typing, and follows changes of the address.
    if (shownText.current === text) return
    shownText.current = text
    if (field.current) field.current.value = text
  }, [text])

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = pageAddress(articleListAddress({ text: field.current?.value }))
    // Paints the press first.
    afterPaint(() => goToSearch(address))
  }

  return (
    <search className={styles.search}>
      <form action={pageAddress('/blog')} method="get" className={styles.form} onSubmit={search}>
        <label htmlFor={id} className={styles.label}>
          {texts.label}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.field}
        />
        <button type="submit" aria-label={texts.send} className={styles.send}>
          <svg viewBox="0 0 24 24" className={styles.lens} aria-hidden="true">
            <path d="M10 2.5 17 6.2v7.6L10 17.5 3 13.8V6.2Z" />
            <path d="m15.5 15.5 6 6" />
          </svg>
        </button>
      </form>
    </search>
  )
}
