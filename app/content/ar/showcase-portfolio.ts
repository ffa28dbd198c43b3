import type { showcasePortfolio as english } from '../en/showcase-portfolio.ts'
import type { Translation } from '../translation.ts'

export const showcasePortfolio = {
  title: 'واجهة العرض',
  description:
    'أربعة أعمال لإكوسيم ستوديو، كل منها بحجم شاشتكم: تطبيق بنكي، ومتجر زليج، ومسالك جبلية، وهذا الموقع.',
  label: 'أربعة أعمال',
  social: 'تابعونا',
  slides: [
    {
      id: 'dar-zellij',
      name: 'دار الزليج',
      short: 'الزليج',
      title: 'دار الزليج',
      text: 'متجر زليج يقيس جداركم قبل أن يطلب بطاقتكم.',
      caption: 'على الشاشة: «طين يُقطع باليد في تلمسان».',
      action: 'اقرؤوا عن دار الزليج',
    },
    {
      id: 'tassili-bank',
      name: 'بنك تاسيلي',
      short: 'تاسيلي',
      title: 'بنك تاسيلي',
      text: 'حساب بنكي تفتحونه من هاتفكم في إحدى عشرة دقيقة.',
      action: 'اقرؤوا عن بنك تاسيلي',
    },
    {
      id: 'this-website',
      name: 'هذا الموقع',
      short: 'الموقع',
      title: 'هذا الموقع',
      text: 'موقعنا نحن، وكل صورة فيه صنعتها شيفرة.',
      action: 'اقرؤوا كيف صُنع الموقع',
    },
    {
      id: 'hoggar-trails',
      name: 'مسالك الهقار',
      short: 'الهقار',
      title: 'مسالك الهقار',
      text: 'مسارات الجبل على الهاتف، تُقرأ دون شبكة.',
      action: 'اقرؤوا عن مسالك الهقار',
    },
  ],
} as const satisfies Translation<typeof english>
