import type { Thing } from 'schema-dts'
import { graph } from './page-meta'

/** Structured data that is part of a lazily loaded long text: `meta` is synchronous and cannot wait for it. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, and nothing in it can end the element.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(graph(things)).replaceAll('<', String.raw`\u003c`),
      }}
    />
  )
}
