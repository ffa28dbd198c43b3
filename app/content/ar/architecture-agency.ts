import type { architectureAgency as english } from '../en/architecture-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const architectureAgency = {
  title: 'مكتب عمارة',
  description: 'مكتب صحن، مكتب عمارة من خيال إكوسيم: بيت بمسقط ومقطع وواجهة.',
  hero: {
    headline: [{ text: 'بيوت تلتف' }, { text: 'حول صحنها.' }],
    lead: 'يبني مكتب صحن المتخيل لشمس قوية: جدران سميكة وظل عميق وسماء.',
    action: { label: 'اتصلوا بالمكتب', href: '#commission' },
    sectionLabel: 'مقطع البيت بطابقيه.',
    film: {
      title: 'فيلم قصير من مؤسسة Blender',
      label: 'شاهدوا فيلم Blender',
    },
  },
  index: [
    { href: '#plan', label: 'المسقط' },
    { href: '#services', label: 'الخدمات' },
    { href: '#projects', label: 'المشاريع' },
    { href: '#team', label: 'الفريق' },
    { href: '#commission', label: 'اتصال' },
  ],
  about: {
    label: sectionNames.about,
    title: 'نبدأ الرسم من الصحن.',
    paragraphs: [
      'أبعاده تضبط الشمس والهواء وصوت الشارع.',
      'البيت 18,40 × 15,40 مترًا، وللصحن 48 مترًا مربعًا.',
    ],
    planLabel: 'مسقط البيت: غرف حول صحن فيه حوض.',
    rooms: {
      court: 'الصحن',
      living: 'غرفة الجلوس',
      kitchen: 'المطبخ',
      entrance: 'المدخل',
      study: 'المكتب',
      dining: 'غرفة الطعام',
      bedroom: 'غرفة نوم',
      bath: 'حمام',
    },
    roomsTitle: 'المساحات بالمتر المربع',
  },
  services: {
    label: sectionNames.services,
    title: 'من البيت كله إلى أصغر تفصيل.',
    text: 'لكل خدمة مقياس.',
    items: [
      {
        scale: '1:200',
        name: 'البنايات',
        text: 'بيوت ومكتبات وأسواق، من الأرض إلى الرخصة.',
      },
      {
        scale: '1:100',
        name: 'الأفنية والحدائق',
        text: 'غرف بلا سقف، بظل وماء.',
      },
      {
        scale: '1:50',
        name: 'الداخل',
        text: 'جدران وأبواب وأثاث.',
      },
      {
        scale: '1:10',
        name: 'التفاصيل والورشة',
        text: 'مشربيات وعتبات.',
      },
    ],
  },
  figures: {
    label: sectionNames.funFacts,
    frontLabel: 'واجهة البيت: جدار وباب وزيتونة.',
    note: 'بلا مقياس رسم.',
  },
  projects: {
    title: 'آخر المشاريع.',
    text: 'خمس بنايات منذ 2021.',
    href: '/portfolio/portfolio-details',
    buildings: [
      {
        slug: 'stair',
        name: 'درج أرشيف المدينة',
        place: 'عنابة',
        year: '2025',
        measure: { length: '5,25 م', of: 'في ثلاثين درجة' },
      },
      {
        slug: 'market',
        name: 'السوق المغطاة',
        place: 'بجاية',
        year: '2024',
        measure: { length: '9,00 م', of: 'عرض مظلة واحدة' },
      },
      {
        slug: 'library',
        name: 'قاعة المطالعة',
        place: 'تلمسان',
        year: '2023',
        measure: { length: '10,40 م', of: 'حتى العوارض' },
      },
      {
        slug: 'brise-soleil',
        name: '144 شقة',
        place: 'حسين داي، الجزائر',
        year: '2022',
        measure: { length: '4,46 م', of: 'تحت الشقق' },
      },
      {
        slug: 'house-by-the-sea',
        name: 'بيت فوق الماء',
        place: 'تيبازة',
        year: '2021',
        measure: { length: '24,50 م', of: 'طول السقف' },
      },
    ],
  },
  team: {
    title: 'رسمها ثمانية من إكوسيم.',
    parts: {
      'lina-haddad': 'المقطع',
      'lyes-ould-kaci': 'المسقط',
      'yacine-belkacem': 'الواجهة',
      'meriem-ait-said': 'الصحن',
      'anis-boudraa': 'الحروف والأرقام',
      'claire-roux-benali': 'بيانات اللوحة',
      'rafik-zemmouche': 'القياسات',
      'thiziri-amokrane': 'التفاصيل',
    },
  },
  testimonials: {
    title: 'من أهل البنايات.',
    items: [
      {
        slug: 'nadir-bensmail',
        text: 'أبعدوا بيتي أربعة أمتار، ووقف الموج عند الدرج.',
        name: 'نذير بن سماعيل',
        designation: 'صاحب البيت فوق الماء',
        ratings: '5',
      },
      {
        slug: 'salima-ferhat',
        text: 'هنا يصل ضوء النهار إلى كل طاولة.',
        name: 'سليمة فرحات',
        designation: 'أمينة مكتبة تلمسان',
        ratings: '5',
      },
      {
        slug: 'mourad-aissaoui',
        text: 'تحت المظلات أقل بإحدى عشرة درجة.',
        name: 'مراد عيساوي',
        designation: 'مشرف سوق بجاية',
        ratings: '4.5',
      },
      {
        slug: 'yasmina-kherbache',
        text: 'أجمع القياسات في رسومهم فيصح المجموع.',
        name: 'ياسمينة خرباش',
        designation: 'مديرة الورشة، الأرشيف',
        ratings: '4.5',
      },
    ],
  },
  contact: {
    label: sectionNames.contact,
    title: 'أرسلوا مخططًا، أو العنوان فقط.',
    text: 'تقرؤها إكوسيم. مخطط القطعة وصورها، وماذا تبنون، ومتى.',
  },
  partners: {
    title: 'شركات نبني معها',
    rows: [
      {
        slug: 'numid-maps',
        trade: 'المسح',
        task: 'تقيس القطعة.',
      },
      {
        slug: 'salamandre-audit',
        trade: 'الكميات',
        task: 'تحسب الكميات.',
      },
      {
        slug: 'oued-signs',
        trade: 'الحدادة',
        task: 'تصنع أرقام البيوت.',
      },
      { slug: 'tafoukt-solar', trade: 'الطاقة', task: 'تركّب الألواح الشمسية.' },
    ],
  },
  gallery: {
    label: sectionNames.gallery,
    title: 'أربع بنايات في الشمس.',
    text: 'اضغطوا لتكبيرها.',
    pictures: [
      { slug: 'casbah', title: 'أسطح فوق الخليج' },
      { slug: 'mashrabiya', title: 'غرفة خلف مشربية' },
      { slug: 'arches', title: 'أروقة دار الجمارك' },
      { slug: 'roof', title: 'سطح يوم الغسيل' },
    ],
  },
  ending: {
    title: 'الباب مفتوح.',
    text: 'المكتب متخيل، والشركات من مورّدينا.',
    action: { label: 'اتصلوا بإكوسيم', href: '/contact' },
    titleBlock: {
      label: 'بيانات اللوحة',
      cells: [
        { term: 'المكتب', text: 'صحن (متخيل)' },
        { term: 'اللوحة', text: 'صفحة رئيسية نموذجية' },
        { term: 'الرسم', text: 'إكوسيم ستوديو، الجزائر' },
        { term: 'المقياس', text: 'نحو 1:80' },
      ],
      links: [
        { label: 'عن إكوسيم', href: '/about' },
        { label: 'الخدمات', href: '/service' },
      ],
    },
  },
} as const satisfies Translation<typeof english>
