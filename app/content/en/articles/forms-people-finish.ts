import type { Block } from '../../../lib/prose.ts'

export const body = [
  'In January we sat beside twenty drivers, one at a time, while they claimed on their car insurance with a telephone. The form had thirty-one fields. Eleven people finished it. Two of those had made something up, because the form would not go on without the number of a policy that was in the car, and the car was at the garage.',
  'The new form has fourteen fields. Of the next twenty drivers eighteen got to the end, in four minutes instead of twelve. We did nothing clever. We asked of every field who needs the answer, when, and whether somebody knows it already.',

  { kind: 'heading', id: 'fewer', text: 'Ask less' },
  'Of the seventeen fields that went, six were known to the insurer from the policy number. Five were for a statistic that, it turned out, nobody had drawn up since 2016. Four were wanted only in one case out of ten and now appear in that case. Two were the same question in other words.',
  'What remained was hard to cut because each field had an owner in some department. So we gave each owner the price: about one person in fifty gives up at each field. Then they cut it themselves.',

  { kind: 'heading', id: 'one-column', text: 'One column, one thing after another' },
  'Two fields side by side save height and lose people, who skip the second or read it as part of the first. The exceptions are things that are one in the head: day, month and year.',
  'Labels stand above the field, where they remain visible while one types. A grey hint inside the field is not a label. It vanishes at the very moment when it is needed, and some people take it for an answer already given.',

  { kind: 'heading', id: 'keyboard', text: 'Let the phone help' },
  'The browser knows its owner’s name, address and number, and has a keyboard for each kind of answer. It only has to be told which one this is.',
  {
    kind: 'code',
    language: 'html',
    caption:
      'Three attributes save thirty presses. The pattern of digits is checked later and kindly',
    text: `<label for="mobile">Mobile number</label>
<p id="mobile-hint">We call it once, to arrange the inspection.</p>
<input id="mobile" name="mobile" type="tel" inputmode="tel"
       autocomplete="tel" dir="ltr" aria-describedby="mobile-hint" required>`,
  },
  'The sentence under the label is the cheapest improvement in this article. Say why you ask. With it, false telephone numbers fell from one in seven to one in forty.',

  { kind: 'heading', id: 'here', text: 'Things that are particular here' },
  {
    kind: 'list',
    items: [
      '*Names exist in two scripts.* Ask for the one that stands on the document you need, say which, and let the field turn its own direction. Do not ask for both unless a law does.',
      '*Given name and family name change places* from one form to the next, and people follow habit rather than the label. One field for the full name ends the argument.',
      '*Mobile numbers* have ten digits and begin with 05, 06 or 07. Accept spaces, dots, and +213 in front. A program can remove them faster than a person can.',
      '*Fifty-eight wilayas* are too many for a list without search, and many people know theirs by number. Let them type “16” or “Alg”.',
      '*Dates* are day, month, year, in digits. Nobody should turn a wheel back to 1961.',
    ],
  },

  { kind: 'heading', id: 'errors', text: 'When something is wrong' },
  'A message in red at the top that says “the form contains errors” is an accusation without evidence. We put the sentence beside the field, in the words of the person, and tell what to do: “This number has nine digits. Algerian mobile numbers have ten.” Then the cursor goes to the first such field, so that somebody who cannot see the screen finds it too.',
  'Check when a field is left, not while it is being filled in. A form that calls your e-mail address invalid after the second letter is like a waiter who corrects your order while you are still reading the menu.',
  'And never, for any reason, empty a field. What a person has typed is theirs.',

  { kind: 'heading', id: 'button', text: 'The last button' },
  'It says what happens: “Send the claim”, not “Submit”. It is never grey and dead; let people press it, and show them what is missing. After that it says “Sending” and does not accept a second press. On the next screen stands what was sent, what happens now, and by which day. Four of our twenty drivers had sent the old form twice because it thanked them and told them nothing.',
] satisfies Block[]
