import type { videoShowcase as english } from '../en/video-showcase.ts'
import type { Translation } from '../translation.ts'

export const videoShowcase = {
  title: 'واجهة الأفلام',
  description:
    'ثلاثة أفلام صامتة، كل منها ست ثوانٍ، صنعتها شيفرتنا: الجزائر من فجر إلى فجر، وضوء في قاع البحر، وتضاريس من مثلثات.',
  label: 'ثلاثة أفلام قصيرة',
  control: { play: 'شغّلوا الفيلم', pause: 'أوقفوا الفيلم' },
  silent: 'فيلم صامت',
  made: '{frames} صورة مع الاستراحة',
  unsupported: 'متصفحكم لا يعرض الفيديو.',
  slides: [
    {
      id: 'city',
      introTitle: 'الجزائر من فجر إلى فجر',
      title: 'يوم كامل في ست ثوانٍ',
      short: 'يوم كامل',
      shows:
        'قارب يعبر خليج مدينة بيضاء، طوال يوم: تطلع الشمس، وتدور الظلال، وتُضاء المصابيح، ثم يأخذ القمر مكانها.',
      action: 'اقرؤوا كيف صُنعت المدينة والموقع',
    },
    {
      id: 'sea',
      introTitle: 'الخليج، على عمق أربعة أمتار',
      title: 'شمس في قاع البحر',
      short: 'قاع البحر',
      shows: 'ضوء الشمس ينسج شبكة متحركة على قاع بحر أزرق.',
      action: 'اقرؤوا كيف تُحسب فاتورة الماء: نوريا',
    },
    {
      id: 'facets',
      introTitle: 'شعارنا وقد صار أرضًا',
      title: 'تضاريس من مثلثات',
      short: 'مثلثات',
      shows: 'أرض من مثلثات زرقاء تعلو وتهبط، ويلتقط الواحد منها بعد الآخر ضوءًا برتقاليًا.',
      action: 'اقرؤوا كيف صُنع الشعار والموقع',
    },
  ],
} as const satisfies Translation<typeof english>
