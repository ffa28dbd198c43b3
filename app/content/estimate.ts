/**
 * What a product costs, from the days that such products have taken. The blog and the FAQ name the same figures; a test
 * compares them.
 */

/** The price of a day of work by anybody of the studio, in whole dollars before tax. */
export const dayRate = 200

/** The same in whole dinars, for clients in Algeria. */
const dayRateInDinars = 28_000

/** Days of work by all of us together, and weeks until launch. */
export const products = {
  site: { days: 8, weeks: 4 },
  reading: { days: 45, weeks: 8 },
  using: { days: 90, weeks: 12 },
  twoSides: { days: 160, weeks: 20 },
} as const satisfies Record<string, { days: number; weeks: number }>

export type ProductId = keyof typeof products

/** What makes a product larger or smaller: by days, or by a share of the product's own. */
export const additions = {
  /** Written twice, for iOS and for Android. A website is not. */
  twice: { share: 0.2, isForApps: true },
  /** A back office of the client's own instead of an existing tool. */
  backOffice: { days: 8 },
  /** One other system, such as the stock or the accounts. */
  system: { days: 4 },
  /** A brief in writing. */
  brief: { share: -0.05 },
} as const satisfies Record<string, Addition>

export type AdditionId = keyof typeof additions

type Addition = { days: number } | { share: number; isForApps?: boolean }

/** The three or four people of a project have others too: together they do the work of this many days in a week, at most. */
export const daysInWeek = 8

export type Estimate = {
  days: number
  weeks: number
  /** Whole dollars before tax. */
  price: number
  /** Whole dinars before tax. */
  dinars: number
  /** The days of each addition that was chosen and counts for the product; negative where it saves some. */
  parts: Partial<Record<AdditionId, number>>
}

/** Adds up a product and what was chosen with it, to whole days. */
export function estimate(product: ProductId, chosen: readonly AdditionId[]): Estimate {
  const base = products[product]
  const parts: Estimate['parts'] = {}
  for (const id of chosen) {
    const addition: Addition = additions[id]
    if ('days' in addition) parts[id] = addition.days
    else if (!addition.isForApps || product !== 'site')
      parts[id] = Math.round(addition.share * base.days)
  }
  const added = Object.values(parts).reduce((sum, days) => sum + days, 0)
  const days = base.days + added
  return {
    days,
    weeks: Math.max(1, base.weeks + Math.round(added / daysInWeek)),
    price: days * dayRate,
    dinars: days * dayRateInDinars,
    parts,
  }
}
