import type { Block } from '../../../lib/prose.ts'

export const body = [
  'Agencies like to draw their process as a circle with arrows. Ours is a calendar. It has twelve Thursdays in it, and on each at three in the afternoon we show what exists, on your phone, to whoever cares to come. The rest of the process is there to make those twelve hours worth it.',
  'This is how a project of the usual size goes: some ninety days of work by a designer and two developers, none of them on it all the time.',

  {
    kind: 'table',
    caption: 'The twelve weeks, by what you can hold in your hand on the Thursday',
    columns: ['Week', 'What you see', 'What you decide'],
    rows: [
      ['1', 'Your own words, sorted; the people we talked to', 'Whom it is for'],
      ['2', 'Paper screens that one can click through', 'What is left out'],
      ['3', 'Two directions for the look, on three real screens', 'Which one'],
      ['4', 'The first screen, working, with your texts', 'Nothing; enjoy it'],
      ['5–8', 'One more journey each week, from end to end', 'What to change, what to swap'],
      ['9', 'Every screen there, some of them ugly', 'Who tries it'],
      ['10', 'What twenty strangers stumbled over', 'What must be mended before launch'],
      ['11', 'The version for the stores', 'Yes or not yet'],
      ['12', 'The launched app, and its first figures', 'What comes next'],
    ],
  },

  { kind: 'heading', id: 'before', text: 'Before week one' },
  'You have had half an hour of talk, a written quote within five working days, and as many questions as you liked. The names in the quote are the people who will come. When it is signed we agree a Sunday to begin, three to six weeks away, and you pay the first 30%.',
  'In these weeks of waiting there is homework for both sides. We read everything you have. You find the person who may decide, and clear half a day a week in their diary. If there is only one thing you take from this page, let it be that diary.',

  { kind: 'heading', id: 'rules', text: 'The rules of a Thursday' },
  {
    kind: 'list',
    items: [
      'It is shown on a real phone, by whoever built it. No slides; a slide has never crashed, and that is what is wrong with it.',
      'You hold the phone. We are silent for the first five minutes, which we find hard.',
      'What you say is written down in three columns: now, later, no. You see the columns before you leave.',
      'If there is nothing to show, we telephone on the Wednesday and tell you why. You need not come for an apology.',
    ],
  },
  'By Sunday noon the “now” column is in the plan. What does not fit into the days we agreed goes on a scale: this costs two days, and here are three things of two days that could leave. Almost always something leaves. In the last ten projects the price changed in three, twice upwards.',

  { kind: 'heading', id: 'nine', text: 'Week nine is supposed to hurt' },
  'The seventh and eighth weeks are pleasant. Everything is new, everything works. Then comes the week in which all the screens are there at the same time, and the thing looks worse than a month ago. Journeys do not meet, two buttons have the same name, the Arabic runs off the edge of a card.',
  'It is meant to. We want to see it while there are three weeks left, so we finish everything roughly before we finish anything well. Around now you pay the second part, 40%. If you look at the phone and would rather not, this is the moment to say it.',

  { kind: 'heading', id: 'strangers', text: 'Twenty strangers' },
  'In the tenth week we give the app to people who owe us nothing, and sit beside them. Half of them in the street, with their own phones. They find between thirty and fifty things. About ten are serious, and of those about three are a surprise to everybody, each time. They are the best three of the project.',

  { kind: 'heading', id: 'after', text: 'After the last Thursday' },
  'The team stays for the first week of real life, and reads every review. Thirty days after launch you pay the last 30%, if what we promised is there. For six months we mend our own faults for nothing. Then somebody should [look after it](/blog/what-maintenance-pays-for), us or another.',
  'And three months on we ring up to ask about the number that was in [your brief](/blog/a-brief-that-gets-an-honest-quote), the one which was supposed to move. It is our thirteenth demo, and in this one it is you who show us.',
] satisfies Block[]
