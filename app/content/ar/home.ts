import type { home as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

export const home = {
  title: 'إكوسيم: تطبيقات ومواقع من الجزائر',
  hero: {
    headline: [
      { text: 'تطبيقات' },
      { text: 'تبقى على', voice: 'counter' },
      { text: 'الشاشة الرئيسية.' },
    ],
    actions: { start: 'ابدؤوا مشروعًا', work: 'أعمالنا' },
    proof: '172 000 زبون يفتحون تطبيق بنك تاسيلي كل شهر.',
    front: 'حساب في 11 دقيقة في بنك تاسيلي',
  },
  index: [
    { href: '#services', label: sectionNames.services },
    { href: '#work', label: sectionNames.portfolio },
    { href: '#rooms', label: 'الغرف' },
    { href: '#awards', label: sectionNames.awards },
    { href: '#blog', label: sectionNames.blog },
  ],
  facts: {
    label: sectionNames.funFacts,
    title: 'منذ 2009، بالأرقام.',
    items: [
      { factNumber: '50', title: 'تطبيقًا في المتاجر' },
      { factNumber: '1000', title: 'عميل، عاد نصفهم' },
      { factNumber: '200', title: 'مشروع نعتني به' },
      { factNumber: '15', title: 'مطور تطبيقات من 25' },
    ],
  },
  services: {
    label: sectionNames.services,
    all: '200 دولار لليوم',
    rows: [
      [
        { title: 'iOS', href: '/service/technology' },
        { title: 'Android', href: '/service/technology' },
        { title: 'Flutter', href: '/service/technology' },
      ],
      [
        { title: 'واجهات الهاتف', href: '/service/ui-ux-design' },
        { title: 'تطبيقات الويب', href: '/service/reactjs-development' },
        { title: 'الصيانة', href: '/service' },
      ],
    ],
  },
  reasons: {
    label: sectionNames.whyChooseUs,
    title: 'تتحدثون إلى من يصنع منتجكم.',
    text: 'من يقدم السعر يصمم ويبني ويرد.',
    promises: [
      {
        term: 'سعر واحد',
        text: 'اليوم بـ200 دولار، والخطأ علينا.',
      },
      {
        term: 'كل خميس',
        text: 'على هاتفكم، من الأسبوع الأول.',
      },
      {
        term: 'حساباتكم لكم',
        text: 'النطاق والمتاجر باسمكم.',
      },
    ],
    action: 'عن الاستوديو',
  },
  work: {
    label: sectionNames.portfolio,
    title: 'أطلقناها وما زالت تعمل.',
    action: { label: 'أعمالنا', href: '/portfolio' },
  },
  doors: {
    title: 'عشر غرف بعشرة أصوات.',
    text: 'سبع متخيلة وثلاث لأعمالنا.',
    houses: houseNames,
  },
  awards: {
    title: 'جوائز من المستعملين.',
    more: 'الجوائز السابقة',
  },
  journal: { title: sectionNames.blog, all: 'كل المقالات' },
  callToAction: {
    title: [{ text: 'جملتان' }, { text: 'تكفيان للبداية.' }],
    text: 'صفوا المنتج، نرد بسعر.',
    action: { label: 'ابدؤوا مشروعًا', href: '/contact' },
  },
} as const satisfies Translation<typeof english>
