import type { ServiceText } from '../services.ts'

export const text = {
  lead: 'An app is judged in a lift, on two bars, with a cracked screen. We build iOS, Android and Flutter apps for that moment, and the servers behind them for the other one: the night when something fails and nobody is awake. Fifteen of our developers do nothing else.',
  deliverables: [
    'Apps in both stores, under accounts in your name',
    'Servers and interfaces with documentation that is tested',
    'A plan for no network, little storage and an empty battery',
    'Crash and speed reports that you can read yourself',
    'Releases that can be taken back within the hour',
    'A written rehearsal of restoring everything from back-up',
  ],
  scene:
    'A corner of the shelf: some of them old, some of them dropped, all of them charged on Mondays.',
  process: [
    {
      title: 'Choose the ground',
      text: 'Native or shared code, our servers or yours, which data may leave the phone: some twenty decisions, each on half a page with its price. Those that are hard to undo come first.',
    },
    {
      title: 'Build on real phones',
      text: 'A build goes to your telephone every week, and to forty handsets on our shelf. The slowest of them decides whether a screen is finished.',
    },
    {
      title: 'Release and watch',
      text: 'One user in a hundred gets a new version first, and after a quiet day everybody else. We watch crashes, speed and battery, and step back if one of them turns.',
    },
  ],
  questions: [
    {
      question: 'Flutter, React Native or native?',
      answer:
        'Flutter when one small team will maintain both platforms, React Native where you already have web developers, native for the parts that touch money or hardware. We have shipped and maintained all of them.',
    },
    {
      question: 'Will the app work without a network?',
      answer:
        'As far as it makes sense, yes. We decide with you what must be readable offline, what may wait in a queue, and how the app shows which of the two it is doing.',
    },
    {
      question: 'How do you handle personal data?',
      answer:
        'We store as little as possible, encrypt it on the way and at rest, and write down why each field exists. For health and money an outside auditor reads the code before launch.',
    },
    {
      question: 'Do you deal with Apple and Google?',
      answer:
        'Yes: accounts, declarations, screenshots, review and the occasional refusal. About one first submission in six comes back with a question, which we have usually met before.',
    },
    {
      question: 'Which phones do you test on?',
      answer:
        'On forty that were bought in ordinary shops in Algiers, half of them over four years old. If your customers own something unusual, we buy two.',
    },
    {
      question: 'How many users can it carry?',
      answer:
        'We test at ten times what you expect in the first year and tell you what would give way next. The largest app in our care, that of Tassili Bank, is opened by 172,000 people a month.',
    },
    {
      question: 'Can you connect it to our stock, cash desk or ledger?',
      answer:
        'In most cases. We begin with one read-only connection and a week of comparing figures by hand, because that is where such projects are lost.',
    },
    {
      question: 'What happens when a new version of iOS comes out?',
      answer:
        'We try your app on the test versions in summer and publish what is needed before the public release in autumn. Under the Professional and Ultimate care plans that costs nothing extra.',
    },
  ],
} satisfies ServiceText
