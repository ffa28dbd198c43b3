/** Where the feed of the blog lies, below the site's published address. */
export const feedAddress = '/feed.xml'
