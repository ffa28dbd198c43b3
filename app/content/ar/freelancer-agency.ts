import type { freelancerAgency as english } from '../en/freelancer-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const freelancerAgency = {
  title: 'مصممة تعمل لحسابها',
  description:
    'نور بلحاج تصمم الشاشات والحروف والمواقع الصغيرة على مكتب واحد في الجزائر العاصمة. معرض أعمال لشخص واحد، صنعه إكوسيم ستوديو.',
  hero: {
    title: [{ text: 'مكتب واحد وعمل واحد،', voice: 'counter' }, { text: 'ولا أقوم حتى يكتمل.' }],
    stops: '',
    text: 'أهلًا، أنا نور بلحاج، من خيال إكوسيم. أرسم الشاشات والحروف والمواقع الصغيرة هنا في الجزائر العاصمة، ولأنني أحب أن أرافق كل عمل إلى آخره لا آخذ إلا أربعة في السنة.',
    action: { label: 'اكتبوا إلى نور', href: '/contact' },
    work: { label: 'عشرة مشاريع', href: '#work' },
  },
  services: {
    label: sectionNames.services,
    title: 'ما أصنعه لكم.',
    items: [
      {
        id: 'screens',
        title: 'الشاشات',
        subtitle: 'أخطها بقلم الرصاص، ثم أجلس بجانب من يجربها.',
      },
      {
        id: 'lettering',
        title: 'الحروف',
        subtitle: 'أرسم اسمكم حتى يُقرأ على ختم، وعلى صندوق، وعلى جنب شاحنة صغيرة.',
      },
      {
        id: 'apps',
        title: 'التطبيقات',
        subtitle: 'أرسمها لإبهام واحد، وأجربها في الحافلة قبلكم.',
      },
      {
        id: 'pages',
        title: 'المواقع',
        subtitle: 'نكتب الكلام معًا، ثم أرتبه في خمس صفحات على الأكثر.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: 'عشر أوراق من مكتبي.',
    text: 'في كل ورقة أريكم الشيء الذي صححته، وبجانبها ما صارت إليه. عملائي متخيلون مثلي، وبجانب كل منهم عميل حلت له إكوسيم مسألة مشابهة.',
    filterLabel: 'تصفية المشاريع',
    items: [
      {
        id: 'la-criee',
        title: 'دلالة السمك',
        location: 'تنس',
        subtitle: 'مزاد للسمك على الهاتف',
        note: 'أعطي الرقم 1 عرض الرقم 0.',
        gloss: '',
      },
      {
        id: 'cafe-zoe',
        title: 'مقهى زوي',
        location: 'عنابة',
        subtitle: 'اسم لكوبين من ورق',
        note: 'أقطع علامة النبر بزاوية 60°، بضربة واحدة.',
        gloss: '',
      },
      {
        id: 'chenoua-sails',
        title: 'أشرعة شنوة',
        location: 'تيبازة',
        subtitle: 'قرص ريح للبحارة الصغار',
        note: 'أفتح الزوايا في وجه الرذاذ.',
        gloss: '',
      },
      {
        id: 'slimane-tankers',
        title: 'صهاريج سليمان',
        location: 'المدية',
        subtitle: 'موقع يملأ الصهريج',
        note: 'أُنزل الأس ³ إلى خط الحروف الكبيرة.',
        gloss: '',
      },
      {
        id: 'qissa',
        title: 'قصة',
        location: 'باتنة',
        subtitle: 'ختم لمكتبة أطفال',
        note: 'أرفع نقطتيه نصف نقطة.',
        gloss: '',
      },
      {
        id: 'tikjda-walkers',
        title: 'مشاة تيكجدة',
        location: 'البويرة',
        subtitle: 'درب واحد، على الورق والهاتف',
        note: 'الماء وراء المرتفع: أعبره أبكر.',
        gloss: '',
      },
      {
        id: 'qanatir-museum',
        title: 'متحف القناطر',
        location: 'شرشال',
        subtitle: 'آلة تذاكر بلا دليل',
        note: 'أجعل الذيل قوسًا، بعرض الأقواس الأخرى.',
        gloss: '',
      },
      {
        id: 'sayah-joinery',
        title: 'نجارة سايح',
        location: 'ندرومة',
        subtitle: 'موقع لموائد مرصعة',
        note: 'أنقص نصف فاصل من كل جهة.',
        gloss: '',
      },
      {
        id: 'defla',
        title: 'دفلى',
        location: 'بوفاريك',
        subtitle: 'ملصق لورق بائع زهور',
        note: 'بتلة مالت 3°. أضعها كلها على 72°.',
        gloss: '',
      },
      {
        id: 'nesma-kites',
        title: 'طائرات نسمة',
        location: 'جيجل',
        subtitle: 'متجر صغير لطائرات ورقية كبيرة',
        note: 'أتبع زاوية الذيل: 47° لا 45°.',
        gloss: '',
      },
    ],
  },
  film: {
    title: 'رسمتُ حرف g هذا إحدى عشرة مرة حتى أعجبني.',
    text: 'حين يستعصي حرف g أضع القلم وأشاهد من هم أصبر مني: فيلم حر من مؤسسة Blender، عشر دقائق، في كل ثانية 24 صورة. ثم أرسم المرة الحادية عشرة وأنا أبتسم.',
    video: {
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'فيلم Blender',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'حين لا يكفي القلم أهاتف هؤلاء الأربعة.',
    sentence: [
      { text: 'للخوادم أهاتف', slug: 'zerda-hosting' },
      { text: '، ولبطاقات الدفع', slug: 'aures-payments' },
      { text: '، ولخريطة يظهر فيها الدرب الترابي', slug: 'numid-maps' },
      { text: '، وقبل أن يخرج أي شيء إلى الناس', slug: 'salamandre-audit' },
    ],
  },
  call: {
    title: 'أول شهر شاغر: مارس.',
    taken: [
      { month: 'جانفي', job: 'أرسم حروفًا لمخبزة.' },
      { month: 'فيفري', job: 'أخطّها على شاحنتها.' },
    ],
    free: 'مارس',
    text: 'احكوا لي ما في بالكم، تكفي بضعة أسطر. أقرأ كل رسالة على مكتبي وأرد عليها بنفسي.',
    action: { label: 'اكتبوا إلى نور بشأن مارس', href: '/contact' },
  },
  demonstration:
    'نور بلحاج وعملاؤها من الخيال، والشركات الأربع هي مورّدو إكوسيم نفسها. صنع إكوسيم ستوديو هذه الصفحة لتبين كيف يكون معرض أعمال لشخص واحد، إلا الفيلم، وهو من مؤسسة Blender.',
} as const satisfies Translation<typeof english>
