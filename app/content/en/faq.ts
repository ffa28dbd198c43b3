/** Texts of the FAQ page with its questions. The service pages have their own. Source: spec §2, "faq". */
import type { PluralForms } from '../../lib/plural.ts'

export type FaqItem = {
  /** Anchor of the question; it must not change with the wording. */
  slug: string
  question: string
  /** The answer in three words or so; the page sets it on one line. */
  brief: string
  /** One paragraph in the inline markup of `lib/inline-markup.ts`. */
  answer: string
}

export type FaqCategory = {
  /** Fragment of the page's address that shows the category. */
  slug: string
  title: string
  items: readonly FaqItem[]
}

export const faq = {
  title: 'FAQ',
  description:
    'What people ask before they hire us: what we build, what it costs, how long it takes, and who looks after it once it is live.',
  headline: 'Frequently asked questions',
  lead: 'Short answers to what most clients ask in a first meeting. The longer the bar, the surer the answer.',
  /** How sure an answer in brief is: said at the end of its row, and shown by its width. */
  degrees: {
    open: 'It depends',
    likely: 'Usually',
    firm: 'Almost always',
    sure: 'Always',
  },
  /** The list of categories; `{count}` is a category's number of questions. */
  contents: { label: 'Categories', count: { one: '1 question', other: '{count} questions' } },
  categories: [
    {
      slug: 'development-services',
      title: 'Development Services',
      items: [
        {
          slug: 'arabic-french-english',
          question: 'Do you work in Arabic, French and English?',
          brief: 'In all three',
          answer:
            'We meet, write and design in each of them. Right-to-left layouts are designed by people who grew up reading Arabic, and both directions are tested with every release. [Arabic and French on one screen](/blog/arabic-and-french-on-one-screen) explains how we work.',
        },
        {
          slug: 'design-only',
          question: 'Can we have the design without the code, or the code without the design?',
          brief: 'Yes, either',
          answer:
            'Yes. If we only design, you get the screens, a component library and a day with your developers. If we only build, we spend a day reading your design and list what each screen still lacks, such as how it looks when it is empty, slow or full.',
        },
        {
          slug: 'accessibility',
          question: 'Will it be accessible?',
          brief: 'WCAG 2.2, AA',
          answer:
            'Everything we deliver is tested with a keyboard and a screen reader against WCAG 2.2, level AA. We do not charge extra for it, because it costs little if you plan for it from the start.',
        },
        {
          slug: 'payments-in-algeria',
          question: 'Can you connect Edahabia and CIB card payments?',
          brief: 'Yes, both',
          answer:
            'Yes, through the national payment platform. The contract is between you and your bank; we do the integration and go through the certification tests with you. It takes weeks rather than days, so read [Launching an app in Algeria](/blog/launching-an-app-in-algeria) before you begin.',
        },
        {
          slug: 'existing-code',
          question: 'Can you take over a project from another team?',
          brief: 'After three days of reading',
          answer:
            'Usually. We read the code for three days, at the daily rate, and write down what is sound, what is not and what it would take to finish. About one time in five our advice is to stay with the team you have.',
        },
        {
          slug: 'what-do-you-build',
          question: 'What do you build?',
          brief: 'Apps, websites, back offices',
          answer:
            'Mobile apps, websites and the systems behind them: booking, banking, catalogues, back offices. We also design brand identities when a product needs one. The pages of our [six services](/service) list what is included in each.',
        },
        {
          slug: 'which-technology',
          question: 'Which technology do you use?',
          brief: 'React, Flutter or native',
          answer:
            'TypeScript and React on the web; Flutter, React Native, Kotlin or Swift on phones, depending on [five questions about your app](/blog/flutter-or-native). We choose technology that other developers near you know, and give our reasons in the quote.',
        },
      ],
    },
    {
      slug: 'pricing-and-payment',
      title: 'Pricing & Payment',
      items: [
        {
          slug: 'fixed-price',
          question: 'Is the price fixed?',
          brief: 'Yes',
          answer:
            'Yes, for everything that the quote lists. If you want something else halfway through, we tell you what it adds or what could go in exchange, and you decide before we start on it.',
        },
        {
          slug: 'what-does-it-cost',
          question: 'What does a project cost?',
          brief: '$200 a day',
          answer:
            'A day of our work costs $200. A site of eight pages takes about eight days, a simple app about 45, an app with accounts and payments about 90. [The estimate](/contact#estimate) adds up yours, and [What an app costs](/blog/what-an-app-costs) explains where those days go.',
        },
        {
          slug: 'when-do-we-pay',
          question: 'When do we pay?',
          brief: '30%, 40%, 30%',
          answer:
            '30% when you sign, 40% when you have a version with every screen in it, and 30% thirty days after launch. For projects under $2,000, half when you sign and half after launch.',
        },
        {
          slug: 'how-do-we-pay',
          question: 'How do we pay, and in which currency?',
          brief: 'By bank transfer',
          answer:
            'By bank transfer: in dinars within Algeria, in euros or dollars from abroad. Each invoice shows tax on a separate line. We do not take cash.',
        },
        {
          slug: 'free-quote',
          question: 'Is the quote free?',
          brief: 'Yes',
          answer:
            'Yes, and so is the first half-hour of advice. You get the quote within five working days of our meeting, and it is valid for sixty days. [A good brief](/blog/a-brief-that-gets-an-honest-quote) makes it lower, because we have less to guess.',
        },
        {
          slug: 'other-costs',
          question: 'What will we pay for besides your work?',
          brief: 'App stores, bank fees, texts',
          answer:
            'App-store accounts ($25 once at Google, $99 a year at Apple), the fees of your bank for card payments, and text messages if users log in with codes. We take no commission on these. [Care plans](/service) start at $29 a month.',
        },
        {
          slug: 'why-is-a-year-cheaper',
          question: 'Why does a yearly care plan cost so much less than twelve months?',
          brief: 'It is a different job',
          answer:
            'Because it is a different job. A monthly plan pays for work every month. A yearly one pays for one thorough check, or two, and for back-ups and monitoring in between. If people use your product daily, take a monthly plan.',
        },
      ],
    },
    {
      slug: 'process-and-timeline',
      title: 'Process & Timeline',
      items: [
        {
          slug: 'what-do-we-prepare',
          question: 'What should we prepare?',
          brief: 'Two pages',
          answer:
            'Two pages on who it is for, what should change, and what you already have. Missing text and pictures are the commonest cause of a late launch, so we agree in the first week who provides them.',
        },
        {
          slug: 'when-can-you-start',
          question: 'When can you start?',
          brief: 'In three to six weeks',
          answer:
            'Usually three to six weeks after you sign, on a Sunday that we agree with you. We do not squeeze projects in, because another client would have to wait.',
        },
        {
          slug: 'how-long',
          question: 'How long does it take?',
          brief: 'Three weeks to twenty',
          answer:
            'A small site takes three to five weeks, an app about twelve, and a product for two kinds of users about twenty. We describe [the usual twelve weeks](/blog/twelve-weeks-twelve-demos) one by one.',
        },
        {
          slug: 'who-works-on-it',
          question: 'Who will work on our project?',
          brief: 'Three or four people, by name',
          answer:
            'A designer and two or three developers, named in the quote, and one of them is your contact. We tell you before anyone is replaced. You may [meet the team](/team) before you sign.',
        },
        {
          slug: 'how-much-of-our-time',
          question: 'How much of our time do you need?',
          brief: 'Half a day a week',
          answer:
            'About half a day a week from one person who can make decisions: an hour for the Thursday demo, the rest for questions and wording. If a committee decides instead, the project takes 50% longer.',
        },
        {
          slug: 'changes-of-mind',
          question: 'What if we change our minds?',
          brief: 'Most clients do',
          answer:
            'Most clients do; that is what the weekly demo is for. Changes within the agreed days cost nothing. For larger ones we tell you in writing how many days they take, before anybody builds them.',
        },
        {
          slug: 'late',
          question: 'What happens if you are late?',
          brief: '5% off for each week',
          answer:
            'We tell you on the day we know. If it is our fault, each full week of delay takes 5% off the last payment, until nothing is left. In 2024 two projects out of 81 were late through our fault.',
        },
        {
          slug: 'confidentiality',
          question: 'Will you sign a confidentiality agreement?',
          brief: 'Yours or ours',
          answer:
            'Yes, yours or ours, before you tell us anything that needs one. For a first conversation it is seldom necessary.',
        },
      ],
    },
    {
      slug: 'support-and-maintenance',
      title: 'Support & Maintenance',
      items: [
        {
          slug: 'guarantee',
          question: 'What if something breaks after launch?',
          brief: 'Six months of repairs, free',
          answer:
            'For six months we repair, free of charge, whatever does not work as agreed. After that a care plan covers it; without a plan you pay the daily rate.',
        },
        {
          slug: 'do-we-need-a-plan',
          question: 'Do we need a care plan?',
          brief: 'If nobody has the time',
          answer:
            'Somebody has to renew certificates and keep up with each new iOS and Android. That can be your own developer, and we will show them how. If nobody has the time, our [care plans](/service) start at $29 a month or $59 a year.',
        },
        {
          slug: 'how-fast',
          question: 'How fast do you answer?',
          brief: 'Within two working days',
          answer:
            'It depends on your care plan: within two working days with monthly Standard, and on the same working day with monthly Professional. With monthly Ultimate someone is also on call until 10 pm every day, in case a product is down.',
        },
        {
          slug: 'unused-hours',
          question: 'What happens to the hours we do not use?',
          brief: 'Saved for up to six months',
          answer:
            'You can use them for another three months in the monthly Professional plan, and for six in Ultimate. The half-hour in Standard cannot be saved up; it is meant for changed opening times, not for a new page.',
        },
        {
          slug: 'who-owns-the-code',
          question: 'Who owns the code?',
          brief: 'You do',
          answer:
            'You do, once the last invoice is paid, with the design files and the documentation. Domain and app-store accounts are in your name from the start. The [terms of use](/terms-of-use#your-project) say so too.',
        },
        {
          slug: 'hosting',
          question: 'Where is it hosted?',
          brief: 'In Algeria or in Europe',
          answer:
            'That depends on your country’s law and on where your customers are. Shops that sell in Algeria must be hosted in the country under .com.dz; for other projects we suggest a European host with daily back-ups, and set it up in your name.',
        },
        {
          slug: 'leaving',
          question: 'Can we end a care plan?',
          brief: 'Yes',
          answer:
            'Yes: a monthly plan at the end of any month, with thirty days’ notice, and a yearly plan at the end of its year. You receive code, accounts, back-ups and a document that another team can start from, and we answer that team’s questions for two weeks.',
        },
      ],
    },
  ],
  callToAction: {
    title: 'Is your question missing?',
    /** Ends the empty line. */
    mark: '?',
    text: 'Half an hour with a designer and a developer usually settles it, by phone, by video call or over coffee at the studio.',
    label: 'Schedule a Consultation',
    /** The line to write a question on; it opens the contact form. */
    question: {
      label: 'Your question',
      ask: 'Ask it',
      note: '“Ask it” opens our contact form with the question in it. You send it from there.',
    },
  },
} as const satisfies {
  title: string
  description: string
  headline: string
  lead: string
  degrees: Readonly<Record<'open' | 'likely' | 'firm' | 'sure', string>>
  contents: { label: string; count: PluralForms }
  categories: readonly FaqCategory[]
  callToAction: {
    title: string
    mark: string
    text: string
    label: string
    question: { label: string; ask: string; note: string }
  }
}
