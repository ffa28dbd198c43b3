import type { personalPortfolio as english } from '../en/personal-portfolio.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const personalPortfolio = {
  title: 'معرض شخصي',
  description:
    'دنيا سبتي، مطورة واجهات أمامية في وهران: أربع عشرة سنة، وأكثر من 250 مشروعًا، وست مهارات مقيسة، على سبع بطاقات.',
  portrait: {
    name: 'دنيا سبتي',
    label: 'أقسام هذه الصفحة',
    guides: {
      services: 'الخدمات',
      skills: 'المهارات',
      work: 'الأعمال',
      experience: 'الخبرة',
      clients: 'الآراء',
      awards: 'الجوائز',
    },
  },
  hero: {
    label: 'باختصار',
    givenName: 'دنيا',
    familyName: 'سبتي،',
    occupation: 'مطورة واجهات أمامية ومصممة واجهات',
    lead: 'ما تلمسه الأصابع من المنتج، منذ 2011. للاستوديوهات: الشاشة الصعبة. ولعملائها: الشاشة المعطلة.',
    facts: [
      { term: 'الميلاد', text: 'مستغانم، 1988' },
      { term: 'العمل', text: 'وهران، منذ ماي 2025' },
      { term: 'اللغات', text: 'العربية والفرنسية والإنجليزية' },
    ],
    figures: [
      { factNumber: '14', title: 'سنة خبرة، من 2011 إلى 2025' },
      { factNumber: '250+', title: 'مشروع، 41 منها مع إكوسيم' },
    ],
    action: { label: 'اكتبوا إلى دنيا', href: '/contact' },
  },
  services: {
    tab: sectionNames.services,
    title: 'أربعة أشياء أتقنها',
    items: [
      {
        title: 'الشاشات',
        text: 'تُصنع في المتصفح من اليوم الأول. النتيجة: صفحة تُحمَّل وتُمرر وتصغر كالصفحة النهائية.',
      },
      {
        title: 'الواجهة الأمامية',
        text: 'HTML وCSS وReact. النتيجة: شيفرة مشروحة يستلمها مطوروكم.',
      },
      {
        title: 'العربية والفرنسية',
        text: 'الاتجاه، وتباعد الأسطر، والأرقام، والجداول. النتيجة: عناية واحدة باللغتين.',
      },
      {
        title: 'الإصلاح',
        text: 'مواقع ثقيلة، وشيفرة لا يجرؤ أحد على لمسها. القياس أولًا. النتيجة: قائمة، نصفها تنجزونه بأنفسكم.',
      },
    ],
  },
  skills: {
    tab: sectionNames.skills,
    title: 'خمسة زملاء يصححون',
    text: 'جوان 2025. مئة تمرين في كل مادة، وضعها وصححها خمسة زملاء.',
    items: [
      { id: 'html', name: 'HTML5', note: '10 ناقصة: جداول البريد الإلكتروني.' },
      { id: 'css', name: 'CSS3', note: '5 ناقصة: الصفحات المطبوعة.' },
      { id: 'javascript', name: 'JavaScript', note: '8 ناقصة: المناطق الزمنية.' },
      {
        id: 'interfaces',
        name: 'UI/UX',
        note: '15 ناقصة: قلة من سُئلوا.',
      },
      {
        id: 'react',
        name: 'React.js',
        note: '15 ناقصة: مكونات أكبر مما يجب.',
      },
      { id: 'mysql', name: 'MySQL', note: '30 ناقصة: استعلامات الجداول الكبيرة.' },
    ],
  },
  work: {
    tab: sectionNames.portfolio,
    title: 'ست قطع من منتجات أكبر',
    text: 'صُممت وبُنيت لمنتجات إكوسيم ستوديو. ست من 41.',
    items: [
      {
        slug: 'noria-water',
        title: 'مخطط الماء الأسبوعي',
        subtitle: 'نوريا للمياه، 2025',
        gloss: '«تسرب محتمل يوم الجمعة.»',
      },
      {
        slug: 'yasmine-clinics',
        title: 'عداد الانتظار',
        subtitle: 'عيادات ياسمين، 2025',
        gloss: '',
      },
      {
        slug: 'riwaq-books',
        title: 'علامة السطر المقروء',
        subtitle: 'رواق للكتب، 2024',
        gloss: '',
      },
      {
        slug: 'marsa-port',
        title: 'جدول السفن الليلي',
        subtitle: 'مرسى بورت، 2024',
        gloss: '«دخول: ناقلة بضائع.»',
      },
      {
        slug: 'hoggar-trails',
        title: 'الطريق إلى نقطة الماء',
        subtitle: 'مسالك الهقار، 2023',
        gloss: '',
      },
      {
        slug: 'dar-zellij',
        title: 'حاسبة الزليج',
        subtitle: 'دار الزليج، 2023',
        gloss: '«1 096 قطعة كاملة، 142 للقص.»',
      },
    ],
  },
  ledger: {
    tab: 'الدراسة والخبرة',
    title: 'العمل والتكوين',
    experience: {
      title: 'الخبرة',
      entries: [
        {
          years: '2025',
          title: 'مستقلة',
          subtitle: 'وهران، منذ ماي. عميلان في وقت واحد.',
        },
        {
          years: '2019–2025',
          title: 'مطورة واجهات أمامية، إكوسيم ستوديو',
          subtitle: 'الجزائر العاصمة. 41 مشروعًا، قطع من ستة منها في هذه الصفحة.',
        },
        {
          years: '2014–2019',
          title: 'مطورة حرة',
          subtitle: 'وهران ومرسيليا. 70 مشروعًا لـ32 عميلًا.',
        },
        {
          years: '2011–2014',
          title: 'مطورة مبتدئة، زردة للاستضافة',
          subtitle: 'وهران. 140 موقعًا صغيرًا، أكثرها لمحلات.',
        },
      ],
    },
    education: {
      title: 'الدراسة',
      entries: [
        {
          years: '2021',
          title: 'الخط العربي على الشاشة',
          subtitle: 'تونس. عشرة أسابيع.',
        },
        {
          years: '2018',
          title: 'شهادة في إمكانية الوصول على الويب',
          subtitle: 'دراسة عن بعد. ناجحة.',
        },
        {
          years: '2006–2011',
          title: 'شهادة في الإعلام الآلي',
          subtitle: 'جامعة وهران. المذكرة: القوائم.',
        },
        {
          years: '2006',
          title: 'بكالوريا رياضيات',
          subtitle: 'مستغانم. ناجحة.',
        },
      ],
    },
  },
  clients: {
    title: [{ text: 'كلمة حق من خمسة عملاء', voice: 'counter' }],
    quotes: [
      {
        slug: 'houda-mezaache',
        text: 'طلبت مخططات أكثر، فأعطتني واحدًا بسبعة أعمدة. وفيه جواب السؤال الذي كان الناس يتصلون بنا من أجله.',
        ratings: '5',
      },
      {
        slug: 'djamel-ifticen',
        text: 'السيدة سبتي سهرت معنا نوبة ليل من أولها إلى آخرها. قاست قفازاتنا، فجاءت الأزرار على مقاسها.',
        ratings: '5',
      },
      {
        slug: 'ines-trabelsi-marchand',
        text: 'قرأت رواية كاملة في تطبيقنا قبل أن تحرك هامشًا. ثم حركته بكسلين.',
        ratings: '4.5',
      },
      {
        slug: 'sofiane-delmas',
        text: 'الحاسبة تعدّ القطع الكاملة والمقطوعة، حتى على جدار أعوج. زبائني يطلبون العدد الصحيح، وعمال التغليف لم يعودوا يخمنون.',
        ratings: '5',
      },
      {
        slug: 'lamia-benkhelifa',
        text: 'جلست أسبوعين في قاعة الانتظار مع مرضاي. هادئة، تصغي، وأسئلتها في الصميم.',
        ratings: '4.5',
      },
    ],
  },
  awards: {
    title: 'خمس شهادات معلقة في الرواق',
    items: [
      {
        year: '2025',
        name: 'مخطط الماء الأسبوعي',
        position: 'الأول من 12',
        type: 'مخططات بلا مفتاح، إحصائيو وهران',
      },
      {
        year: '2024',
        name: 'علامة السطر المقروء',
        position: 'الثانية',
        type: 'القراءة من اليمين إلى اليسار، لجنة مدققين لغويين في سوسة',
      },
      {
        year: '2023',
        name: 'الطريق إلى نقطة الماء',
        position: 'الأول',
        type: 'أصغر خريطة، نادي المشي بتلمسان',
      },
      {
        year: '2021',
        name: 'أربعون سطرًا بلا تعليق',
        position: 'الثالث من 19',
        type: 'أوضح شيفرة، سهرة للمطورين في وهران',
      },
      {
        year: '2018',
        name: 'محل قبعات في صفحة واحدة',
        position: 'تنويه خاص',
        type: 'مواقع الصفحة الواحدة، تجار السوق المغطاة',
      },
    ],
  },
  end: {
    title: { text: 'اكتبوا إلى', name: 'دنيا' },
    text: 'العطل، والمكان، والتاريخ: بضعة أسطر تكفي للبداية.',
    action: { label: 'اسألوا دنيا', href: '/contact' },
    tab: 'سبتي، دنيا',
    /** The drawer's letters as an Arabic catalogue files them, up to سب. */
    guides: ['زا', 'زي', 'سا'],
    drawer: 'زا–سب',
    slip: {
      received: 'وردت',
      answered: 'أُجيب عنها',
      dates: [
        ['19.05.25', '20.05.25'],
        ['10.06.25', '11.06.25'],
        ['23.06.25', '24.06.25'],
      ],
      stamp: 'الرد في يوم',
    },
  },
  demonstration: 'دنيا سبتي متخيلة. صفحتها نموذج من إكوسيم ستوديو يبين كيف يكون معرض أعمال شخصي.',
} as const satisfies Translation<typeof english>
