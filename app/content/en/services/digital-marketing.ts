import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'Marketing begins with having something to say and a page on which to say it. We make both, in Arabic, French and English, bring the right people there and tell you each month, in plain figures, what it was worth. If a channel does not pay, we close it and say so.',
  deliverables: [
    'A list of the questions that your customers type, by language and town',
    'Pages that answer them, written by a person who has spoken to you',
    'Search listings and map entries that are complete and correct',
    'Campaigns with a ceiling, stopped when they cost more than they bring',
    'Measuring that works without tracking people across the web',
    'A monthly report of one page with one recommendation',
  ],
  scene:
    'A column by the bay is read by whoever passes, asks for no consent and follows nobody home. Our campaigns keep to that.',
  process: [
    {
      title: 'Listen',
      text: 'We read a year of your customers’ letters and what people type into search engines in three languages. The overlap is small, and that is where you should be found.',
    },
    {
      title: 'Publish',
      text: 'Two or three good pages a month beat a calendar of posts. Each answers one question better than anybody else does, and carries the name of whoever knows the answer.',
    },
    {
      title: 'Measure and prune',
      text: 'After ninety days we look at what each page and each dinar of advertising led to. The upper half gets more attention, the lower half is improved once or removed.',
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
        'No, nor can anybody else. We promise the work and show where you stand each month, including the months in which you fall.',
    },
    {
      question: 'Which networks should we be on?',
      answer:
        'On the one or two that your customers open anyway. For a workshop in Tlemcen that may be pictures, for a supplier of valves it is often e-mail.',
    },
    {
      question: 'Who writes the texts?',
      answer:
        'A writer of ours, after an hour with somebody of yours. You read everything before it is published, and it never sounds as though a brochure had written it.',
    },
    {
      question: 'Do you use tracking cookies?',
      answer:
        'As a rule not. Counting visits and enquiries works without recognising anyone, spares your visitors a banner and satisfies the Algerian and the European law alike.',
    },
    {
      question: 'How much should we spend on advertising?',
      answer:
        'At first about as much as you can lose without regret, for six weeks. After that the figures decide: if an enquiry costs less than it earns, spend more.',
    },
    {
      question: 'Do you write in dialect?',
      answer:
        'Where your customers do. Darja in an advertisement can sound like a neighbour or like a salesman pretending to be one, so we try it on people first.',
    },
    {
      question: 'May we see figures from other clients?',
      answer:
        'Dar Zellij allows us to show theirs: orders rose from 640 to 1,203 in a year, about a third of it through pages that we had written. Others we show in person, with names removed.',
    },
  ],
} satisfies ServiceText
