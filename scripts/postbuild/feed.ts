import { type Article, articleCategories, articles } from '../../app/content/en/articles.ts'
import { blog } from '../../app/content/en/blog.ts'
import { site } from '../../app/content/en/site.ts'
import { feedAddress } from '../../app/seo/feed-address.ts'
import { escapeXml } from './xml.ts'

/** The articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed() {
  const [newest] = articles
  if (!newest) throw new Error('The feed needs an article.')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${escapeXml(`${site.name}: ${blog.title}`)}</title>
  <subtitle>${escapeXml(blog.description)}</subtitle>
  <id>${site.url}/blog</id>
  <link rel="alternate" type="text/html" href="${site.url}/blog"/>
  <link rel="self" type="application/atom+xml" href="${site.url}${feedAddress}"/>
  <updated>${atNoon(newest.date)}</updated>
  <icon>${site.url}/icon-192.png</icon>
${articles.map(entry).join('\n')}
</feed>
`
}

function entry({ slug, title, excerpt, date, author, category }: Article) {
  const url = `${site.url}/blog/${slug}`
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${atNoon(date)}</published>
    <updated>${atNoon(date)}</updated>
    <author><name>${escapeXml(author.name)}</name><uri>${site.url}/team/${author.slug}</uri></author>
    <category term="${category}" label="${escapeXml(articleCategories[category])}"/>
    <summary>${escapeXml(excerpt)}</summary>
  </entry>`
}

/**
 * A date, which is all that is known, as the instant that a feed requires: the same day in every time zone from -12
 * to +12.
 */
function atNoon(day: string) {
  return `${day}T12:00:00Z`
}
