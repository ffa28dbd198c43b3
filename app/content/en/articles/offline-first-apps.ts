import type { Block } from '../../../lib/prose.ts'

export const body = [
  'There is a lift in our building that loses the network between the second floor and the fourth. We did not choose the office for that, but the lift has become our best test device. An app that survives the lift survives the metro from Tafourah to Haï El Badr, the road from Ghardaïa to El Goléa, and any wedding hall with four hundred guests and one antenna.',
  'Most apps do not survive it. They show a spinning circle, then a message with the word “error” in it, and what you had typed is gone. That is a design decision, although nobody remembers making it.',

  { kind: 'heading', id: 'local', text: 'Everything happens on the phone first' },
  'Most apps ask the server for everything and show what comes back. Offline first works the other way round. The screen always reads from a database on the phone and never waits. A separate part of the program, which has no screen at all, carries changes to the server and back whenever there is a network.',
  'For the user this has three consequences. Every screen opens at once. Everything you did is there when you come back. And it no longer matters that the network comes and goes.',

  { kind: 'heading', id: 'outbox', text: 'An outbox, like the one on a desk' },
  'Saving changes is harder than showing them. When someone presses “send” we put the request into an outbox, stored on the phone, and tell the user so. The background program sends the oldest first, and waits a little longer after each failed attempt.',
  {
    kind: 'code',
    language: 'dart',
    caption:
      'The core of the code, slightly shortened. The key is made once, when the user presses the button',
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
  'The important line is the one with the header. The network can fail after the server has done the work but before it has confirmed it. Then the phone tries again, and without a key the customer has ordered two refrigerators. With a key, the server recognises the request and repeats its first answer.',

  { kind: 'heading', id: 'honest', text: 'Tell the user the truth' },
  'People forgive a missing network. They do not forgive being told that something was sent when it was not. We use four terms and no others, in the same place on every screen:',
  {
    kind: 'table',
    caption: 'What the app says, and when',
    columns: ['Term', 'What has happened', 'What the user can do'],
    rows: [
      ['Saved', 'It is on this phone', 'Close the app, change it, or take it back'],
      ['Sending', 'There is a network and the app is trying', 'Wait, or carry on'],
      ['Sent', 'The server has confirmed it', 'Forget about it'],
      ['Came back', 'The server refused, with a reason', 'Correct it and send it again'],
    ],
  },
  'Note what is missing: an orange bar across the screen to say that you are offline. You are in a lift. You know.',

  { kind: 'heading', id: 'conflicts', text: 'When two people change the same thing' },
  'You can spend whole meetings on this. In practice three rules cover almost everything we have built:',
  {
    kind: 'list',
    items: [
      'A fact that has one owner, such as an address, takes the latest change.',
      'A list, such as a basket or a set of notes, keeps everything that anybody added.',
      'Anything with money or a limited number of places is decided by the server alone; until it has decided, the phone never says “booked”.',
    ],
  },
  'Write down for each kind of record which rule it follows, before the first line of code. It is one page. We have never regretted having it, and twice regretted not having it.',

  { kind: 'heading', id: 'cost', text: 'What it costs' },
  'About fifteen days on an app of ninety, if it is decided at the start. We once added it to a finished app; it took fifty-five, because every screen had been written on the assumption that the server answers. It is not for everyone: a live auction makes no sense without a network. For field work, health, transport, learning and anything sold outside the big cities, we now recommend it without being asked.',
  'And whatever we build, we test it in the lift.',
] satisfies Block[]
