/**
 * What happens when a module of the page in front of the visitor cannot be fetched: the connection is gone, or a newer
 * version of the site has replaced it. The prerendered page stays as it is, readable and without that module's
 * behaviour, and the document is marked, so that styles can show what to do instead where it matters, in forms above
 * all. The boot script sets the same mark when React itself cannot be fetched.
 */
export function leavePrerendered(): Promise<never> {
  document.documentElement.dataset.scripts = 'failed'
  // React leaves prerendered HTML alone for as long as its code is on the way.
  return new Promise(() => {})
}

/** React has not taken the prerendered page over yet: what it renders must be what is there. */
export function isHydrating(): boolean {
  return !import.meta.env.SSR && !('hydrated' in document.documentElement.dataset)
}
