import type { Block } from '../../../lib/prose.ts'

export const body = [
  'The app was finished on a Tuesday in March. It reached the stores in June. In between, an office abroad could not find the company’s number, the payment contract was posted four times, and one screenshot showed the wrong flag. None of it was anybody’s fault. We had simply started too late.',
  'Here is the order in which we do it now. The rule is simple: anything that needs an official stamp is started in the first week.',

  {
    kind: 'table',
    caption: 'What to start when, for a twelve-week app with card payment',
    columns: ['Week', 'Start', 'Allow'],
    rows: [
      ['1', 'D-U-N-S number for the company', 'One to five weeks'],
      ['1', 'Talk with your bank about online payment', 'Six to twelve weeks in all'],
      ['2', 'Google Play account', 'A few days'],
      ['3', 'Apple account, once the number has come', 'One to three weeks'],
      ['6', 'Privacy policy, in the languages of the app', 'One week'],
      ['9', 'Certification of the payment page', 'Two to four weeks'],
      ['10', 'Store description, pictures, age rating', 'Three days'],
      ['11', 'First submission', 'One to seven days'],
    ],
  },

  { kind: 'heading', id: 'stores', text: 'The stores' },
  'Open both accounts in the name of your company, never in ours. An app that changes owner later keeps its users but loses weeks. Google asks for $25, once. Apple asks for $99 every year, and for a D-U-N-S number, nine digits that identify a company in a worldwide register. It costs nothing to request. But the name and the address must match your entry in the commercial register to the letter, in Latin script, and most delays come from a “Cité” in one that is a “Cite” in the other.',
  'Both fees are paid with an international card. Not every company here has one; ask your bank for a card on a foreign-currency account well before you need it.',
  'Both stores also want to know what the app does with personal data, Apple on its privacy label and, since July, Google in its data safety form. Fill them in together with the developer who knows which libraries the app contains. A wrong answer is the commonest cause of a refusal.',

  { kind: 'heading', id: 'cards', text: 'Edahabia and CIB' },
  'Two kinds of card matter: Edahabia, from Algérie Poste, and CIB, from the banks. The two systems are now connected, so one contract lets you accept both. The customer goes to a payment page of the national platform, enters the card there, receives a code by text message and comes back to your app. Your app never sees the card number, and does not need to.',
  {
    kind: 'list',
    ordered: true,
    items: [
      'You ask your bank, or Algérie Poste, for a contract for online payment.',
      'You receive access to a test system, and your developers connect to it.',
      'The platform’s staff examine every step: logo, amounts, terms, receipt, and what happens when a card is refused.',
      'You receive the keys for real payments and try one with your own card.',
    ],
  },
  'Three details cost us a week each the first time. Amounts are sent in centimes. The receipt must be printable, and must also go out by e-mail. And a customer may close the browser after paying and before coming back, so your server must ask for the result instead of waiting for it.',
  'Both stores allow these cards for physical goods and services. Digital ones, such as a subscription to a newspaper read in the app, fall under the rules and the commission of Apple and Google. Decide early which of the two you are selling.',

  { kind: 'heading', id: 'paper', text: 'The paperwork in Algeria' },
  'Selling online is governed by law 18-05 of 2018. You need the activity in your commercial register, and a site hosted in Algeria under .com.dz that names the seller and states prices, delivery and the right to return. If your app takes orders, its server side belongs in the country too. Law 18-07, of the same year, concerns personal data: collect what you need, say why, and be ready to show it, correct it or delete it. We are not lawyers, and this is only a summary. An hour with a lawyer will give you the version that counts.',

  { kind: 'heading', id: 'day', text: 'Launch day' },
  'Launch on a Sunday morning, when everybody who might have to fix something is at work. Neither store can release a first version to a few users only, so run a fortnight of open testing with volunteers. Have one person read the reviews for the first fortnight and answer each of them. And celebrate on the Thursday after, when you will know how it went.',
] satisfies Block[]
