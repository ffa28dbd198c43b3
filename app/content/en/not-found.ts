/** The words of the page at any unknown address. Source: spec §2 and §8, "Unknown route". */
export const notFound = {
  title: 'Error',
  description: 'There is no page at this address. The way home is one click away.',
  headline: 'This page could not be found.',
  text: 'The address may be old or mistyped. Nothing you wrote on this site is lost.',
  home: 'Back To Home',
  /** What visitors look for most. */
  others: {
    label: 'Other pages',
    links: [
      { label: 'Portfolio', href: '/portfolio' },
      { label: 'Services and prices', href: '/service' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
    ],
  },
}
