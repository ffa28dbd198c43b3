import { renderToString } from 'react-dom/server'
import { type AnyComponent, renderIslandsWith } from './island'
import { byStem } from './stem'

const islands = byStem(
  import.meta.glob<AnyComponent>('../**/*.island.tsx', { eager: true, import: 'default' }),
)
const words = byStem(import.meta.glob('#words/parts/*.ts', { eager: true, import: 'words' }))
const names = new Map([...islands].map(([name, part]) => [part, name]))

// A root of its own, as in the browser, so that both sides make the same ids.
renderIslandsWith((Part, props, identifierPrefix) => {
  const name = names.get(Part)
  if (!name) throw new Error(`${Part.name} is not the default export of a file *.island.tsx.`)
  const part = <Part {...props} words={words.get(name)} />
  return { name, html: renderToString(part, { identifierPrefix }) }
})
