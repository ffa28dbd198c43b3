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
  features: readonly [string, string, string, string, string, string]
}

/** The plans of a period, each with its price. */
export function withPrices(
  period: Period,
  { label, plans }: { label: string; plans: readonly PlanWords[] },
) {
  return {
    label,
    plans: plans.map((plan) => ({ ...plan, amount: inDollars(prices[period][plan.id]) })),
  }
}

/** As written in the language: French puts the sign after the number. */
function inDollars(price: number): string {
  return code === 'fr' ? `${price}\u202f$` : `$${price}`
}
