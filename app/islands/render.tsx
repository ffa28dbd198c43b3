import { renderToString } from 'react-dom/server'
import { type AnyComponent, renderIslandsWith } from './island'
import { stemOf } from './stem'

const islands = import.meta.glob<AnyComponent>('../**/*.island.tsx', {
  eager: true,
  import: 'default',
})
const names = new Map(Object.entries(islands).map(([path, part]) => [part, stemOf(path)]))

// A root of its own, as in the browser, so that both sides make the same ids.
renderIslandsWith((Part, props, identifierPrefix) => {
  const name = names.get(Part)
  if (!name) throw new Error(`${Part.name} is not the default export of a file *.island.tsx.`)
  return { name, html: renderToString(<Part {...props} />, { identifierPrefix }) }
})
