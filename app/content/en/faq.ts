/** The questions of the FAQ page. The service pages have their own. Source: spec §2, "faq". */

export type FaqItem = {
  /** Anchor of the question: it stays when the wording changes. */
  slug: string
  question: string
  /** One paragraph, with the marks of `lib/inline-markup.ts`. */
  answer: string
}

export type FaqCategory = {
  /** Names the category in the page's address, so that it can be shared. */
  slug: string
  title: string
  items: readonly FaqItem[]
}

export const faqCategories = [
  {
    slug: 'development-services',
    title: 'Development Services',
    items: [
      {
        slug: 'what-do-you-build',
        question: 'What do you build?',
        answer:
          'Mobile apps, websites, and the systems of screens behind them: booking, banking, catalogues, back offices. We also draw identities when the product needs one. The [six services](/service) say what is included in each.',
      },
      {
        slug: 'which-technology',
        question: 'Which technology do you use?',
        answer:
          'TypeScript and React on the web; Flutter, React Native, Kotlin or Swift on phones, depending on [five questions](/blog/flutter-or-native). We choose what your next developer can hire for, and say so in the quote.',
      },
      {
        slug: 'existing-code',
        question: 'Can you take over what another team began?',
        answer:
          'Usually. We read the code for three days at the daily rate and write down what is sound, what is not, and what it would take. About one time in five our advice is to keep going with the team you have.',
      },
      {
        slug: 'arabic-french-english',
        question: 'Do you work in Arabic, French and English?',
        answer:
          'In all three: meetings, documents and interfaces. Right-to-left layouts are drawn by people who read them, and [both directions are tested](/blog/arabic-and-french-on-one-screen) on every release.',
      },
      {
        slug: 'design-only',
        question: 'Can we have the design without the code, or the code without the design?',
        answer:
          'Yes. Design alone ends with screens, a component library and a day with your developers. Code alone begins with a day of reading your design and a list of the states that it forgot: empty, slow, full, refused.',
      },
      {
        slug: 'payments-in-algeria',
        question: 'Can you connect Edahabia and CIB card payments?',
        answer:
          'Yes, through the national payment platform. The contract is between you and your bank; we do the integration and sit through the certification tests with you. It takes weeks rather than days, so [begin early](/blog/launching-an-app-in-algeria).',
      },
      {
        slug: 'accessibility',
        question: 'Will it be accessible?',
        answer:
          'Everything we deliver is tested with a keyboard and a screen reader against WCAG 2.2, level AA. It is not an option with a price, because it costs little from the start and a great deal at the end.',
      },
    ],
  },
  {
    slug: 'pricing-and-payment',
    title: 'Pricing & Payment',
    items: [
      {
        slug: 'what-does-it-cost',
        question: 'What does a project cost?',
        answer:
          'A day of our work costs $200. A site of eight pages takes about eight days, a simple app about 45, an app with accounts and payments about 90. [An article](/blog/what-an-app-costs) takes three such projects apart, day by day.',
      },
      {
        slug: 'fixed-price',
        question: 'Is the price fixed?',
        answer:
          'For what the quote lists, yes. When you want something else half-way, we tell you what it adds or what could go in exchange, and you decide before we begin it.',
      },
      {
        slug: 'when-do-we-pay',
        question: 'When do we pay?',
        answer:
          '30% when you sign, 40% when you hold a version with every screen in it, 30% thirty days after launch. Projects under $2,000 are paid in halves.',
      },
      {
        slug: 'how-do-we-pay',
        question: 'How, and in which currency?',
        answer:
          'By bank transfer: in dinars within Algeria, in euros or dollars from abroad. Each invoice shows its tax on a line of its own. We take no cash.',
      },
      {
        slug: 'free-quote',
        question: 'Is the quote free?',
        answer:
          'It is, and so is the first half-hour of talk. You have it within five working days of our meeting, and it holds for sixty. [A good brief](/blog/a-brief-that-gets-an-honest-quote) makes it cheaper by removing our fear.',
      },
      {
        slug: 'other-costs',
        question: 'What will we pay besides your work?',
        answer:
          'Store accounts ($25 once at Google, $99 a year at Apple), the fees of your bank for card payments, text messages if you send codes, and care after launch from [$29 a month](/service). We earn no commission on any of them.',
      },
      {
        slug: 'why-is-a-year-cheaper',
        question: 'Why does a yearly care plan cost so much less than twelve months?',
        answer:
          'Because it is a different job. A monthly plan buys attention every month; a yearly one buys a single service and a quiet watch in between. If people use your product daily, take the monthly one.',
      },
    ],
  },
  {
    slug: 'process-and-timeline',
    title: 'Process & Timeline',
    items: [
      {
        slug: 'how-long',
        question: 'How long does it take?',
        answer:
          'A small site three to five weeks, an app about twelve, a product with two kinds of users about twenty. The [usual twelve](/blog/twelve-weeks-twelve-demos) are described week by week.',
      },
      {
        slug: 'when-can-you-start',
        question: 'When can you start?',
        answer:
          'Three to six weeks after signature, as a rule; we tell you the Sunday it begins. We do not squeeze a project in, since it would be another client who paid for it.',
      },
      {
        slug: 'who-works-on-it',
        question: 'Who will work on our project?',
        answer:
          'A designer and two or three developers, named in the quote, with one of them as your contact. Nobody is swapped without telling you. You may [meet the team](/team) before you sign.',
      },
      {
        slug: 'how-much-of-our-time',
        question: 'How much of our time do you need?',
        answer:
          'About half a day a week from one person who may decide: an hour for the Thursday demo, the rest for questions and texts. Projects with a committee instead take half as long again.',
      },
      {
        slug: 'changes-of-mind',
        question: 'What if we change our minds?',
        answer:
          'You will; the weekly demo exists for it. Changes within the agreed days cost nothing. Larger ones are weighed in writing, in days, before anybody builds them.',
      },
      {
        slug: 'what-do-we-prepare',
        question: 'What should we prepare?',
        answer:
          'Two pages on who it is for, what should change, and what you already have. Texts and pictures are the commonest cause of a late launch, so we agree in the first week who writes them.',
      },
      {
        slug: 'late',
        question: 'What happens if you are late?',
        answer:
          'You hear of it the day we know. If the cause is ours, each week of delay takes 5% off the last payment, up to the whole of it. In 2024 that happened on two projects out of 81.',
      },
      {
        slug: 'confidentiality',
        question: 'Will you sign a confidentiality agreement?',
        answer:
          'Yes, yours or ours, before you tell us anything that needs one. For a first talk it is seldom needed: an idea is safe with people who have no time to build it.',
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
        answer:
          'For six months we mend, free of charge, whatever does not work as agreed. After that a care plan covers it, or the daily rate if you prefer to have none.',
      },
      {
        slug: 'do-we-need-a-plan',
        question: 'Do we need a care plan?',
        answer:
          'Somebody has to renew certificates and follow each new iOS and Android. It may well be your own developer, and we will show them how. If nobody has the time, [the plans](/service) begin at $29 a month or $59 a year.',
      },
      {
        slug: 'how-fast',
        question: 'How fast do you answer?',
        answer:
          'It depends on the plan: from two working days with monthly Standard to the same day with Professional. With monthly Ultimate someone is on call until 10 pm every day when a product is down.',
      },
      {
        slug: 'unused-hours',
        question: 'What becomes of the hours we do not use?',
        answer:
          'They keep for three months in the monthly Professional plan and for six in Ultimate. Standard has half an hour that does not keep; it is meant for a changed opening time, not for a new page.',
      },
      {
        slug: 'who-owns-the-code',
        question: 'Who owns the code?',
        answer:
          'You do, once the last invoice is paid, with the design files and the documentation. Store accounts, domain and keys are in your name from the start. The [terms](/terms-of-use#your-project) say so too.',
      },
      {
        slug: 'hosting',
        question: 'Where is it hosted?',
        answer:
          'Where your law and your customers are. Shops that sell in Algeria must be hosted in the country under .com.dz; for other projects we suggest a European host with daily back-ups, and set it up in your name.',
      },
      {
        slug: 'leaving',
        question: 'Can we leave?',
        answer:
          'At any month’s end with thirty days’ notice. You receive code, accounts, back-ups and a document that another team can start from, and we answer their questions for two weeks.',
      },
    ],
  },
] as const satisfies readonly FaqCategory[]

export const faq = {
  title: 'Questions people ask before they write',
  intro:
    'The short version of most first meetings. If yours is missing, ask it: good ones end up here.',
  callToAction: {
    title: 'Still a question short?',
    text: 'Half an hour with a designer and a developer usually settles it, by telephone, on a call, or over coffee at the studio.',
    label: 'Schedule a Consultation',
    href: '/contact',
  },
} as const
