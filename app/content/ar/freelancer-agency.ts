import type { freelancerAgency as english } from '../en/freelancer-agency.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const freelancerAgency = {
  title: 'مصممة تعمل لحسابها',
  description:
    'نور بلحاج تصمم الشاشات والحروف والمواقع الصغيرة على مكتب واحد في الجزائر العاصمة. معرض أعمال لشخص واحد، صنعه إكوسيم ستوديو.',
  hero: {
    title: [{ text: 'مكتب واحد وعمل واحد،', voice: 'counter' }, { text: 'ولا أقوم حتى يكتمل.' }],
    text: 'أنا نور بلحاج، أصمم الشاشات والحروف والمواقع الصغيرة في الجزائر العاصمة. آخذ أربعة أعمال في السنة، وأكتب فواتيري بيدي، وأرد على هاتفي بنفسي.',
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
        subtitle: 'من أول خط بقلم الرصاص إلى آخر رسالة خطأ، ويجربها أناس مستعجلون.',
      },
      {
        id: 'lettering',
        title: 'الحروف',
        subtitle: 'أسماء وشعارات تُقرأ على ختم، وعلى صندوق، وعلى جنب شاحنة صغيرة.',
      },
      {
        id: 'apps',
        title: 'التطبيقات',
        subtitle: 'لإبهام واحد، وبطارية تكاد تفرغ، ومقعد في حافلة تهتز.',
      },
      {
        id: 'pages',
        title: 'المواقع',
        subtitle: 'مواقع صغيرة من خمس صفحات على الأكثر، يُكتب كلامها قبل شكلها.',
      },
    ],
  },
  work: {
    label: sectionNames.portfolio,
    title: [{ text: 'عشرة مشاريع،', voice: 'counter' }, { text: 'كلها سُلّمت.' }],
    text: 'كلها مع إكوسيم ستوديو.',
    filterLabel: 'تصفية المشاريع',
    notes: {
      'tassili-bank': 'للرقم 1 عرض الرقم 0 نفسه.',
      clement: 'علامة النبر بزاوية 60°: بقطعة سكين واحدة.',
      'noria-water': 'نزل الأس ³ إلى خط الحروف الكبيرة.',
      'marsa-port': 'زوايا مفتوحة في وجه الرذاذ.',
      'riwaq-books': 'نقطتاه ارتفعتا نصف نقطة.',
      'yasmine-clinics': 'مالت بتلة 3°. الآن 72° لكل واحدة.',
      'hoggar-trails': 'الماء وراء المرتفع: نعبره أبكر.',
      'qantara-rides': 'الذيل قوس، بعرض الأقواس الأخرى.',
      'dar-zellij': 'أصغر من كل جهة بنصف فاصل.',
      'sirocco-air': 'بزاوية الذيل: 47° لا 45°.',
    },
    glosses: {
      'tassili-bank': '«كلما طال المبلغ صغر رقمه.»',
      clement: '«قُطف أمس، يُسلَّم في السابعة.»',
      'noria-water': '«310 لترات والجميع نيام.»',
      'marsa-port': '«آخذ تافنا ستار.»',
      'riwaq-books': 'بفراغات أولًا، ثم بمد الحروف.',
      'yasmine-clinics': '«سبعة بيوت، زهرة واحدة.»',
      'qantara-rides': '',
      'dar-zellij': '«مربعان وربع دورة.»',
      'sirocco-air': '',
    },
  },
  film: {
    title: 'إحدى عشرة رسمة لحرف g، و24 للثانية.',
    text: 'حين يستعصي حرف g أضع القلم وأشاهد من هم أصبر مني: عشر دقائق، في كل ثانية 24 صورة، في فيلم حر من مؤسسة Blender. ثم أرسم المرة الحادية عشرة.',
    video: {
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'فيلم Blender',
    },
  },
  partners: {
    label: sectionNames.partners,
    title: 'أربعة أرقام على الحائط.',
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
      { month: 'جانفي', job: 'حروف لمخبزة' },
      { month: 'فيفري', job: 'الحروف نفسها، لشاحنتها' },
    ],
    free: 'مارس',
    text: 'اكتبوا صفحة عن المشكلة، أو أرسلوا دفتر الشروط كما هو. أقرأ هذا وذاك.',
    action: { label: 'اكتبوا إلى نور بشأن مارس', href: '/contact' },
  },
  demonstration:
    'نور بلحاج متخيلة. صنع إكوسيم ستوديو هذه الصفحة لتبين كيف يكون معرض أعمال لشخص واحد. والفيلم المعروض فيها من مؤسسة Blender.',
} as const satisfies Translation<typeof english>
