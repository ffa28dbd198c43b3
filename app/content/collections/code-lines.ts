import css from 'highlight.js/lib/languages/css'
import dart from 'highlight.js/lib/languages/dart'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import ts from 'highlight.js/lib/languages/typescript'
import html from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import type { CodeToken } from '../../lib/prose.ts'

const highlighter = createLowlight({ css, dart, html, json, kotlin, ts })

type HighlightedNode = ReturnType<typeof highlighter.highlight>['children'][number]

/** What has a colour of its own. Keys: scopes of highlight.js. */
const roles: Readonly<Record<string, CodeToken['role']>> = {
  'hljs-comment': 'comment',
  'hljs-keyword': 'keyword',
  'hljs-literal': 'keyword',
  'hljs-name': 'keyword',
  'hljs-selector-attr': 'keyword',
  'hljs-selector-class': 'keyword',
  'hljs-selector-id': 'keyword',
  'hljs-selector-tag': 'keyword',
  'hljs-number': 'value',
  'hljs-string': 'value',
}

/** Divides program code into its lines, and these into what the page colours. `text` is not coloured. */
export function codeLines(language: string, code: string): CodeToken[][] {
  const tokens = highlighter.registered(language)
    ? flatten(highlighter.highlight(language, code).children)
    : [{ text: code }]
  const lines: CodeToken[][] = [[]]
  for (const { text, role } of tokens) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (last && last.role === role) last.text += piece
      else if (piece) line?.push({ text: piece, ...(role && { role }) })
    }
  }
  return lines
}

function flatten(nodes: readonly HighlightedNode[], role?: CodeToken['role']): CodeToken[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, ...(role && { role }) }]
    if (node.type !== 'element') return []
    const [scope] = [node.properties.className].flat()
    return flatten(node.children, roles[String(scope)] ?? role)
  })
}
