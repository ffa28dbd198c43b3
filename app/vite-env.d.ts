/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, `YYYY-MM-DD`. */
  readonly BUILD_DATE: string
}

/** Whether the site caches visited pages. False in a build with `SERVICE_WORKER=off`. */
declare const __SERVICE_WORKER__: boolean

/** The colour of each surface as `#rrggbb`, for `theme-color`. Read from the style sheets. */
declare const __THEME_COLORS__: Record<string, `#${string}`>

// What development needs and `<Scripts/>` would bring (islands/dev.ts).
declare module 'virtual:react-router/inject-hmr-runtime'
