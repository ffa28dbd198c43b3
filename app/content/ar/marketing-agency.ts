import type { marketingAgency as english } from '../en/marketing-agency.ts'
import type { Translation } from '../translation.ts'
import { houseNames } from './house-names.ts'
import { sectionNames } from './section-names.ts'

export const marketingAgency = {
  title: 'وكالة تسويق',
  description: '«غراء» تلصق الحملات على جدران ثلاث مدن. صفحة لوكالة تسويق، صنعها إكوسيم ستوديو.',
  hero: {
    house: houseNames['/marketing-agency'],
    title: ['تعالوا', 'نتكلم'],
    text: 'خذوا جدارًا! الجزائر، وهران، قسنطينة. نلصق فجرًا، ويراه الجميع، وكله من خيال إكوسيم.',
    action: { label: 'استأجروا جدارًا', href: '/contact' },
  },
  film: {
    title: 'اثنا عشر مترًا من الورق قبل الشروق',
    text: 'شخصان. سلّم. 384 ورقة. ثم صار الجدار شاشة لفيلم من Blender.',
    video: {
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'فيلم Blender على الجدار',
    },
  },
  services: {
    label: sectionNames.coreServices,
    title: 'أربع طرق ليلتفت الناس',
    items: [
      {
        id: 'walls',
        title: 'الجدران',
        subtitle: 'استأجروا، ادهنوا، ألصقوا: جدران وأبواب.',
      },
      {
        id: 'launches',
        title: 'الافتتاح',
        subtitle: 'عدّوا عشرة أيام في الشارع، ثم افتحوا.',
      },
      {
        id: 'search',
        title: 'البحث',
        subtitle: 'كونوا ما يجدونه.',
      },
      {
        id: 'letters',
        title: 'الخط',
        subtitle: 'ليقرأكم من في الحافلة، بثلاث لغات.',
      },
    ],
  },
  agile: {
    label: sectionNames.agile,
    steps: [
      { text: 'نلصق ملصقًا يوم', day: 'الأحد،' },
      { text: 'نعدّ من نظر إليه يوم', day: 'الخميس،' },
      { text: 'ونلصق الذي بعده يوم', day: 'الاثنين.' },
    ],
    text: 'جرّبوا أسبوعًا على جدار. عدّوا. نجح؟ ثلاث مدن. فشل؟ مزّقوه.',
  },
  bills: {
    label: sectionNames.portfolio,
    title: 'ملصقات تُقرأ من سيارة بسرعة خمسين',
    slides: 'ثمانية ملصقات',
    scale: 'بعلو {metres} م',
    items: [
      { project: 'clement', title: 'شمّام الشلف', subtitle: '40 شاحنة', metres: 2.4 },
      { project: 'noria-water', title: 'حمام النجمة', subtitle: '112 موقف ترام', metres: 1.8 },
      {
        project: 'sirocco-air',
        title: 'حافلات الساورة',
        subtitle: 'في محطة الحافلات',
        metres: 12,
      },
      { project: 'riwaq-books', title: 'مجلة قاف', subtitle: 'على أكشاك قالت نعم', metres: 0.8 },
      { project: 'qantara-rides', title: 'تاكسي قمر', subtitle: 'أمام 9 مواقف', metres: 5 },
      { project: 'dar-zellij', title: 'دهانات زينة', subtitle: 'جدار من 512 ورقة', metres: 16 },
      { project: 'yasmine-clinics', title: 'صالون يمينة', subtitle: '29 باب مخبزة', metres: 1.2 },
      { project: 'hoggar-trails', title: 'نزل أزلاي', subtitle: 'حيث ينتهي الطريق', metres: 8 },
    ],
  },
  facts: {
    label: sectionNames.funFacts,
    items: [
      { factNumber: '640', title: 'جدارًا يحق لنا اللصق عليه' },
      { factNumber: '31', title: 'حملة في السنة الماضية' },
      { factNumber: '6', title: 'حملات استبدلناها خلال أسبوع' },
      { factNumber: '4,2 مليون', title: 'شخص يمرون بجدراننا في الشهر' },
    ],
  },
  pricing: {
    title: 'كم يكلف الجدار',
    intro: 'بالشهر يتغير الملصق، وبالسنة يبقى. الورق والغراء والرخص والترميم في السعر.',
    monthly: {
      label: 'شهريًا',
      plans: [
        {
          id: 'standard',
          title: 'الأساسية',
          timeline: 'في الشهر',
          audience: 'واجهة واحدة؟ ابدؤوا هنا.',
          features: [
            'ملصق كل شهر لواجهتكم',
            'عنوان بلغة واحدة',
            'ثلاث نسخ مطبوعة بمقاس A1',
            'تصلكم في أنبوب، ومعها الغراء',
            'ملف الملصق لموقعكم',
            'ملصق جديد إن تمزق الأول',
          ],
        },
        {
          id: 'professional',
          title: 'الاحترافية',
          timeline: 'في الشهر',
          audience: 'ليعرفكم الحي كله.',
          features: [
            'عشرة جدران صغيرة في حي واحد',
            'ملصق جديد كل شهر، لمكانه',
            'عناوين بلغتين',
            'نلصقه قبل السادسة صباحًا',
            'نعدّ المارة مرة في الشهر',
            'صفحة ويب على هيئة الملصق',
          ],
        },
        {
          id: 'ultimate',
          title: 'القصوى',
          timeline: 'في الشهر',
          audience: 'افتتاح لا يفوت أحدًا.',
          features: [
            'عشرون جدارًا صغيرًا وواحد كبير',
            'ملصقان في الشهر، ويبقى أحسنهما',
            'عناوين بثلاث لغات',
            'نعدّ المارة كل خميس',
            'الملصق نفسه على حافلات الحي',
            'من يجيبكم حتى العاشرة ليلًا',
          ],
        },
      ],
    },
    yearly: {
      label: 'سنويًا',
      plans: [
        {
          id: 'standard',
          title: 'الأساسية',
          timeline: 'في السنة',
          audience: 'علّقوا لافتة واتركوها.',
          features: [
            'ملصق واحد، مرسوم ليبقى سنة',
            'عنوان بلغة واحدة',
            'مطبوع على القماش بدل الورق',
            'نثبته مرة، خلف زجاج واجهتكم',
            'نسخة رقمية للرسائل والفواتير',
            'ننظفه في الربيع',
          ],
        },
        {
          id: 'professional',
          title: 'الاحترافية',
          timeline: 'في السنة',
          audience: 'أوقفوهم عند بابكم.',
          features: [
            'جدار مدهون حتى 6 م²',
            'خط يدوي بلغتين',
            'إذن صاحب الجدار، نطلبه نحن',
            'نجدد ألوانه بعد الشتاء',
            'صورة له يوم يكتمل',
            'نطليه بالجير آخر السنة',
          ],
        },
        {
          id: 'ultimate',
          title: 'القصوى',
          timeline: 'في السنة',
          audience: 'اصنعوا معلمًا.',
          features: [
            'جدار مدهون حتى 20 م²',
            'خط يدوي بثلاث لغات',
            'السقالات والرخصة والتأمين',
            'نجدد ألوانه في الربيع والخريف',
            'نعدّ المارة قبله وبعده',
            'الجدار لكم أولًا بعدها',
          ],
        },
      ],
    },
    action: { label: 'اسألوا عن هذه الخطة', href: '/contact' },
  },
  journal: {
    title: 'لا يسعها جدار',
    text: 'للملصق ثوانٍ. ولمقالات إكوسيم اجلسوا.',
    action: { label: 'كل مقالات إكوسيم', href: '/blog' },
  },
  partners: {
    label: sectionNames.partners,
    title: 'أربع شركات ترفع الملصق',
    strips: [
      { slug: 'halfa-press', does: 'تطبع الأوراق' },
      { slug: 'kahina-freight', does: 'تنقلها إلى الجدار' },
      { slug: 'oued-signs', does: 'تصنع ما تُعلق عليه' },
      { slug: 'tafoukt-solar', does: 'تضيئها بعد المغرب' },
    ],
  },
  call: {
    title: ['هذا الجدار', 'شاغر.'],
    text: 'ماذا نضع، ومن يراه؟',
    action: { label: 'تعالوا نتكلم', href: '/contact' },
  },
  demonstration:
    '«غراء» وزبائنها من خيال إكوسيم ستوديو، والشركات الأربع مورّدوه. الفيلم لمؤسسة Blender.',
} as const satisfies Translation<typeof english>
