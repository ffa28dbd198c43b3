import { type ComponentType, useId } from 'react'

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * When a part starts: at the first touch or focus, near the window, with the page, with the page if its address has a
 * query of the blog or its history entry a state, when the visitor first scrolls or moves the mouse, or when other code
 * asks for it. At a touch it always does.
 */
export type When = 'touch' | 'near' | 'now' | 'query' | 'history' | 'move' | 'asked'

// biome-ignore lint/suspicious/noExplicitAny: a component of any props.
export type AnyComponent = ComponentType<any>
type Render = (part: AnyComponent, props: object, id: string) => { name: string; html: string }

let render: Render | undefined
let isInside = false

/** Called once by `render.tsx`, so that nothing of React's server is in the browser's build. */
export function renderIslandsWith(renderIsland: Render) {
  render = renderIsland
}

type IslandProps<Props extends { [Key in keyof Props]: Json }> = {
  /** The default export of a file `*.island.tsx`. */
  of: ComponentType<Props>
  /** @default 'touch' */
  when?: When
} & (Record<never, never> extends Given<Props> ? { props?: Given<Props> } : { props: Given<Props> })

/** Without the words, which come from the island's file. */
type Given<Props> = Omit<Props, 'words'>

/**
 * A part of a page that React runs in the browser: a root of its own in a document that is HTML otherwise. Its props
 * are JSON and stand in the page, or in a file if they are long (scripts/postbuild/page.ts). Islands share modules and
 * no context; one inside another is a plain component. Its words come as the prop `words`: what
 * `content/<language>/parts/<name>.ts` exports, which the browser fetches beside the island.
 */
export function Island<Props extends { [Key in keyof Props]: Json }>({
  of: Part,
  when = 'touch',
  props = {} as Given<Props>,
}: IslandProps<Props>) {
  const id = useId()
  // In the browser, and inside another island.
  if (!render || isInside) return <Part {...(props as Props)} />
  isInside = true
  try {
    const { name, html } = render(Part, props, id)
    return (
      <div
        data-island={name}
        data-waiting={when}
        data-id={id}
        data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  } finally {
    isInside = false
  }
}
