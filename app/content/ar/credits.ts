import type { credits as english } from '../en/credits.ts'
import type { Translation } from '../translation.ts'

export const credits = {
  title: 'شكرًا، وهذا ما استعرناه',
  text: 'كتبنا البرامج التي تصنع الصور والأفلام والشعارات والأيقونات، ونحفظها إلى جانب شيفرة الصفحات. والقائمة تسمي ما نستعمله من عمل غيرنا.',
  list: 'القائمة كاملة',
  /** Texts in the inline markup of `lib/inline-markup.ts`. */
  debts: [
    {
      name: 'الخطوط',
      summary: 'ثمانية عشر خطًّا',
      families: [
        { name: 'Mona Sans', maker: 'GitHub', use: 'الموقع كله' },
        { name: 'Fraunces', maker: 'Undercase Type', use: 'صفحة التصوير' },
        { name: 'Lalezar', maker: 'برنا إيزدبناه', use: 'صفحة التسويق' },
        { name: 'Sofia Sans', maker: 'Lettersoup', use: 'صفحة التسويق' },
        { name: 'Hepta Slab', maker: 'مايكل لاغاتوتا', use: 'صفحة المصممة المستقلة' },
        { name: 'Londrina Solid', maker: 'مارسيلو ماغالهايس', use: 'صفحة استوديو الابتكار' },
        { name: 'Bricolage Grotesque', maker: 'ماتيو ترياي', use: 'صفحة استوديو الابتكار' },
        { name: 'Martian Mono', maker: 'رومان شامين', use: 'المعرض الشخصي' },
        { name: 'Recursive', maker: 'Arrow Type', use: 'المعرض الشخصي' },
        { name: 'Anybody', maker: 'تايلر فينك', use: 'المعرض الإبداعي' },
        { name: 'Shrikhand', maker: 'جوني بينهورن', use: 'واجهة العرض' },
        { name: 'Abril Fatface', maker: 'TypeTogether', use: 'واجهة دراسات الحالة' },
        { name: 'Newsreader', maker: 'Production Type', use: 'دراسات الحالة والمعرض الإبداعي' },
        { name: 'Limelight', maker: 'Sorkin Type', use: 'واجهة الأفلام' },
        { name: 'Alexandria', maker: 'محمد جابر', use: 'العربية، الموقع كله' },
        { name: 'Noto Sans Arabic', maker: 'Google', use: 'العربية، الحروف الضيقة' },
        { name: 'Amiri', maker: 'خالد حسني', use: 'العربية، صفحة التصوير' },
        { name: 'Rakkas', maker: 'زينب أكاي', use: 'العربية، واجهة الأفلام' },
      ],
      text: 'وفي الشاشات والأوراق داخل الصور نحو عشرين عائلة أخرى، من Alexandria إلى Shantell Sans. وكلها حرة برخصة [SIL Open Font 1.1](https://openfontlicense.org).',
    },
    {
      name: 'الوجوه',
      text: 'وجوه الفريق والعملاء والمعرض الشخصي والرؤوس في صفحة التصوير تنطلق من الجسم الأساسي لمشروع [MakeHuman](https://github.com/makehumancommunity/makehuman)، وقد أتاحه أصحابه برخصة [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'توليد الصور',
      text: 'نولّد المشاهد ببرنامج [Blender](https://www.blender.org)، ولمؤسسته فيلم ثلاث غرف. ويزيل ما بقي من تشويش برنامج [Open Image Denoise](https://www.openimagedenoise.org)، برخصة Apache 2.0.',
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
