import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { blog } from '~/content/en/blog'
import { afterPaint } from '~/lib/after-paint'
import { articleListAddress } from '~/lib/article-list'
import { publicAddress } from '~/lib/public-address'
import styles from './blog-search.module.css'

/** The search box: a plain GET form, whose address is the search. */
export function BlogSearch({ text }: { text: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shownText = useRef('')
  const navigate = useNavigate()

  useEffect(() => {
    // The field is uncontrolled while typing, and follows changes of the address.
    if (shownText.current === text) return
    shownText.current = text
    if (field.current) field.current.value = text
  }, [text])

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = articleListAddress({ text: field.current?.value })
    // Stays on the page and paints the press first.
    afterPaint(() => navigate(address, { preventScrollReset: true }))
  }

  return (
    <search className={styles.search}>
      <form action={publicAddress('/blog')} method="get" className={styles.form} onSubmit={search}>
        <label htmlFor={id} className={styles.label}>
          {blog.search.label}
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
        <button type="submit" aria-label={blog.search.send} className={styles.send}>
          <svg viewBox="0 0 24 24" className={styles.lens} aria-hidden="true">
            <path d="M10 2.5 17 6.2v7.6L10 17.5 3 13.8V6.2Z" />
            <path d="m15.5 15.5 6 6" />
          </svg>
        </button>
      </form>
    </search>
  )
}
