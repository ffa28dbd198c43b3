import type { videoShowcase as english } from '../en/video-showcase.ts'
import type { Translation } from '../translation.ts'

export const videoShowcase = {
  title: 'واجهة الأفلام',
  description:
    'ثلاثة أفلام صامتة، كل منها ست ثوانٍ، صنعتها شيفرتنا: الجزائر من فجر إلى فجر، وضوء في قاع البحر، وتضاريس من مثلثات.',
  label: 'ثلاثة أفلام قصيرة',
  control: { play: 'شغّلوا الفيلم', pause: 'أوقفوا الفيلم' },
  silent: 'فيلم صامت',
  made: '{frames} صورة بلا كاميرا',
  unsupported: 'متصفحكم لا يعرض الفيديو.',
  slides: [
    {
      id: 'city',
      introTitle: 'الجزائر من فجر إلى فجر',
      title: 'يوم كامل في ست ثوانٍ',
      shows:
        'مدينة بيضاء فوق خليج، طوال يوم: تطلع الشمس من البحر، وتدور الظلال، وتُضاء المصابيح، ثم يأخذ القمر مكانها.',
      action: 'اقرؤوا كيف صُنع هذا الموقع',
    },
    {
      id: 'sea',
      introTitle: 'الخليج، على عمق أربعة أمتار',
      title: 'شمس في قاع البحر',
      shows: 'ضوء الشمس ينسج شبكة متحركة على قاع بحر أزرق.',
      action: 'اقرؤوا دراسة حالة نوريا للمياه',
    },
    {
      id: 'facets',
      introTitle: 'شعارنا وقد صار أرضًا',
      title: 'تضاريس من مثلثات',
      shows: 'أرض من مثلثات زرقاء تعلو وتهبط، ويلتقط الواحد منها بعد الآخر ضوءًا برتقاليًا.',
      action: 'اقرؤوا كيف صُنع هذا الموقع',
    },
  ],
} as const satisfies Translation<typeof english>
