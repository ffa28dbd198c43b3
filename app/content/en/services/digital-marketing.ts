import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Marketing begins with having something to say and a page on which to say it. We help you with both, in Arabic, French and English, bring the right people to the page and tell you each month, in plain figures, what it was worth. If a channel does not pay for itself, we stop using it and tell you.',
  deliverables: [
    'A list of what your customers search for, by language and town',
    'Pages that answer those searches, by a writer who has met you',
    'Search listings and map entries that are complete and correct',
    'Campaigns with a fixed limit, stopped when they cost more than they earn',
    'Measurement that works without tracking people across the web',
    'A monthly report of one page with one recommendation',
  ],
  scene:
    'A poster column by the bay. It reaches everyone who passes and tracks nobody. Our campaigns work in the same way.',
  process: [
    {
      title: 'Listen',
      text: 'We read a year of your customers’ letters and what people type into search engines in three languages. The questions that appear in both lists are the ones to answer first.',
    },
    {
      title: 'Publish',
      text: 'Two or three good pages a month do more than a post every day. Each answers one question better than any other page does, and names the person who knows the answer.',
    },
    {
      title: 'Measure and cut',
      text: 'After ninety days we look at what each page and each dinar of advertising led to. The better half gets more attention; the other half is improved once or removed.',
    },
  ],
  questions: [
    {
      question: 'How long until we see an effect?',
      answer:
        'Advertisements work within a week and stop when you stop paying. Good pages need three to six months and then work for years; we normally begin with both.',
    },
    {
      question: 'Can you promise the first place in search results?',
      answer:
        'No, and nor can anybody else. We promise the work, and show you each month where you rank, including the months when you drop.',
    },
    {
      question: 'Which networks should we be on?',
      answer:
        'The one or two that your customers already use. For a craft workshop in Tlemcen that may be a photo-sharing network; for a supplier of valves it is often e-mail.',
    },
    {
      question: 'Who writes the text?',
      answer:
        'One of our writers, after an hour with one of your people. You read everything before it is published, and it will not sound like a brochure.',
    },
    {
      question: 'Do you use tracking cookies?',
      answer:
        'As a rule, no. We can count visits and enquiries without recognising anyone, which spares your visitors a consent banner and satisfies both Algerian and European law.',
    },
    {
      question: 'How much should we spend on advertising?',
      answer:
        'For the first six weeks, only as much as you can afford to lose. After that the figures decide: if an enquiry costs less than it earns, spend more.',
    },
    {
      question: 'Do you write in dialect?',
      answer:
        'If your customers do. Darja in an advertisement can sound like a neighbour, or like a salesman pretending to be one, so we test it on people first.',
    },
    {
      question: 'May we see figures from other clients?',
      answer:
        'Dar Zellij allows us to show theirs: orders rose from 640 to 1,203 in a year, and about a third of the new orders came through pages that we had written. We show other figures in person, with names removed.',
    },
  ],
} satisfies ServiceText
