import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'People use an app in a lift, on a cracked screen, with two bars of signal. We build iOS, Android and Flutter apps for that moment, and servers that cope when something fails at night and nobody is awake. Fifteen of our developers make only apps.',
  deliverables: [
    'Apps in both stores, under accounts in your name',
    'Servers and APIs with tested documentation',
    'A plan for no network, little storage and an empty battery',
    'Crash and speed reports that you can read yourself',
    'Releases that can be undone within the hour',
    'A full restore from back-up, rehearsed and written down',
  ],
  scene:
    'Part of the shelf of phones on which we test every app. Half of them are more than four years old.',
  process: [
    {
      title: 'Choose the technology',
      text: 'Native or shared code, our servers or yours, which data may leave the phone: there are about twenty decisions, and we write each on half a page with its price. Those that are hard to undo come first.',
    },
    {
      title: 'Build on real phones',
      text: 'A new version goes to your phone every week, and to the forty handsets on our shelf. The slowest of them decides whether a screen is finished.',
    },
    {
      title: 'Release and watch',
      text: 'One user in a hundred gets a new version first; if nothing goes wrong for a day, everybody else gets it. We watch crashes, speed and battery use, and go back to the old version if one of them gets worse.',
    },
  ],
  questions: [
    {
      question: 'Flutter, React Native or native?',
      answer:
        'Flutter if one small team will maintain both platforms, React Native if you already have web developers, native for the parts that deal with money or hardware. We have launched and maintained all three.',
    },
    {
      question: 'Will the app work without a network?',
      answer:
        'As far as it makes sense, yes. We decide with you what must be readable offline, what can wait until there is a network, and how the app tells the user.',
    },
    {
      question: 'How do you handle personal data?',
      answer:
        'We store as little as possible, encrypt it in transit and at rest, and write down why each field is needed. For health and money an outside auditor reads the code before launch.',
    },
    {
      question: 'Do you deal with Apple and Google?',
      answer:
        'Yes: accounts, declarations, screenshots, review and the occasional refusal. About one first submission in six comes back with a question, usually one we have answered before.',
    },
    {
      question: 'Which phones do you test on?',
      answer:
        'On forty bought in ordinary shops in Algiers, half of them more than four years old. If your customers use something unusual, we buy two.',
    },
    {
      question: 'How many users can it handle?',
      answer:
        'We test with ten times the users you expect in the first year and tell you what would fail first beyond that. The largest app we look after, Tassili Bank’s, is used by 172,000 people a month.',
    },
    {
      question: 'Can you connect it to our stock, cash desk or ledger?',
      answer:
        'In most cases. We begin with one read-only connection and compare the figures by hand for a week, because such projects fail when two systems disagree.',
    },
    {
      question: 'What happens when a new version of iOS comes out?',
      answer:
        'We test your app on the beta versions in summer and publish any changes before the public release in autumn. That is part of the monthly Professional and Ultimate plans.',
    },
  ],
} satisfies ServiceText
