/** Care plans for products that are already live. Building one is quoted: see the FAQ. */

/** One column of a price list. Source: spec §3, "Pricing plan". */
export type PricingPlan = {
  title: string
  /** Whole units of the currency, before tax. */
  price: number
  /** As written before the price. */
  currency: '$' | '€'
  /** What the price is for, as written after it: `a month`. */
  timeline: string
  /** For whom, in one line. */
  audience: string
  features: readonly [string, string, string, string, string, string]
}

export const pricing = {
  title: 'After launch, somebody has to look after it',
  intro:
    'A product that is used every day wants work every month. A site that rarely changes wants one good service a year, like a boiler; that is why a year costs less than twelve months.',
  monthly: {
    label: 'Monthly',
    plans: [
      {
        title: 'Standard',
        price: 29,
        currency: '$',
        timeline: 'a month',
        audience: 'For a site that says who you are and how to reach you.',
        features: [
          'Hosting in Algeria or the EU, domain name and certificate',
          'Back-ups every night, kept for 30 days',
          'Security updates once a month, tried on a copy first',
          'Watched every five minutes: we know of an outage before you do',
          'Half an hour of text and picture changes a month',
          'Answers by e-mail within two working days',
        ],
      },
      {
        title: 'Professional',
        price: 199,
        currency: '$',
        timeline: 'a month',
        audience: 'For an app or a shop that takes bookings or money.',
        features: [
          'Everything in monthly Standard, for one app or one site with accounts',
          'One working day of changes a month; unused hours keep for a quarter',
          'New releases in both stores when iOS or Android changes',
          'Crashes and slow screens counted each month, the worst one mended',
          'Restored from back-up within eight working hours',
          'Answers by phone or e-mail the same working day',
        ],
      },
      {
        title: 'Ultimate',
        price: 299,
        currency: '$',
        timeline: 'a month',
        audience: 'For a product that your own customers complain about when it stops.',
        features: [
          'Everything in monthly Professional, for up to three products',
          'A day and a half of changes a month; unused hours keep for half a year',
          'A private copy where you approve each change before it goes out',
          'One developer and one designer, by name, who know the code',
          'On call until 10 pm, seven days a week, when something is down',
          'Speed, security and accessibility reviewed in writing every quarter',
        ],
      },
    ],
  },
  yearly: {
    label: 'Yearly',
    plans: [
      {
        title: 'Standard',
        price: 59,
        currency: '$',
        timeline: 'a year',
        audience: 'For a few pages that seldom change.',
        features: [
          'Static hosting, domain name and certificate for the year',
          'One service a year: libraries renewed, links and forms tried',
          'Back-ups every week, kept for three months',
          'Watched every hour',
          'One round of corrections at the service, up to an hour',
          'Answers by e-mail within five working days',
        ],
      },
      {
        title: 'Professional',
        price: 399,
        currency: '$',
        timeline: 'a year',
        audience: 'For an app or an editable site between two versions.',
        features: [
          'Everything in yearly Standard, for one app or one site you edit yourself',
          'Two working days, spent in one service on a date you choose',
          'Rebuilt for the current iOS and Android and sent to both stores',
          'Back-ups every night, and one restore rehearsed',
          'A written report: errors, speed and accessibility over the year',
          'Answers by e-mail within three working days',
        ],
      },
      {
        title: 'Ultimate',
        price: 599,
        currency: '$',
        timeline: 'a year',
        audience: 'For a small family of products that must not fall behind.',
        features: [
          'Everything in yearly Professional, for up to three products',
          'Three working days in two services, spring and autumn',
          'Tried on eight phones and in four browsers at each service',
          'Accounts, keys and payment settings checked for old access',
          'An hour with the designer who knows the product, here or on a call',
          'Answers within two working days, the same day when something is down',
        ],
      },
    ],
  },
  /** Under the plans, one paragraph each. */
  notes: [
    'Prices are in US dollars before tax. Clients in Algeria are invoiced in dinars at the Bank of Algeria’s rate of the day.',
    'Work beyond a plan costs $200 a day, whoever does it. Leave any monthly plan with thirty days’ notice; we hand over code, accounts and back-ups.',
  ],
} as const satisfies {
  title: string
  intro: string
  monthly: PricingPeriod
  yearly: PricingPeriod
  notes: readonly string[]
}

export type PricingPeriod = {
  label: string
  plans: readonly [PricingPlan, PricingPlan, PricingPlan]
}
