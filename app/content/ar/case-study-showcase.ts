import type { caseStudyShowcase as english } from '../en/case-study-showcase.ts'
import type { Translation } from '../translation.ts'

export const caseStudyShowcase = {
  title: 'واجهة دراسات الحالة',
  description:
    'خمس دراسات حالة من إكوسيم ستوديو: حساب بنكي، وفاتورة ماء، وسبع عيادات، ومسالك جبلية، ومتجر للزليج المصنوع باليد.',
  label: 'خمس دراسات حالة',
  ears: ['الجزائر', 'العدد 5، خمس صفحات', 'الثمن: 0 دج'],
  next: 'التتمة في الصفحة',
  social: 'تابعونا',
  action: 'دراسة الحالة',
  captions: {
    'noria-water-bills': 'فاتورة ماي 2025، بعد ثلاثة أشهر من الإطلاق.',
    'tassili-bank-onboarding': 'بالذهبي آخر حساب فُتح، في إحدى عشرة دقيقة.',
    'yasmine-clinics-two-languages': 'هاتف يعرض المواعيد بالفرنسية، وآخر يؤكد موعدًا بالعربية.',
    'hoggar-trails-offline': 'يلتف المسلك حول الهاتف ويستمر على خريطته، وهي تعمل بلا شبكة.',
    'dar-zellij-shop': 'نجوم من ورق، الواحدة في الأخرى. نجوم المتجر من طين.',
  },
  short: {
    'noria-water-bills': 'نوريا',
    'tassili-bank-onboarding': 'تاسيلي',
    'yasmine-clinics-two-languages': 'ياسمين',
    'hoggar-trails-offline': 'الهقار',
    'dar-zellij-shop': 'الزليج',
  },
} as const satisfies Translation<typeof english>
