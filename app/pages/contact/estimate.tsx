import { useId } from 'react'
import type { contact } from '#words/contact.ts'
import {
  type AdditionId,
  additions,
  dayRate,
  daysInWeek,
  estimate,
  type ProductId,
  products,
} from '~/content/estimate'
import { behaviour } from '~/islands/behaviour'
import { classNames } from '~/lib/class-names'
import { fillIn } from '~/lib/fill-in'
import { grouped } from '~/lib/grouped'
import { pageAddress } from '~/lib/page-address'
import { fillInCount } from '~/lib/plural'
import { HeadlineText } from '~/sections/headline'
import { Button } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './estimate.module.css'

type Words = (typeof contact)['estimate']

/** Chosen at first: the smallest, so that the first price is the lowest. */
const firstProduct: ProductId = 'site'

const sheetId = 'sums'

const idsOf = <Id extends string>(record: Record<Id, unknown>) => Object.keys(record) as Id[]

/**
 * A list of prices, which adds up on a sheet what a visitor chooses, and writes it into the message of the contact
 * form. Without scripts it is the list alone.
 */
export function Estimate({ words }: { words: Words }) {
  const id = useId()
  const { before, after } = words.currency
  const inDollars = (price: number) => before + grouped(price, words.separator) + after
  return (
    <Section
      surface="clementine"
      id="estimate"
      className={styles.section}
      aria-labelledby={id}
      data-before={before}
      data-after={after}
      data-dinars={words.sheet.dinars}
      data-separator={words.separator}
      data-message={words.message}
      data-counts={JSON.stringify({ days: words.days, weeks: words.weeks })}
      {...behaviour('estimate', 'near')}
    >
      {/* `post` keeps the choice out of the address until the script runs. */}
      <form method="post" action={pageAddress('/contact')} className={styles.form}>
        <Heading id={id} level={2} size="display" className={styles.headline}>
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.lead}>{fillIn(words.lead, { price: inDollars(dayRate) })}</p>
        <div className={styles.choices}>
          <fieldset>
            <legend className={styles.legend}>{words.products.legend}</legend>
            {idsOf(products).map((product) => {
              const { name, example } = words.products.items[product]
              const { days, price } = estimate(product, [])
              return (
                <label key={product} className={styles.product}>
                  <input
                    type="radio"
                    name="product"
                    value={product}
                    data-name={name}
                    defaultChecked={product === firstProduct}
                    className={styles.input}
                  />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.example}>{example}</span>
                  <span className={styles.price}>{inDollars(price)}</span>
                  <span className={styles.days}>{fillInCount(words.days, days)}</span>
                </label>
              )
            })}
          </fieldset>
          <fieldset>
            <legend className={styles.legend}>{words.additions.legend}</legend>
            {idsOf(additions).map((addition) => (
              <label key={addition} className={styles.addition}>
                <input
                  type="checkbox"
                  name="addition"
                  value={addition}
                  data-name={words.additions.items[addition]}
                  data-for-apps={'isForApps' in additions[addition] || undefined}
                  className={styles.input}
                />
                <span>{words.additions.items[addition]}</span>
                <span className={styles.change}>{changeOf(addition, words)}</span>
              </label>
            ))}
          </fieldset>
          <SheetHead words={words} inDollars={inDollars} />
        </div>
        <Sheet words={words} inDollars={inDollars} />
      </form>
    </Section>
  )
}

type SheetProps = { words: Words; inDollars: (price: number) => string }

/**
 * The sheet's head. Where the sheet comes after the choices, it looks out at the bottom of the window while they are in
 * view, and leads to the rest.
 */
function SheetHead({ words, inDollars }: SheetProps) {
  const { days, price } = estimate(firstProduct, [])
  return (
    <a href={`#${sheetId}`} data-surface="chalk" className={styles.head}>
      <span className={styles.title}>{words.sheet.title}</span>{' '}
      <span data-field="price" className={styles.headSum}>
        {inDollars(price)}
      </span>{' '}
      <span data-field="days">{fillInCount(words.days, days)}</span>
    </a>
  )
}

/** The sheet: the product, a line for each addition, and the sums, which are announced as they change. */
function Sheet({ words, inDollars }: SheetProps) {
  const { sheet, products: productWords, additions: additionWords } = words
  const { days, weeks, price, dinars } = estimate(firstProduct, [])
  return (
    <div id={sheetId} data-surface="chalk" className={styles.sheet}>
      <p className={styles.title}>{sheet.title}</p>
      <ul>
        <li className={styles.line}>
          <span data-field="name">{productWords.items[firstProduct].name}</span>{' '}
          <span data-field="base">{fillInCount(words.days, days)}</span>
        </li>
        {idsOf(additions).map((addition) => (
          <li key={addition} data-addition={addition} hidden className={styles.line}>
            <span>{additionWords.items[addition]}</span> <span />
          </li>
        ))}
      </ul>
      <p className={styles.pace}>
        {fillIn(sheet.pace, { days: fillInCount(words.days, daysInWeek) })}
      </p>
      <output className={styles.sums}>
        <span className={classNames(styles.line, styles.sumOfDays)}>
          <span>{sheet.together}</span>{' '}
          <span data-field="days">{fillInCount(words.days, days)}</span>
        </span>
        <span className={styles.line}>
          <span>{sheet.weeks}</span>{' '}
          <span data-field="weeks">{fillInCount(words.weeks, weeks)}</span>
        </span>
        <span className={styles.total}>
          <span>{sheet.price}</span>{' '}
          <span data-field="price" className={styles.sum}>
            {inDollars(price)}
          </span>
          <span data-field="dinars">
            {fillIn(sheet.dinars, { amount: grouped(dinars, words.separator) })}
          </span>
        </span>
      </output>
      <p className={styles.note}>{sheet.note}</p>
      <p className={styles.actions}>
        <Button type="submit">{sheet.action}</Button>
        <a href="#consultation" data-meet="" className={styles.meet}>
          {sheet.meet}
        </a>
      </p>
    </div>
  )
}

/** What an addition changes: `+8 days`, `−5%`. */
function changeOf(addition: AdditionId, { days, share }: Words): string {
  const change = additions[addition]
  if ('days' in change) return `+${fillInCount(days, change.days)}`
  const percent = Math.round(change.share * 100)
  const sign = percent < 0 ? '\u2212' : '+'
  return sign + fillIn(share, { count: String(Math.abs(percent)) })
}
