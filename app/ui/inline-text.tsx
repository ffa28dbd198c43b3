import { type Inline, parseInline } from '~/lib/inline-markup'
import { Link } from './link'

/** A content text with its inline markup: emphasis, code, links, other languages. */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((stretch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never move.
    <Stretch key={index} {...stretch} />
  ))
}

function Stretch(stretch: Inline) {
  switch (stretch.kind) {
    case 'text':
      return stretch.text
    case 'emphasis':
      return <em>{stretch.text}</em>
    case 'code':
      return <code>{stretch.text}</code>
    case 'link':
      return <Link href={stretch.href}>{stretch.text}</Link>
    case 'foreign':
      return (
        <span lang={stretch.language} dir={stretch.language === 'ar' ? 'rtl' : undefined}>
          {stretch.text}
        </span>
      )
  }
}
