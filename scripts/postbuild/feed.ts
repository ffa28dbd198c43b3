import { articleCategories } from '#words/article-labels.ts'
import { blog } from '#words/blog.ts'
import { language } from '#words/language.ts'
import { site } from '#words/site.ts'
import { type Article, articles } from '../../app/content/collections/articles.ts'
import { inLanguage } from '../../app/lib/in-language.ts'
import { feedAddress } from '../../app/seo/feed-address.ts'
import { escapeXml } from './xml.ts'

const urlOf = (path: `/${string}`) => site.url + inLanguage(path, language.prefix)
const blogUrl = urlOf('/blog')

/** The articles as an Atom feed (RFC 4287), newest first. */
export function atomFeed() {
  const [newest] = articles
  if (!newest) throw new Error('The feed needs an article.')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}">
  <title>${escapeXml(`${site.name}: ${blog.title}`)}</title>
  <subtitle>${escapeXml(blog.description)}</subtitle>
  <id>${blogUrl}</id>
  <link rel="alternate" type="text/html" href="${blogUrl}"/>
  <link rel="self" type="application/atom+xml" href="${urlOf(feedAddress)}"/>
  <updated>${atNoon(newest.date)}</updated>
  <icon>${site.url}/icon-192.png</icon>
${articles.map(entry).join('\n')}
</feed>
`
}

function entry({ slug, title, excerpt, date, author, category }: Article) {
  const url = urlOf(`/blog/${slug}`)
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${atNoon(date)}</published>
    <updated>${atNoon(date)}</updated>
    <author><name>${escapeXml(author.name)}</name><uri>${urlOf(`/team/${author.slug}`)}</uri></author>
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
