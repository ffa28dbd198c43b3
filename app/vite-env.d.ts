/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, `YYYY-MM-DD`. */
  readonly BUILD_DATE: string
}

/** Whether the site caches visited pages. False in a build with `SERVICE_WORKER=off`. */
declare const __SERVICE_WORKER__: boolean

/** The language of this build. */
declare const __LANGUAGE__: import('./lib/language').Language

/** Which way reading goes along the x axis: 1 to the right, -1 to the left. */
declare const __FORWARD__: 1 | -1

/** The names of the months, and of the weekdays from Monday (scripts/date-names.ts). */
declare const __MONTHS__: readonly string[]
declare const __WEEKDAYS__: readonly string[]

/** The colour of each surface as `#rrggbb`, for `theme-color`. Read from the style sheets. */
declare const __THEME_COLORS__: Record<string, `#${string}`>

// What development needs and `<Scripts/>` would bring (islands/dev.ts).
declare module 'virtual:react-router/inject-hmr-runtime'
