import type { photographyAgency as english } from '../en/photography-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const photographyAgency = {
  title: 'وكالة تصوير',
  description:
    'أرجنتيك تصور الأعراس والوجوه والأزياء والمنتجات والمناظر من استوديو فوق ميناء الجزائر.',
  categories: {
    wedding: 'أعراس',
    portrait: 'بورتريه',
    fashion: 'أزياء',
    commercial: 'منتجات',
    landscape: 'مناظر',
    shortfilm: 'فيلم قصير',
  },
  roll: {
    frame: 'لقطة',
    frames: {
      1: { title: 'خاتمان', subtitle: '85 مم، f/4' },
      2: { title: 'أربعة أمتار من الحرير', subtitle: '60 مم، f/8' },
      3: { title: 'الدرج', subtitle: '50 مم، 2.39:1' },
      4: { title: 'زجاج مضلع', subtitle: '135 مم، f/8' },
      5: { title: 'ماء ساكن', subtitle: '35 مم' },
      6: { title: 'فاكهة مغسولة', subtitle: '105 مم، f/4' },
      7: { title: 'قبعة اللباد', subtitle: '120 مم، f/5.6' },
      8: { title: 'قبل الكلمات', subtitle: '45 مم، f/2' },
      9: { title: 'وجه جانبي', subtitle: '100 مم' },
      10: { title: 'عطر العنبر', subtitle: '70 مم، f/5.6' },
      11: { title: 'نافذة الشمال', subtitle: '135 مم، f/5.6' },
      12: { title: 'بقي من الشمس ربع ساعة', subtitle: '45 مم' },
      13: { title: 'نظارة شمسية', subtitle: '120 مم، f/11' },
      14: { title: 'السينما', subtitle: '40 مم، 2.39:1' },
    },
  },
  hero: {
    title: [{ text: 'ننتظر' }, { text: 'الضوء.' }],
    lead: 'أرجنتيك استوديو تصوير فوق ميناء الجزائر. يكفينا مصباح أو نافذة، ولا نستعجل.',
    write: 'احجزوا موعدًا',
    tabsLabel: 'ماذا نصور',
  },
  about: {
    label: sectionNames.about,
    title: [{ text: 'نطفئ المصابيح' }, { text: 'حتى تصح الصورة.', voice: 'counter' }],
    paragraphs: [
      'بدأنا سنة 1971 بمكبر صور وأرضية مبللة. المكبر ما زال يعمل، وصرنا 250.',
      'يأتي الضوء من جهة واحدة، بأقل المصابيح.',
    ],
    action: { label: 'عن إكوسيم ستوديو', href: '/about' },
  },
  services: {
    label: sectionNames.services,
    title: [{ text: 'ستة أعمال،' }, { text: 'ولكل عمل أهله.', voice: 'counter' }],
    action: { label: 'خدمات إكوسيم الست', href: '/service' },
    labels: { crew: 'من يأتي', result: 'ماذا تستلمون', time: 'متى' },
    items: [
      {
        category: 'wedding',
        crew: 'مصوران ومظلة',
        result: '400 لقطة و40 صورة كبيرة وألبوم',
        time: 'بعد العرس بستة أسابيع',
      },
      {
        category: 'portrait',
        crew: 'مصور وكرسي',
        result: 'اثنتا عشرة لقطة، وثلاث صور تختارونها',
        time: 'ثمانية أيام',
      },
      {
        category: 'fashion',
        crew: 'أربعة أشخاص ومكواة',
        result: 'ثلاثون إطلالة، بأرقام مخزونكم',
        time: 'عشرة أيام',
      },
      {
        category: 'commercial',
        crew: 'مصور ومنسق وملقط',
        result: 'عشرون منتجًا في اليوم، على أسود أو أبيض',
        time: 'خمسة أيام',
      },
      {
        category: 'landscape',
        crew: 'مصور وسائق وماء كثير',
        result: 'ست لقطات، تُطبع حتى مترين',
        time: 'حين يرضى الطقس',
      },
      {
        category: 'shortfilm',
        crew: 'ستة أشخاص وكاميرا واحدة',
        result: 'حتى تسع دقائق بالشاشة العريضة',
        time: 'ثمانية أسابيع',
      },
    ],
  },
  gallery: {
    label: sectionNames.gallery,
    title: [{ text: 'ورقة التماس' }],
    filterLabel: 'تصفية الصور',
    all: 'الكل',
  },
  prints: {
    title: [{ text: 'مطبوعة باليد،' }, { text: 'موقّعة على ظهرها.', voice: 'counter' }],
    text: 'للبيع على ورق الباريتا. اختاروا صورة واسألوا عنها.',
    label: 'صور للبيع',
    ask: 'اسألوا عن هذه الصورة',
    items: [
      { frame: 7, subtitle: '30 × 40 سم، 25 نسخة' },
      { frame: 9, subtitle: '45 × 30 سم، 25 نسخة' },
      { frame: 1, subtitle: '18 × 24 سم، عدد مفتوح' },
      { frame: 3, subtitle: '90 × 38 سم، 5 نسخ' },
      { frame: 4, subtitle: '30 × 40 سم، 15 نسخة' },
      { frame: 6, subtitle: '18 × 24 سم، عدد مفتوح' },
      { frame: 14, subtitle: '90 × 38 سم، 5 نسخ' },
      { frame: 13, subtitle: '30 × 40 سم، 25 نسخة' },
    ],
  },
  pricing: {
    label: sectionNames.pricingAndPackaging,
    title: [{ text: 'ثلاث باقات،' }, { text: 'وثلاثة مقاسات.', voice: 'counter' }],
    text: 'فوق كل باقة أكبر صورها، والمقياس واحد.',
    legend: 'فترة الدفع',
    unit: 'سم',
    monthly: {
      label: 'شهريًا',
      plans: [
        {
          id: 'standard',
          title: 'الأساسية',
          timeline: 'في الشهر',
          audience: 'لمحل يغير واجهته كثيرًا.',
          features: [
            'ساعة في الاستوديو',
            'ست صور بروتوش خفيف',
            'ملفات للشاشة والمطبعة',
            'خلفية بيضاء أو سوداء',
            'صورة مطبوعة 18 × 24 سم',
            'جاهزة في خمسة أيام',
          ],
        },
        {
          id: 'professional',
          title: 'الاحترافية',
          timeline: 'في الشهر',
          audience: 'لعلامة تتجدد كل شهر.',
          features: [
            'نصف يوم، عندكم أو عندنا',
            'ثلاثون صورة بروتوش كامل',
            'منسق وخلفيتان',
            'المصور نفسه كل مرة',
            'ثلاث صور مطبوعة، حتى 30 × 40 سم',
            'جاهزة في ثلاثة أيام',
          ],
        },
        {
          id: 'ultimate',
          title: 'القصوى',
          timeline: 'في الشهر',
          audience: 'لشركة تحتاج صورًا طوال السنة.',
          features: [
            'يوم، حتى 100 كم من العاصمة',
            'ستون صورة مع أوراق التماس',
            'مصوران، أو كاميرا فيلم',
            'دقيقة فيلم كل فصل',
            'خمس صور مطبوعة، حتى 50 × 60 سم',
            'أولى الصور مساءً',
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
          audience: 'لعائلة تكبر.',
          features: [
            'جلسة، متى تختارون',
            'حتى ستة أشخاص وحيوان',
            'اثنتا عشرة لقطة على ورقة',
            'الكرسي نفسه والنافذة نفسها',
            'صورتان مطبوعتان، 18 × 24 سم',
            'نحفظ النيغاتيف ثلاثين سنة',
          ],
        },
        {
          id: 'professional',
          title: 'الاحترافية',
          timeline: 'في السنة',
          audience: 'لمكتب تتغير وجوهه.',
          features: [
            'صباحان عندكم',
            'حتى أربعين بورتريه',
            'نصور الجدد عندنا',
            'صورة للجميع على الدرج',
            'أربع صور مطبوعة، حتى 30 × 40 سم',
            'ملفات باسم كل شخص',
          ],
        },
        {
          id: 'ultimate',
          title: 'القصوى',
          timeline: 'في السنة',
          audience: 'لفندق أو أي مكان له فصول.',
          features: [
            'يوم في كل فصل',
            'ثمانون صورة للغرف والأرض',
            'الطقس يختار اليوم',
            'حق طبعها عشر سنوات',
            'ثماني صور مطبوعة، حتى 50 × 60 سم',
            'كتاب مجلد كل ديسمبر',
          ],
        },
      ],
    },
    action: { label: 'اسألوا عن هذه الباقة', href: '#write' },
  },
  facts: {
    label: sectionNames.funFacts,
    items: [
      {
        factNumber: '550',
        title: 'منتجًا',
      },
      {
        factNumber: '40 ألف',
        title: 'زبون سعيد',
      },
      {
        factNumber: '50 ألف',
        title: 'مشروع',
      },
      {
        factNumber: '250',
        title: 'عضوًا في الفريق',
      },
    ],
  },
  journal: {
    label: sectionNames.blog,
    title: [{ text: 'على ظهر الصور' }, { text: 'يكتب صانع الموقع.', voice: 'counter' }],
    action: { label: 'المدونة كلها', href: '/blog' },
  },
  enquiry: {
    label: sectionNames.contact,
    title: [{ text: 'قولوا لنا أين' }, { text: 'ومتى.', voice: 'counter' }],
    text: 'مكان وتاريخ وموضوع، ونخبركم من سيأتي.',
  },
  lastFrame: {
    title: [{ text: 'اللقطة 15' }, { text: 'تنتظر الضوء.', voice: 'counter' }],
    text: 'أربع عشرة رأت الضوء، والتالية ليومكم.',
    action: { label: 'اختاروا يومًا وساعة', href: '/contact#consultation' },
    /** Right-to-left marks: here the film runs out of the window on the left. */
    edge: '15 \u200f15A \u200f16 \u200f16A \u200f17 \u200f17A \u200f18 \u200f18A',
  },
  demonstration: 'أرجنتيك نموذج من إكوسيم ستوديو: الوكالة وأرقامها وأسعارها متخيلة.',
} as const satisfies Translation<typeof english>
