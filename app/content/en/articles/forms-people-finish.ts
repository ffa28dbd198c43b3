import type { Block } from '../../../lib/prose.ts'

export const body = [
  'In January we sat beside twenty drivers, one at a time, while they made a car insurance claim on a phone. The form had thirty-one fields. Eleven people finished it. Two of those had made up a policy number, because the form would not continue without one and the real number was in the car, at the garage.',
  'The new form has fourteen fields. Of the next twenty drivers eighteen got to the end, in four minutes instead of twelve. We did nothing clever. For every field we asked who needs the answer, when they need it, and whether somebody knows it already.',

  { kind: 'heading', id: 'fewer', text: 'Ask less' },
  'Of the seventeen fields that we removed, six were things that the insurer could look up from the policy number. Five were for a statistic that nobody, it turned out, had compiled since 2016. Four were needed in only one case out of ten, and now appear only then. Two asked the same question in other words.',
  'Even so, they were hard to cut, because each field belonged to some department. So we told each department the price: about one person in fifty gives up at each field. Then they cut the fields themselves.',

  { kind: 'heading', id: 'one-column', text: 'One column, one field at a time' },
  'Two fields side by side save space, but people skip the second or take it for part of the first. The exceptions are things that people think of as one, such as day, month and year.',
  'Labels go above the field, where they stay visible while you type. A grey hint inside the field is not a label. It vanishes at the very moment you need it, and some people think that the field is already filled in.',

  { kind: 'heading', id: 'keyboard', text: 'Let the phone help' },
  'The browser knows its owner’s name, address and number, and has a keyboard for each kind of answer. You only have to tell it what the field is for.',
  {
    kind: 'code',
    language: 'html',
    caption: 'Three attributes save thirty key presses: `type`, `inputmode` and `autocomplete`',
    text: `<label for="mobile">Mobile number</label>
<p id="mobile-hint">We call it once, to arrange the inspection.</p>
<input id="mobile" name="mobile" type="tel" inputmode="tel"
       autocomplete="tel" dir="ltr" aria-describedby="mobile-hint" required>`,
  },
  'The sentence under the label is the cheapest improvement in this article: say why you ask. It brought false phone numbers down from one in seven to one in forty.',

  { kind: 'heading', id: 'here', text: 'What is different in Algeria' },
  {
    kind: 'list',
    items: [
      '*Names exist in two scripts.* Ask for the one on the document you need, say which document that is, and let the field switch direction by itself. Do not ask for both unless a law does.',
      '*Given name and family name change places* from one form to the next, and people follow habit rather than the label. One field for the full name solves this.',
      '*Mobile numbers* have ten digits and begin with 05, 06 or 07. Accept spaces, dots, and +213 in front. A program can remove them; people should not have to.',
      '*Fifty-eight wilayas* are too many for a list without search, and many people know theirs by number. Let them type “16” or “Alg”.',
      '*Dates* are day, month, year, in digits. Nobody should have to scroll a wheel back to 1961.',
    ],
  },

  { kind: 'heading', id: 'errors', text: 'When something is wrong' },
  'A red message at the top that says “the form contains errors” helps nobody. We put the message beside the field, in everyday words, and say what to do: “This number has nine digits. Algerian mobile numbers have ten.” Then the cursor moves to the first such field, so that people who cannot see the screen find it too.',
  'Check a field when people leave it, not while they are filling it in. A form that calls your e-mail address invalid after the second letter is like a waiter who corrects your order while you are still reading the menu.',
  'And never, for any reason, empty a field. What people have typed belongs to them.',

  { kind: 'heading', id: 'button', text: 'The last button' },
  'The button says what happens: “Send the claim”, not “Submit”. Never grey it out; let people press it, and show them what is missing. If nothing is missing, it says “Sending” and ignores a second press. The next screen says what was sent, what happens next and by which day. Four of our twenty drivers had sent the old form twice, because it thanked them and told them nothing.',
] satisfies Block[]
