import type { words as english } from '../../en/parts/gallery.ts'
import type { Translation } from '../../translation.ts'

export const words = {
  label: 'عارض الصور',
  position: '{place} من {places}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  rotate: 'تدوير',
  download: 'تنزيل',
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
} as const satisfies Translation<typeof english>
