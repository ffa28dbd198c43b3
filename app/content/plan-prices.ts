import { language } from '#words/language.ts'
import type { Language } from '../lib/language.ts'

const code: Language['code'] = language.code

/** Prices of the three plans, of the studio's care and on the demo homes, in whole dollars before tax. Source: spec §3, "Pricing plan". */
const prices = {
  monthly: { standard: 29, professional: 199, ultimate: 299 },
  yearly: { standard: 59, professional: 399, ultimate: 599 },
} as const satisfies Record<string, Record<string, number>>

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
  features: readonly [string, string, string, string, string, string]
}

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

/** French puts the sign after the number. */
function asWritten(price: number): string {
  return code === 'fr' ? `${price}\u202f${currency}` : `${currency}${price}`
}
