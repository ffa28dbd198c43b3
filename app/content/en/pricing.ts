/** Care plans for products that are already live; `plan-prices.ts` has their prices. Building a product is quoted separately: see the FAQ. */
import type { PlanWords } from '../plan-prices.ts'

export const pricing = {
  title: 'Care plans after launch',
  intro:
    'A product that people use every day needs work every month. A site that rarely changes needs one thorough check a year, which is why a yearly plan costs less than twelve monthly payments.',
  monthly: {
    label: 'Monthly',
    plans: [
      {
        id: 'standard',
        title: 'Standard',
        timeline: 'a month',
        audience: 'For a site that says who you are and how to reach you.',
        brief: [
          ['30\u00a0min', 'of changes'],
          ['2\u00a0days', 'to reply'],
        ],
        features: [
          'Hosting in Algeria or the EU, domain name and certificate',
          'Half an hour of text and picture changes a month',
          'Back-ups every night, kept for 30 days',
          'Security updates once a month, tested on a copy first',
          'Checked every five minutes, so we know of an outage before you do',
          'Answers by e-mail within two working days',
        ],
      },
      {
        id: 'professional',
        title: 'Professional',
        timeline: 'a month',
        audience: 'For an app or a shop that takes bookings or money.',
        usual: 'Fits most of what we build',
        brief: [
          ['4\u00a0hours', 'of changes'],
          ['Same\u00a0day', 'to reply'],
        ],
        features: [
          'Everything in monthly Standard, for one app or one site with accounts',
          'Half a working day of changes a month; unused hours are kept for three months',
          'App or site restored from back-up within eight working hours',
          'New releases in both stores when iOS or Android changes',
          'Crashes and slow screens counted each month, and the worst one fixed',
          'Answers by phone or e-mail the same working day',
        ],
      },
      {
        id: 'ultimate',
        title: 'Ultimate',
        timeline: 'a month',
        audience: 'For products that must not be down for long.',
        brief: [
          ['1\u00a0day', 'of changes'],
          ['To 10\u00a0pm', 'on call'],
        ],
        features: [
          'Everything in monthly Professional, for up to two products',
          'One working day of changes a month; unused hours are kept for six months',
          'A private copy where you approve each change before it goes out',
          'A named developer and a named designer who know your product',
          'Speed, security and accessibility reviewed in writing every quarter',
          'On call until 10 pm, seven days a week, when something is down',
        ],
      },
    ],
  },
  yearly: {
    label: 'Yearly',
    plans: [
      {
        id: 'standard',
        title: 'Standard',
        timeline: 'a year',
        audience: 'For a few pages that seldom change.',
        brief: [
          ['1\u00a0h', 'of changes'],
          ['5\u00a0days', 'to reply'],
        ],
        features: [
          'One full check a year: libraries updated, links and forms tested',
          'Up to an hour of corrections during that check',
          'Static hosting, domain name and certificate for the year',
          'Back-ups every week, kept for three months',
          'Checked every hour for outages',
          'Answers by e-mail within five working days',
        ],
      },
      {
        id: 'professional',
        title: 'Professional',
        timeline: 'a year',
        audience: 'For an app, or a site you edit yourself, that changes little.',
        usual: 'Fits most of what we build',
        brief: [
          ['1\u00a0day', 'of changes'],
          ['3\u00a0days', 'to reply'],
        ],
        features: [
          'Everything in yearly Standard, for one app or one site you edit yourself',
          'One working day of changes, on a date you choose',
          'Rebuilt for the current iOS and Android and sent to both stores',
          'Back-ups every night, and one trial restore',
          'A written report: errors, speed and accessibility over the year',
          'Answers by e-mail within three working days',
        ],
      },
      {
        id: 'ultimate',
        title: 'Ultimate',
        timeline: 'a year',
        audience: 'For two products that must not fall behind.',
        brief: [
          ['2\u00a0days', 'of changes'],
          ['2\u00a0days', 'to reply'],
        ],
        features: [
          'Everything in yearly Professional, for up to two products',
          'Two working days of changes, one in spring and one in autumn',
          'Tested on eight phones and in four browsers each time',
          'A check that former staff cannot reach accounts, keys or payments',
          'An hour with the designer who knows the product, here or on a call',
          'Answers within two working days, the same day when something is down',
        ],
      },
    ],
  },
  /** Under the plans, one paragraph each. */
  notes: [
    'US dollars before tax; in Algeria, dinars at the Bank of Algeria’s rate of the day. Work beyond a plan costs $200 a day.',
    'In Professional and Ultimate, half to two thirds of the price is for changes, the rest for hosting, updates and back-ups.',
    'Monthly plans can end any month, at thirty days’ notice. You keep code, accounts and back-ups.',
  ],
} as const satisfies {
  title: string
  intro: string
  monthly: PricingPeriod
  yearly: PricingPeriod
  notes: readonly string[]
}

type PricingPeriod = { label: string; plans: readonly [PlanWords, PlanWords, PlanWords] }
