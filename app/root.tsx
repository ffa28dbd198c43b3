import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { site } from './content/en/site'
import { FullWidthFrame } from './layouts/full-width-layout'
import { PageNavigation } from './layouts/page-navigation'
import { usePageFace, usePageSurface } from './layouts/page-surface'
import { RouteAnnouncer } from './layouts/route-announcer'
import { useHydrationMark } from './layouts/use-hydration-mark'
import { useOfflineCopies } from './layouts/use-offline-copies'
import { feedAddress } from './lib/feed-address'
import { publicAddress } from './lib/public-address'
import { ErrorPage } from './pages/error-page'
import notFoundStyles from './pages/not-found.module.css'
import { ButtonLink } from './ui/button'
import { Heading } from './ui/heading'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/surfaces.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/motion.css'
import fontUrl from './styles/mona-sans.woff2?url'

/** The order of the cascade layers; a later one wins. Declared once, before every stylesheet. */
const layerOrder = '@layer reset, surfaces, base, ui, sections, layouts, pages;'

const feedUrl = publicAddress(feedAddress)

export const links: Route.LinksFunction = () => [
  // Not the SVG: Chromium redraws it on the main thread with every change of the address.
  { rel: 'icon', href: publicAddress('/favicon.ico'), sizes: '32x32 48x48' },
  { rel: 'apple-touch-icon', href: publicAddress('/apple-touch-icon.png') },
  { rel: 'manifest', href: publicAddress('/site.webmanifest') },
  {
    rel: 'alternate',
    href: feedUrl,
    type: 'application/atom+xml',
    title: `${site.name}: articles`,
  },
]

/** The document around every page, the fallback and the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const surface = usePageSurface()
  const hasOwnFace = usePageFace()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={__THEME_COLORS__[surface]} />
        <style>{layerOrder}</style>
        {hasOwnFace ? null : (
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <RouteAnnouncer />
        <PageNavigation />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useHydrationMark()
  useOfflineCopies()
  return <Outlet />
}

/** What the fallback file shows until scripts have rendered the page of the id. */
export function HydrateFallback() {
  return (
    <FullWidthFrame>
      <title>{`Error${site.titleSuffix}`}</title>
      <noscript>
        <FallbackText level={1} title="This page could not be found." />
      </noscript>
      <div className={notFoundStyles.failure}>
        <FallbackText level={2} title="This page did not load completely." />
      </div>
    </FullWidthFrame>
  )
}

/** The fallback contains two of these and shows one; a page has a single h1. */
function FallbackText({ level, title }: { level: 1 | 2; title: string }) {
  return (
    <div className={notFoundStyles.page}>
      <Heading level={level} size="title" className={notFoundStyles.title}>
        {title}
      </Heading>
      <ButtonLink href="/">Back To Home</ButtonLink>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
