import type { Block } from '../../../lib/prose.ts'

export const body = [
  'There is a lift in our building that loses the network between the second floor and the fourth. We did not choose the office for it, but it has become the best test device we own. An app that survives the lift survives the metro from Tafourah to Haï El Badr, the road from Ghardaïa to El Goléa, and any wedding hall with four hundred guests and one antenna.',
  'Most apps do not survive it. They show a circle that turns, then a sentence with the word “error” in it, and what you had typed is gone. This is a design decision, though nobody remembers taking it.',

  { kind: 'heading', id: 'local', text: 'The phone is the place where things happen' },
  'The usual app asks the server for everything and shows what comes back. Offline first turns that round. The screen reads from a database on the phone, always, and never waits. A separate piece of the program, which has no screen at all, carries changes to the server and back whenever there is a network.',
  'Seen from the chair of the user, there are three consequences. Every screen opens at once. Everything you did is there when you come back. And the network becomes what it is in life: something that comes and goes.',

  { kind: 'heading', id: 'outbox', text: 'An outbox, like the one on a desk' },
  'Writing is the harder half. When someone presses “send” we put the request into an outbox, stored on the phone, and say so. The piece in the background empties it, oldest first, and tries again with growing pauses.',
  {
    kind: 'code',
    language: 'dart',
    caption:
      'The heart of it, a little shortened. The key is made once, when the user presses the button',
    text: `Future<void> deliver(Letter letter) async {
  final answer = await http.post(
    letter.address,
    headers: {'Idempotency-Key': letter.key},
    body: letter.content,
  );
  if (answer.statusCode < 300) return outbox.remove(letter);
  if (answer.statusCode < 500) {
    return outbox.returnToSender(letter, answer.body);
  }
  throw TryLater(letter);
}`,
  },
  'The important line is the second header. The network can fail after the server has done the work and before it could say so. Then the phone tries again, and without a key the customer has ordered two refrigerators. With it, the server recognises the letter and sends the first answer once more.',

  { kind: 'heading', id: 'honest', text: 'Tell the truth about it' },
  'People forgive a missing network. They do not forgive being told that something was sent when it was not. We use four words and no others, in the same place on every screen:',
  {
    kind: 'table',
    caption: 'What the app says, and when',
    columns: ['Word', 'What has happened', 'What the user can do'],
    rows: [
      ['Saved', 'It is on this phone', 'Close the app, change it, or take it back'],
      ['Sending', 'The network is there and we are trying', 'Wait, or not'],
      ['Sent', 'The server has it and said so', 'Forget about it'],
      ['Came back', 'The server refused, with a reason', 'Correct it and send it again'],
    ],
  },
  'Note what is missing: an orange bar across the screen to say that you are offline. You know that you are offline. You are in a lift.',

  { kind: 'heading', id: 'conflicts', text: 'When two people change the same thing' },
  'This is the point at which meetings become theological. In practice three rules cover almost everything we have built:',
  {
    kind: 'list',
    items: [
      'A fact that has one owner, such as an address, takes the latest change.',
      'A list, such as a basket or a set of notes, keeps everything that anybody added.',
      'Anything with money or a limited number of places is decided by the server alone, and the phone says “asked for”, never “booked”.',
    ],
  },
  'Write down for each kind of record which rule it follows, before the first line of code. It is one page. We have never regretted having it, and twice regretted not having it.',

  { kind: 'heading', id: 'cost', text: 'What it costs' },
  'About fifteen days on an app of ninety, if it is decided at the start. We once added it to a finished app; it took fifty-five, because every screen had been written in the belief that the server answers. It is not for everyone: a live auction has little to say without a network. For field work, health, transport, learning and anything sold outside the big cities, we now propose it without being asked.',
  'Then we go and stand in the lift.',
] satisfies Block[]
