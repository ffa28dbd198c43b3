import type { creativePortfolio as english } from '../en/creative-portfolio.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const creativePortfolio = {
  title: 'معرض إبداعي',
  description:
    'أربعة أعمال لمصممين اثنين من وهران، معروضة بحجم كبير: ملّاحات، ومهرجان سينما، وموقف ترام، وتطبيق لتقاسم الليمون.',
  hero: {
    label: 'باختصار',
    headline: [{ text: 'الجدار', voice: 'counter' }, { text: 'الحامل' }],
    lead: 'الجدار الحامل هو الذي يقوم عليه البيت، وهو هنا محترف متخيل لمصممَين في وهران.',
    action: 'لنتحدث',
  },
  index: [
    { href: '#phare', label: 'أعمال أخرى' },
    { href: '#study', label: 'دراسة حالة' },
    { href: '#partners', label: 'الشركاء' },
    { href: '#meeting', label: 'لقاء' },
  ],
  works: {
    title: 'أربعة أعمال',
    target: 'كيف يسير مشروع مع إكوسيم',
    items: [
      {
        slug: 'salines',
        title: 'ملّاحات بطيوة',
        subtitle:
          'موقع لملّاحات من أربعين حوضًا. تُقاس ملوحة كل منها كل صباح وتُنشر لونًا، من الباهت إلى القرمزي.',
        rejected: 'استُبعد: جدول من أربعين رقمًا. المشترون يبحثون أولًا عن أشد الأحواض حمرة.',
        category: 'تطوير الويب',
        medium: ['HTML، أربعون مجسًّا، 2024', 'العرض متغير', 'هبة من الملّاحات'],
        gloss: '«نجني عند 280. بعد تسعة أيام، إن لم تمطر.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'منتصف الليل في المنارة',
        subtitle:
          'اسم وملصق لمهرجان أفلام عُرضت على رصيف أربع ليال. طُبعت منه مئتا نسخة، وهذه آخر نسخة معروفة.',
        rejected: 'استُبعدت: صورة للرصيف عند منتصف الليل. كانت أظلم من أن تُطبع.',
        category: 'هوية بصرية',
        medium: ['أربعة أحبار على ورق، 2023', '96\u00a0×\u00a0120\u00a0سم', 'وُجدت في غرفة العرض'],
        gloss: '«الأحد 20: لا شيء، ننام.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'الخط ب، الرصيف 2',
        subtitle: 'شاشة للرصيف 2 في موقف ترام على الخط ب. الرقم بطول كفّ، ويُقرأ من الرصيف المقابل.',
        rejected: 'استُبعدت: أربعة ترامات في أسطر متساوية. من يجري من الركاب يقرأ رقمًا واحدًا.',
        category: 'تصميم واجهات',
        medium: ['زجاج، 1\u00a0200 كانديلا، 2025', '90\u00a0×\u00a060\u00a0سم', 'إعارة من الترام'],
        gloss: '«لي أماندييه بعد ثلاث دقائق، والمقاعد في الأمام.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'أربعون كيلو',
        subtitle:
          'تطبيق لتقاسم الليمون. تعطي الشجرة نحو أربعين كيلو، ويصل التطبيق صاحبها بجيران لا شجرة لهم. الدفع بالمربى.',
        rejected: 'استُبعد: سعر للكيلو. لم يرغب الجيران الذين سُئلوا في بيع الليمون بعضهم لبعض.',
        category: 'تصميم تطبيقات',
        medium: [
          'React Native، iOS وAndroid، 2025',
          '7\u00a0×\u00a015\u00a0سم',
          'يعمل على 212 هاتفًا',
        ],
        gloss: '«في شارع التين ليمون.» «لم تعد تحتمل.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
    ],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'موقع واحد، إحدى عشرة واجهة',
    text: 'إحدى عشرة صفحة رئيسية لموقع واحد معلقة جنبًا إلى جنب. توثق دراسة الحالة تصميمها وفحصها وبناءها.',
    medium: 'TypeScript. صور صنعتها الشيفرة، بلا صور جاهزة.',
    btnText: 'اقرؤوا كيف صُنع الموقع',
    btnLink: '/case-study/case-study-details',
  },
  partners: {
    title: [{ text: 'ساعدتنا أربع شركات', voice: 'counter' }],
    helpers: [
      { slug: 'halfa-press', part: 'الطباعة' },
      { slug: 'oued-signs', part: 'الحروف' },
      { slug: 'kahina-freight', part: 'النقل' },
      { slug: 'tafoukt-solar', part: 'الإضاءة' },
    ],
  },
  end: {
    title: { display: 'هذا الإطار', counter: 'لكم' },
    label: { title: 'بلا عنوان', medium: 'المادة والقياس والتاريخ نتفق عليها' },
    text: 'يبدأ الاقتناء بنصف ساعة من الحديث. هاتوا الفكرة ولو لم تكتمل.',
    btnText: 'اطلبوا لقاءً',
    btnLink: '/contact',
    floor: {
      label: 'عن هذه الصفحة',
      demonstration:
        'نموذج من إكوسيم ستوديو: الجدار الحامل وزبائنه من الخيال، والشركات الأربع من مورّدينا.',
    },
  },
} as const satisfies Translation<typeof english>
