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
    lead: 'أبني ما تلمسه الأصابع من المنتج، منذ 2011. تأتيني الاستوديوهات بأصعب شاشاتها، والشركات بالشاشة التي لا تعمل.',
    facts: [
      { term: 'الميلاد', text: 'مستغانم، 1988' },
      { term: 'العمل', text: 'وهران، منذ ماي 2025' },
      { term: 'اللغات', text: 'العربية والفرنسية والإنجليزية' },
    ],
    figures: [
      { factNumber: '14', title: 'سنة خبرة، من 2011 إلى 2025' },
      { factNumber: '250+', title: 'مشروع، 41 منها في ستوديو الدرب' },
    ],
    action: { label: 'اكتبوا إلى دنيا', href: '/contact' },
  },
  services: {
    tab: sectionNames.services,
    title: 'أربعة أشياء أتقنها',
    items: [
      {
        title: 'الشاشات',
        text: 'أصنعها في المتصفح من اليوم الأول، فما ترونه يُحمَّل ويُمرر ويصغر كالصفحة النهائية.',
      },
      {
        title: 'الواجهة الأمامية',
        text: 'أكتب HTML وCSS وReact وأشرح ما كتبت، فيستلمه مطوروكم دون أن يتصلوا بي.',
      },
      {
        title: 'العربية والفرنسية',
        text: 'أعتني بالاتجاه وتباعد الأسطر والأرقام والجداول حتى تُقرأ اللغتان بالسهولة نفسها.',
      },
      {
        title: 'الإصلاح',
        text: 'هاتوا الموقع الثقيل والشيفرة التي لا يجرؤ أحد على لمسها. أقيس أولًا، ثم أعطيكم قائمة تنجزون نصفها بأنفسكم.',
      },
    ],
  },
  skills: {
    tab: sectionNames.skills,
    title: 'خمسة زملاء يصححون',
    text: 'في جوان 2025 طلبت من خمسة زملاء مئة تمرين في كل مادة، وأن يصححوها.',
    items: [
      { id: 'html', name: 'HTML5', note: 'خسرت 10 في جداول البريد الإلكتروني.' },
      { id: 'css', name: 'CSS3', note: 'خسرت 5 في الصفحات المطبوعة.' },
      { id: 'javascript', name: 'JavaScript', note: 'خسرت 8: أخطأت في المناطق الزمنية.' },
      {
        id: 'interfaces',
        name: 'UI/UX',
        note: 'خسرت 15: سألت قلة من الناس.',
      },
      {
        id: 'react',
        name: 'React.js',
        note: 'خسرت 15: مكوناتي أكبر مما يجب.',
      },
      { id: 'mysql', name: 'MySQL', note: 'خسرت 30 في استعلامات الجداول الكبيرة.' },
    ],
  },
  work: {
    tab: sectionNames.portfolio,
    title: 'ست قطع من منتجات أكبر',
    text: 'صممتها وبنيتها في ستوديو الدرب: ست من مشاريعي الـ41 هناك. وهي متخيلة، و«العمل الحقيقي» لعميل لإكوسيم له مسألة مشابهة.',
    items: [
      {
        slug: 'cabin',
        project: 'sirocco-air',
        title: 'اختيار المقصورة',
        subtitle: 'بواخر كاب فالكون',
        gloss: '«بعيدة عن المحرك»',
      },
      {
        slug: 'stave',
        project: 'marsa-port',
        title: 'جدول على مدرج موسيقي',
        subtitle: 'مدرسة الرباب للموسيقى',
        gloss: '«عود، يوم الأربعاء»',
      },
      {
        slug: 'loaves',
        project: 'dar-zellij',
        title: 'رف الخبز',
        subtitle: 'مخابز الكوشة',
        gloss: '',
      },
      {
        slug: 'lanes',
        project: 'yasmine-clinics',
        title: 'عداد الأروقة',
        subtitle: 'مسبح الموجة',
        gloss: '«الرواق 3: لا أحد»',
      },
      {
        slug: 'hives',
        project: 'hoggar-trails',
        title: 'دفتر الخلايا',
        subtitle: 'عسل الونشريس',
        gloss: '«الخلية 31: لم تُر الملكة»',
      },
      {
        slug: 'tree',
        project: 'riwaq-books',
        title: 'شجرة العائلة',
        subtitle: 'نسب',
        gloss: '',
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
          subtitle: 'وهران، منذ ماي. أقبل عميلين في وقت واحد.',
        },
        {
          years: '2019–2025',
          title: 'مطورة واجهات أمامية، ستوديو الدرب',
          subtitle: 'الجزائر العاصمة. عملت على 41 مشروعًا.',
        },
        {
          years: '2014–2019',
          title: 'مطورة حرة',
          subtitle: 'وهران ومرسيليا. أنجزت 70 مشروعًا لـ32 عميلًا.',
        },
        {
          years: '2011–2014',
          title: 'مطورة مبتدئة، سردين ويب',
          subtitle: 'وهران. بنيت 140 موقعًا صغيرًا، أكثرها لمحلات.',
        },
      ],
    },
    education: {
      title: 'الدراسة',
      entries: [
        {
          years: '2021',
          title: 'الخط العربي على الشاشة',
          subtitle: 'تونس. عشرة أسابيع، وما زلت أعود إلى دفاتري.',
        },
        {
          years: '2018',
          title: 'شهادة في إمكانية الوصول على الويب',
          subtitle: 'دراسة عن بعد. نجحت في المحاولة الثانية.',
        },
        {
          years: '2006–2011',
          title: 'شهادة في الإعلام الآلي',
          subtitle: 'جامعة وهران. كتبت مذكرتي عن القوائم.',
        },
        {
          years: '2006',
          title: 'بكالوريا رياضيات',
          subtitle: 'مستغانم. نجحت، وبكت أمي.',
        },
      ],
    },
  },
  clients: {
    title: [{ text: 'كلمة حق من خمسة عملاء', voice: 'counter' }],
    quotes: [
      {
        slug: 'rachid-meziane',
        name: 'رشيد مزيان',
        designation: 'ربان في بواخر كاب فالكون',
        text: 'عبرت معنا مرتين في أرخص مقصورة، لصق المحرك. واليوم يرى المسافر قبل أن يدفع أيها بعيدة عنه.',
        ratings: '5',
      },
      {
        slug: 'malika-ould-slimane',
        name: 'مليكة ولد سليمان',
        designation: 'مؤسسة نسب',
        text: 'سلمتها أحد عشر جيلًا في دفتر. سألت أولًا عن النساء: كان الدفتر قد نسي منهن تسع عشرة.',
        ratings: '5',
      },
      {
        slug: 'tarek-bouhired',
        name: 'طارق بوحيرد',
        designation: 'أستاذ العود في مدرسة الرباب',
        text: 'تلاميذي لا يقرؤون جدول الحصص، لكنهم يقرؤون المدرج. انتبهت لذلك قبلي، ولم يعد أحد يخطئ في اليوم.',
        ratings: '4.5',
      },
      {
        slug: 'sabrina-lounes',
        name: 'صابرينة لونيس',
        designation: 'مديرة مسبح الموجة',
        text: 'أردت كاميرات فوق الماء. فوضعت زرًا على كل منصة انطلاق: السباحون يعدّون أنفسهم، ولا يُصوَّر أحد.',
        ratings: '5',
      },
      {
        slug: 'hocine-ziani',
        name: 'حسين زياني',
        designation: 'نحّال، عسل الونشريس',
        text: 'لُسعت أربع مرات، وعادت أربع مرات. صرت أدوّن حال الخلية بيد واحدة، وفي الأخرى المدخنة.',
        ratings: '4.5',
      },
    ],
  },
  awards: {
    title: 'خمس شهادات أعلقها في الرواق',
    items: [
      {
        year: '2025',
        name: 'عداد الأروقة',
        position: 'الأول من 12',
        type: 'مخططات بلا مفتاح، إحصائيو وهران',
      },
      {
        year: '2024',
        name: 'شجرة العائلة',
        position: 'الثانية',
        type: 'القراءة من اليمين إلى اليسار، لجنة مدققين لغويين في سوسة',
      },
      {
        year: '2023',
        name: 'اختيار المقصورة',
        position: 'الأول',
        type: 'أصغر خريطة، مرشدو ميناء وهران',
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
    text: 'قولوا لي ما الذي تعطل، وأين، ومنذ متى: بضعة أسطر تكفي للبداية.',
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
  demonstration:
    'دنيا سبتي متخيلة، وكذلك عملاؤها وأعمالها. صفحتها نموذج من إكوسيم ستوديو يبين كيف يكون معرض أعمال شخصي.',
} as const satisfies Translation<typeof english>
