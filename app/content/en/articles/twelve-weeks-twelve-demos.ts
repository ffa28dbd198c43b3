import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Agencies like to draw their process as a circle with arrows. Ours is a calendar. It has twelve Thursdays in it. On each of them, at three in the afternoon, we show the work so far on your phone, to anyone you want to bring. Everything else in the process prepares for those demos.',
  'This is how a project of the usual size goes: about ninety days of work by a designer and two developers, none of them full-time.',

  {
    kind: 'table',
    caption: 'What you see, and what you decide, on each of the twelve Thursdays',
    columns: ['Week', 'What you see', 'What you decide'],
    rows: [
      ['1', 'What you told us, sorted, and what your users told us', 'Who it is for'],
      ['2', 'Sketched screens that you can click through', 'What to leave out'],
      ['3', 'Two visual styles, on three real screens', 'Which one to take'],
      ['4', 'The first working screen, with your own words', 'Nothing; enjoy it'],
      ['5–8', 'Each week, one more thing that users can do', 'What to change, what to swap'],
      ['9', 'Every screen, some of them still ugly', 'Who should test it'],
      ['10', 'What twenty strangers stumbled over', 'What we must fix before launch'],
      ['11', 'The version for the stores', 'Whether to launch'],
      ['12', 'The launched app, and its first figures', 'What comes next'],
    ],
  },

  { kind: 'heading', id: 'before', text: 'Before week one' },
  'You have had half an hour of advice, a written quote within five working days, and answers to all your questions. The people named in the quote are the ones who will do the work. When it is signed we agree on a Sunday to begin, three to six weeks away, and you pay the first 30%.',
  'In those weeks there is homework for both sides. We read everything you have. You find the person who can make decisions, and clear half a day a week in their diary. That half-day matters more than anything else on this page.',

  { kind: 'heading', id: 'rules', text: 'The rules of a Thursday' },
  {
    kind: 'list',
    items: [
      'The person who built it shows it, on a real phone. There are no slides, because a slide cannot show what does not work yet.',
      'You hold the phone. We say nothing for the first five minutes, which we find hard.',
      'We write down what you say in three columns: now, later, no. You see the columns before you leave.',
      'If there is nothing to show, we ring you on the Wednesday and tell you why, so that you do not come for nothing.',
    ],
  },
  'By Sunday noon the “now” column is in the plan. If something does not fit into the days we agreed, we give you a choice: pay for the extra days, or drop one of three other things that take as long. Almost always we leave something out. In three of the last ten projects the price changed, twice upwards.',

  { kind: 'heading', id: 'nine', text: 'Week nine is supposed to hurt' },
  'The seventh and eighth weeks are pleasant. Everything is new and everything works. Then comes the week in which all the screens are there at once, and the app looks worse than it did a month ago. Screens do not lead to one another, two buttons have the same name, the Arabic runs off the edge of a card.',
  'We do this on purpose. We want to see the problems while there are three weeks left, so we finish everything roughly before we finish anything well. Around now the second payment, 40%, is due. If you look at the phone and have doubts, this is the moment to say so.',

  { kind: 'heading', id: 'strangers', text: 'Twenty strangers' },
  'In the tenth week we give the app to people who do not know us, and sit beside them. Half of them try it in the street, on their own phones. They find between thirty and fifty problems. About ten are serious, and about three of those surprise everybody. Those three are the most useful finds of the whole project.',

  { kind: 'heading', id: 'after', text: 'After the last Thursday' },
  'The team stays for the first week after launch, and reads every review. Thirty days after launch you pay the last 30%, if everything we promised is there. For six months we fix our own faults free of charge. After that somebody should look after the app, and [maintenance](/blog/what-maintenance-pays-for) has an article of its own.',
  'For those six months we also measure the number in your brief, the one that was supposed to change. How to choose it is part of [A brief that gets an honest quote](/blog/a-brief-that-gets-an-honest-quote).',
] satisfies Block[]
