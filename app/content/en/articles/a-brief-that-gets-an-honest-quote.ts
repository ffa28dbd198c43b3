import type { Block } from '../../../lib/prose.ts'

export const body = [
  'We read about a hundred and forty briefs a year. They arrive as forty-page specifications, as voice messages and once as a photograph of a whiteboard with a hand in front of it. Length tells us nothing. A brief is good when two agencies that read it would build roughly the same thing.',
  'When it is not, we do what everybody does: we guess, and add money in case the guess is wrong. These seven questions make most of that unnecessary, and the answers fit on two pages.',

  { kind: 'heading', id: 'who', text: '1. Who is it for?' },
  'One person, in one situation. Not “everyone between eighteen and sixty-five”, but “a nurse in Sétif, on her feet, between two patients, with one hand free”. Every design decision of the next twelve weeks depends on that sentence. If there are two such people, write two sentences and say which of them wins when they disagree.',

  { kind: 'heading', id: 'today', text: '2. What do they do today?' },
  'There is always something: a notebook, a spreadsheet, a cousin with a phone. That is your real competitor, and it is free. Describe it with some respect. Half of the good ideas in our projects came from the margin of somebody’s notebook.',

  {
    kind: 'heading',
    id: 'difference',
    text: '3. What should be different, and how would you know?',
  },
  'Name one number that should change: phone calls a day, orders sent back, hours from request to answer. A number lets you say no to things. “Modern” and “user-friendly” do not, because nobody ever asks for the opposite.',

  { kind: 'heading', id: 'have', text: '4. What do you have already?' },
  {
    kind: 'list',
    items: [
      'A logo, colours, a typeface? Send the files, not a screenshot.',
      'Texts and photographs? In which languages, and who may change them?',
      'A system that already holds your customers, stock or prices? Tell us its name, its age, and who has the password.',
      'A person who will answer our questions and can make decisions? If there is none, your project will be late.',
    ],
  },

  { kind: 'heading', id: 'connections', text: '5. What must it connect to?' },
  'Payments, text messages, accounting, a delivery company, a door lock. Each connection to somebody else’s system costs between two days and three weeks, depending on how good their documentation is. If you can get us a test account before we quote, that part usually costs a third less.',

  { kind: 'heading', id: 'date', text: '6. By when, and why?' },
  'A date with a reason is useful: Ramadan, a trade fair, the end of a licence. We plan towards it and tell you what will not be ready by then. A date without a reason is usually a wish, and meeting it costs overtime all the same. If you have no date, say so and we will suggest one.',

  { kind: 'heading', id: 'money', text: '7. How much money is there?' },
  'Most people leave this one blank. They fear that the quote will come to exactly the sum they name. It usually does, more or less, and that is to your advantage: if we know the sum, we can tell you the best version that it will buy. If we do not, we can only tell you what *some* version costs. A range is enough. If you have no idea at all, [our figures for three kinds of app](/blog/what-an-app-costs) will give you one.',

  { kind: 'heading', id: 'leave-out', text: 'What to leave out' },
  {
    kind: 'list',
    items: [
      '*The solution.* Say what goes wrong, and let us work on the answer together. The list of screens is our job.',
      '*Technology*, unless your own people must maintain it. Then it is the most important line in the document.',
      '*“Like X, but for Y.”* Say instead which part of the other product you admire.',
      '*Anything that can wait.* Mark what the first version cannot do without, and be strict: in our experience it is about a third.',
    ],
  },

  { kind: 'heading', id: 'send', text: 'Then send it to three agencies' },
  'Send all three the same two pages on the same day. Give all of them the same answers when they ask; they will ask, and their questions tell you more than their quotes do. An agency without questions has not read your brief.',
  'Compare the number of days before you compare the sums. If one quote has half the days of the others, either they have found something clever or they have missed something large. Ask which. We have been the cheapest for both reasons, and were glad when the client asked.',
  'And when you have chosen, write to the other two. It takes a minute, and almost nobody does it.',
] satisfies Block[]
