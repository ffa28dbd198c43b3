/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The day of the build, `YYYY-MM-DD`. */
  readonly BUILD_DATE: string
}
