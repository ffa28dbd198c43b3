import type { ReactNode } from 'react'
import { fillInCount } from '~/lib/plural'
import type { Block, Figure } from '~/lib/prose'
import { InlineText } from '~/ui/inline-text'
import styles from './prose.module.css'

type BlockOf<Kind> = Extract<Block, { kind: Kind }>

type ProseProps = {
  blocks: readonly Block[]
  /** The column ends at the gutter, so specimens may reach the edge of the window. */
  bleed?: boolean
  /** Draws the figures of texts that have some. */
  drawFigure?: (figure: Figure) => ReactNode
}

/** A long text: an article or a legal page. */
export function Prose({ blocks, bleed, drawFigure }: ProseProps) {
  return (
    <div className={styles.prose} data-bleed={bleed ? '' : undefined}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move.
        <BlockView key={index} block={block} drawFigure={drawFigure} />
      ))}
    </div>
  )
}

function BlockView({ block, drawFigure }: { block: Block } & Pick<ProseProps, 'drawFigure'>) {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineText text={block} />
      </p>
    )
  }
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'list':
      return <List {...block} />
    case 'quote':
      return <Quote {...block} />
    case 'code':
      return <Code {...block} />
    case 'table':
      return <Table {...block} />
    case 'bars':
      return block.parts ? <Parts {...block} /> : <Bars {...block} />
    case 'specimen':
      return <Specimen {...block} />
    case 'figure':
      if (!drawFigure) throw new Error(`Nothing draws the figure ${block.name} on this page.`)
      return drawFigure(block)
  }
}

function List({ ordered, start, items }: BlockOf<'list'>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag {...(ordered && { start })}>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Quote({ text, source }: BlockOf<'quote'>) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <InlineText text={text} />
      </blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
    </figure>
  )
}

function Code({ lines, caption }: BlockOf<'code'>) {
  return (
    <figure className={styles.code} data-surface="ink">
      <pre dir="ltr">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move.
          <code key={index}>
            {line.map(({ text, role }, place) =>
              role ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its pieces.
                <span key={place} data-role={role}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
            {'\n'}
          </code>
        ))}
      </pre>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}

function Table({ caption, columns, rows }: BlockOf<'table'>) {
  const areFigures = columns.map((_, index) => isOfFigures(rows.map((row) => row[index] ?? '')))
  return (
    <Scroller label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                data-short={isShort(column)}
                data-figures={areFigures[index] ? '' : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row" data-short={isShort(head)}>
                <InlineText text={head} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-short={isShort(cell)}
                  data-figures={areFigures[index + 1] ? '' : undefined}
                >
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** Keeps a figure with its unit, or a word or two, on one line. */
function isShort(cell: string) {
  return cell.length <= 10 ? '' : undefined
}

/** Whether all cells are numbers, of one unit: only these can be compared by their length. */
function isOfFigures(cells: readonly string[]) {
  const units = cells.map((cell) => cell.replace(/^\d[\d\s.,]*/, ''))
  return cells.every((cell) => /^\d/.test(cell)) && new Set(units).size === 1
}

/** Wide content scrolls by itself, by keyboard too. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys must reach what is cut off.
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}

/** Width of a row in units of the drawing. */
const barScale = 1000

function Bars({ caption, unit, bars }: BlockOf<'bars'>) {
  const longest = Math.max(...bars.map(({ value }) => value))
  return (
    <figure className={styles.bars}>
      <dl>
        {bars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox={`0 0 ${barScale} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round((value / longest) * barScale)} height="1" />
              </svg>
              {value}
              {fillInCount(unit, value)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}

/**
 * Parts of a whole as a staircase: each step begins where the one above it ends. Its words stand on the side with more
 * room.
 */
function Parts({ caption, unit, bars }: BlockOf<'bars'>) {
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const shareOf = (value: number) => `${((100 * value) / total).toFixed(3)}%`
  const steps = bars.map((bar, index) => {
    const before = bars.slice(0, index).reduce((sum, { value }) => sum + value, 0)
    return { ...bar, before, after: total - before - bar.value }
  })
  return (
    <figure className={styles.parts}>
      <ul>
        {steps.map(({ label, value, before, after }) => (
          <li key={label} data-side={before > after ? 'before' : 'after'} className={styles.share}>
            <svg
              width={shareOf(Math.min(before, after))}
              className={styles.offset}
              aria-hidden="true"
            />
            <svg width={shareOf(value)} className={styles.step} aria-hidden="true" />
            <p className={styles.words}>
              {label}{' '}
              <b>
                {value}
                {fillInCount(unit, value)}
              </b>
            </p>
          </li>
        ))}
      </ul>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}

function Specimen({ caption, lines }: BlockOf<'specimen'>) {
  return (
    <figure className={styles.specimen} data-surface="sea">
      {lines.map(({ language, text }) => (
        <p key={text} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
          {text}
        </p>
      ))}
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    </figure>
  )
}
