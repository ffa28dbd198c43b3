import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet } from 'react-router'
import { preloadedFaces } from '#faces'
import { words as errorTexts } from '#words/parts/error-page.ts'
import { sections } from '#words/sections.ts'
import { seo } from '#words/seo.ts'
import { ui } from '#words/ui.ts'
import type { Route } from './+types/root'
import { EntryAddress } from './islands/entry-address'
import { usePageFace, usePageSurface } from './layouts/page-surface'
import { faceOf, faceStyle, roomNames } from './layouts/room-face'
import { usePath } from './layouts/use-path'
import { pageAddress } from './lib/page-address'
import { publicAddress } from './lib/public-address'
import { ErrorPage } from './pages/error-page'
import { feedAddress } from './seo/feed-address'
import { UiWordsProvider } from './ui/ui-words'
import './styles/tokens.css'
import './styles/surfaces.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/motion.css'

/** The order of the cascade layers; a later one wins. Declared once, before every stylesheet. */
const layerOrder = '@layer reset, surfaces, base, ui, sections, layouts, pages;'

const feedUrl = pageAddress(feedAddress)

export const links: Route.LinksFunction = () => [
  // Not the SVG: Chromium redraws it on the main thread with every change of the address.
  { rel: 'icon', href: publicAddress('/favicon.ico') },
  { rel: 'apple-touch-icon', href: publicAddress('/apple-touch-icon.png') },
  { rel: 'manifest', href: pageAddress('/site.webmanifest') },
  {
    rel: 'alternate',
    href: feedUrl,
    type: 'application/atom+xml',
    title: seo.feed,
  },
]

/** The words that components share, for `useUiWords`. */
export function loader() {
  return { words: { ...ui, ...sections } }
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const surface = usePageSurface()
  const hasOwnFace = usePageFace()
  const face = faceOf(usePath())
  const entry = use(EntryAddress)
  const { code, direction } = __LANGUAGE__
  return (
    <html lang={code} dir={direction === 'rtl' ? direction : undefined} data-room={roomNames(face)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__THEME_COLORS__[surface]} />
        <style>{layerOrder + faceStyle(face)}</style>
        {hasOwnFace
          ? null
          : preloadedFaces.map((href) => (
              <link
                key={href}
                rel="preload"
                href={href}
                as="font"
                type="font/woff2"
                crossOrigin="anonymous"
              />
            ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script type="module" src={entry} />
      </body>
    </html>
  )
}

export default function App({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <UiWordsProvider words={words}>
      <Outlet />
    </UiWordsProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage texts={errorTexts} error={error} />
}
