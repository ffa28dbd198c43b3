import type { ComponentProps } from 'react'
import { languages } from '~/content/languages'
import { inLanguage } from '~/lib/in-language'
import { notFoundPath } from '~/lib/not-found-path'
import { publicAddress } from '~/lib/public-address'
import { useIsTranslated } from './page-surface'
import { usePath } from './use-path'

type LanguageSwitchProps = ComponentProps<'ul'> & {
  /** The accessible name of the list. */
  label: string
}

/**
 * Links to this page in the other languages, each by its own name. Only the address remembers the choice. The attribute
 * `hreflang` marks them for `reading-place.behaviour.ts`, `frame-extras.ts` and the rules of prerendering. Source: D31.
 */
export function LanguageSwitch({ label, ...rest }: LanguageSwitchProps) {
  const isTranslated = useIsTranslated()
  // The location of a page begins with a slash.
  const path = usePath() as `/${string}`
  const page = path === notFoundPath ? '/' : path
  if (!isTranslated) return null
  return (
    <ul aria-label={label} {...rest}>
      {languages
        .filter(({ code }) => code !== __LANGUAGE__.code)
        .map(({ code, prefix, name }) => (
          <li key={code}>
            <a href={publicAddress(inLanguage(page, prefix))} hrefLang={code} lang={code}>
              {name}
            </a>
          </li>
        ))}
    </ul>
  )
}
