import type { ui as english } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui = {
  breadcrumb: {
    label: 'مسار التصفح',
    home: 'الرئيسية',
  },
  carousel: {
    /** What the element and its parts are, for screen readers. */
    role: 'عرض شرائح',
    slideRole: 'شريحة',
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    position: '{place} من {places}',
    dot: 'الشريحة {number}',
    stop: 'إيقاف الشرائح',
    start: 'تشغيل الشرائح',
  },
  drawer: { close: 'إغلاق' },
  loadMore: { action: 'عرض المزيد', status: 'المعروض {shown} من {total}' },
  marquee: { pause: 'إيقاف الأسطر المتحركة' },
  pageIndex: 'في هذه الصفحة',
  rating: { outOf: 'من 5' },
  slideDeck: {
    slides: 'الشرائح',
    slide: '{place} من {places}: {name}',
    next: 'التالي:',
  },
  videoPopup: { close: 'إغلاق', elsewhere: 'افتحوا الفيلم على YouTube' },
} as const satisfies Translation<typeof english>
