/** In development only: hot updates, which `<Scripts/>` would bring otherwise. */
import 'virtual:react-router/inject-hmr-runtime'

// Vite adds its client to a module that names it.
import.meta.hot?.accept()

// The framework asks its router for fresh data before it replaces components, and there is no router.
Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } })
