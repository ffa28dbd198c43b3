/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, `YYYY-MM-DD`. */
  readonly BUILD_DATE: string
}

/** The colour of each surface as `#rrggbb`, for the browser's own frame around the page. Read from the style sheets. */
declare const __THEME_COLORS__: Record<string, `#${string}`>
