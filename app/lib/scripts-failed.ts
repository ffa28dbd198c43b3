/**
 * Handles a module of the current page that cannot be fetched: there is no connection, or a newer version of the site
 * has replaced it. The prerendered page stays readable without that module's behaviour, and the document is marked,
 * so that styles can offer alternatives, mainly in forms. The boot script sets the same mark when React itself cannot
 * be fetched.
 */
export function leavePrerendered(): Promise<never> {
  document.documentElement.dataset.scripts = 'failed'
  // React keeps prerendered HTML while its code is loading.
  return new Promise(() => {})
}

/** During hydration the render must match the existing HTML. */
export function isHydrating(): boolean {
  return !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset)
}
