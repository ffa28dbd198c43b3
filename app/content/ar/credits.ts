import type { credits as english } from '../en/credits.ts'
import type { Translation } from '../translation.ts'

export const credits = {
  title: 'شكرًا، وهذا ما استعرناه',
  text: 'لا صور جاهزة في هذا الموقع، ولم يجلس أحد أمام عدسة من أجل صورته. كتبنا البرامج التي تصنع الصور والأفلام والشعارات والأيقونات، ونحفظها إلى جانب شيفرة الصفحات. والقائمة تسمي ما نستعمله من عمل غيرنا.',
  /** Texts in the inline markup of `lib/inline-markup.ts`. */
  debts: [
    {
      name: 'الخطوط',
      text: 'خط الموقع هو Mona Sans من GitHub، وتضيف صفحة التصوير Fraunces من Undercase Type، وصفحة التسويق Lalezar لبرنا إيزدبناه، وصفحة المصممة المستقلة Hepta Slab لمايكل لاغاتوتا، وصفحة استوديو الابتكار Londrina Solid لمارسيلو ماغالهايس، وواجهة العرض Shrikhand لجوني بينهورن، وواجهة دراسات الحالة Abril Fatface من TypeTogether، وواجهة الأفلام Limelight من Sorkin Type. أما الحروف العربية فمن Alexandria لمحمد جابر وNoto Sans Arabic من Google، وفي صفحة التصوير من Amiri لخالد حسني، وفي واجهة الأفلام من Rakkas لزينب أكاي. وفي الشاشات والأوراق داخل الصور نحو عشرين عائلة أخرى، من Alexandria إلى Shantell Sans. وكلها حرة برخصة [SIL Open Font 1.1](https://openfontlicense.org).',
    },
    {
      name: 'الوجوه',
      text: 'تماثيل العملاء المضلعة مركّبة من مجسمات بسيطة. أما وجوه الفريق ووجه المعرض الشخصي ورؤوس الجبس في صفحة التصوير فتنطلق من الجسم الأساسي لمشروع [MakeHuman](https://github.com/makehumancommunity/makehuman)، وقد أتاحه أصحابه برخصة [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'توليد الصور',
      text: 'نولّد المشاهد ببرنامج [Blender](https://www.blender.org). ويزيل ما بقي من تشويش برنامج [Open Image Denoise](https://www.openimagedenoise.org)، برخصة Apache 2.0.',
    },
    {
      name: 'الأيقونات',
      text: 'لا نستعمل مجموعة أيقونات: كل سهم ونجمة وعلامة بضعة خطوط رسمناها لمكانها. ورسمنا شعارات شركائنا أيضًا.',
    },
    {
      name: 'البرمجيات',
      text: 'تعمل الصفحات على React وReact Router وEmbla Carousel وValibot، وكلها برخصة MIT.',
    },
  ],
} as const satisfies Translation<typeof english>
