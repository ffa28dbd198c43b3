/** The last segment of the page's address, decoded: the parameter of a route such as `blog/:blogDetailsId`. */
export function addressId(): string {
  const segment = location.pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    // A lone percent sign; shown as typed.
    return segment
  }
}
