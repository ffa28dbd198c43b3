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
    lead: 'الجدار الحامل هو الذي يقوم عليه البيت. محترف لمصممَين في وهران. يدخل العمل المجموعة بعد سنة من استعمال صاحبه له.',
    action: 'لنتحدث',
  },
  works: {
    title: 'أربعة أعمال',
    items: [
      {
        slug: 'salines',
        title: 'ملّاحات بطيوة',
        subtitle: 'أربعون حوضًا تُقاس كل صباح. ملوحة كل منها لون، من الباهت إلى القرمزي، للمشترين.',
        rejected: 'استُبعد: جدول من أربعين رقمًا؛ المشتري يبحث عن أشد الأحواض حمرة.',
        category: 'تطوير الويب',
        medium: 'HTML، ومجسّ في كل حوض؛ 2024',
        gloss: '«نجني عند 280. بعد تسعة أيام، إن لم تمطر.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'phare',
        title: 'منتصف الليل في المنارة',
        subtitle: 'اسم وملصق لمهرجان سينما على رصيف، مدته أربع ليال. آخر نسخة معروفة.',
        rejected: 'استُبعدت: صورة للرصيف؛ في منتصف الليل لا يُرى شيء.',
        category: 'هوية بصرية',
        medium: 'أربعة أحبار على ورق؛ 2023',
        gloss: '«الأحد 20: لا شيء، ننام.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'ligne',
        title: 'الخط ب، الرصيف 2',
        subtitle: 'شاشة لموقف ترام. الرقم بطول كفّ، يُقرأ من الرصيف المقابل.',
        rejected: 'استُبعدت: أربعة ترامات في أسطر متساوية؛ من يجري يقرأ رقمًا واحدًا.',
        category: 'تصميم واجهات',
        medium: 'زجاج، 1\u00a0200 كانديلا؛ 2025',
        gloss: '«ثلاث دقائق إلى لي أماندييه، والمقاعد في الأمام.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
      {
        slug: 'citron',
        title: 'أربعون كيلو',
        subtitle:
          'شجرة الليمون الواحدة تعطي أربعين كيلو. يصل التطبيق من لا شجرة له بجار عنده شجرة، والثمن مربى.',
        rejected: 'استُبعد: سعر للكيلو؛ الجيران لا يبيعون بعضهم الليمون.',
        category: 'تصميم تطبيقات',
        medium: 'React Native، iOS وAndroid؛ 2025',
        gloss: '«في شارع التين ليمون.» «لم تعد تحتمل.»',
        btnText: 'التفاصيل',
        btnLink: '/portfolio/portfolio-details',
      },
    ],
  },
  study: {
    label: sectionNames.featuredCaseStudy,
    title: 'موقع واحد، إحدى عشرة واجهة',
    text: 'إحدى عشرة صفحة رئيسية معلقة جنبًا إلى جنب، لا تتشابه. توثق دراسة الحالة تصميمها وفحصها وما فيها من جهد.',
    medium: 'دراسة حالة مختارة: TypeScript، صور صنعتها الشيفرة، بلا صور جاهزة',
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
    text: 'يبدأ الاقتناء بنصف ساعة من الحديث. هاتوا الفكرة كما هي.',
    btnText: 'اطلبوا لقاءً',
    btnLink: '/contact',
    floor: {
      label: 'عن هذه الصفحة',
      demonstration: 'الجدار الحامل وزبائنه من الخيال. هذه الصفحة نموذج صنعه إكوسيم ستوديو.',
    },
  },
} as const satisfies Translation<typeof english>
