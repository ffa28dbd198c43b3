import type { Block } from '../../../lib/prose.ts'

export const body = [
  'The app was finished on a Tuesday in March. It reached the stores in June. In between lay a company number that an office abroad could not find, a payment contract in its fourth envelope, and a screenshot with the wrong flag. None of it was anybody’s fault. It was only begun too late.',
  'Here is the order in which we do it now. The rule is simple: whatever waits for somebody else’s stamp begins in the first week.',

  {
    kind: 'table',
    caption: 'What has to be started when, for an app of twelve weeks with card payment',
    columns: ['Week', 'Begin', 'Reckon with'],
    rows: [
      ['1', 'D-U-N-S number for the company', 'One to five weeks'],
      ['1', 'Talk with your bank about online payment', 'Six to twelve weeks in all'],
      ['2', 'Google Play account', 'A few days'],
      ['3', 'Apple account, once the number has come', 'One to three weeks'],
      ['6', 'Privacy policy, in the languages of the app', 'One week'],
      ['9', 'Certification of the payment page', 'Two to four weeks'],
      ['10', 'Store texts, pictures, age rating', 'Three days'],
      ['11', 'First submission', 'One to seven days'],
    ],
  },

  { kind: 'heading', id: 'stores', text: 'The stores' },
  'Open both accounts in the name of your company, never in ours. An app that changes owner later keeps its users but loses weeks. Google asks for $25, once. Apple asks for $99 every year, and for a D-U-N-S number, the nine digits under which a firm is known to a worldwide register. It costs nothing to request. But the name and the address must match your commercial register to the letter, in Latin script, and most delays come from a “Cité” that is a “Cite” elsewhere.',
  'Both fees are paid with an international card. Not every company here has one; ask your bank about a card on a foreign-currency account before you need it on the last evening.',
  'Both stores also want to know what the app does with personal data, Apple on its privacy label and, since July, Google in its data safety form. Fill them in together with the developer who knows which libraries are inside. A wrong answer is the commonest cause of a refusal.',

  { kind: 'heading', id: 'cards', text: 'Edahabia and CIB' },
  'Two families of cards matter: Edahabia, from Algérie Poste, and CIB, from the banks. The two systems are connected by now, so one contract lets you accept both. The customer is taken to a payment page of the national platform, enters the card there, receives a code by text message, and comes back. Your app never sees the number of the card, and should not want to.',
  {
    kind: 'list',
    ordered: true,
    items: [
      'You ask your bank, or Algérie Poste, for a contract for online payment.',
      'You receive access to a test system, and your developers connect it.',
      'The platform examines the whole journey: logo, amounts, terms, receipt, what happens after a refusal.',
      'You receive the keys for real payments and try one with your own card.',
    ],
  },
  'Three details cost us a week each, the first time. Amounts are transmitted in centimes. The receipt must be printable and be sent by e-mail. And a customer may close the browser after paying and before coming back, so your server must ask for the result itself, and not wait to be told.',
  'Physical goods and services may be paid in this way in both stores. Digital ones, such as a subscription to a newspaper read in the app, fall under the rules and the commission of Apple and Google. Decide early which of the two you sell.',

  { kind: 'heading', id: 'paper', text: 'The paperwork at home' },
  'Selling online is governed by law 18-05 of 2018. You need the activity in your commercial register, and a site hosted in Algeria under .com.dz that names the seller and states prices, delivery and the right to return. If your app takes orders, its server side belongs in the country too. Law 18-07, of the same year, concerns personal data: collect what you need, say why, and be ready to show it, correct it or delete it. This is a summary by people who draw screens. Ask a lawyer for the version that counts; an hour will do.',

  { kind: 'heading', id: 'day', text: 'The day itself' },
  'Launch on a Sunday morning, when everybody is at work who might have to mend something. Neither store releases a first version to a tenth of the public, so make a tenth of your own: a fortnight of open testing with people who asked to be in it. Have one person read the reviews for the first fortnight, and answer each. And keep the celebration for the Thursday after, when you will know what you are celebrating.',
] satisfies Block[]
