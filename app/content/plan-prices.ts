import { language } from '#words/language.ts'
import type { Language } from '../lib/language.ts'

const code: Language['code'] = language.code

/** Prices of the three plans, of the studio's care and on the demo homes, in whole dollars before tax. Source: spec §3, "Pricing plan". */
const prices = {
  monthly: { standard: 29, professional: 199, ultimate: 299 },
  yearly: { standard: 59, professional: 399, ultimate: 599 },
} as const satisfies Record<string, Record<string, number>>

/** What a print of the photography demo home costs, by its width in centimetres, in whole dollars. */
export const printPrices = { 18: 40, 30: 120, 45: 150, 90: 480 } as const

export type Period = keyof typeof prices

export type PlanId = keyof (typeof prices)[Period]

/** What a plan says, apart from its price. */
export type PlanWords = {
  id: PlanId
  title: string
  /** Text after the price, such as `a month`. */
  timeline: string
  /** Who the plan is for, in one line. */
  audience: string
  /** Said over the plan for the commonest case; without, no plan stands out. */
  usual?: string
  /** How much is changed and how soon somebody answers, a value and its words each, to compare the three on phones. */
  brief?: readonly [PlanFact, PlanFact]
  features: readonly [string, string, string, string, string, string]
}

type PlanFact = readonly [value: string, words: string]

/** The sign of US dollars, in which all plans are priced. */
const currency = '$'

/** The plans of a period, each with its price, in figures and as the language writes it. */
export function withPrices(
  period: Period,
  { label, plans }: { label: string; plans: readonly PlanWords[] },
) {
  return {
    label,
    plans: plans.map((plan) => {
      const price = prices[period][plan.id]
      return { ...plan, price, currency, amount: asWritten(price) }
    }),
  }
}

/** A price in dollars. French puts the sign after the number. */
export function asWritten(price: number): string {
  return code === 'fr' ? `${price}\u202f${currency}` : `${currency}${price}`
}
