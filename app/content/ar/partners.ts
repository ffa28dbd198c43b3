import type { partners as english } from '../en/partners.ts'
import type { Translation } from '../translation.ts'

export const partners = {
  'zerda-hosting': {
    name: 'زردة للاستضافة',
    role: 'تستضيف خوادم عملائنا في الجزائر العاصمة ووهران',
  },
  'aures-payments': {
    name: 'أوراس للدفع',
    role: 'تتولى الدفع بالبطاقة في المتاجر والتطبيقات',
  },
  'numid-maps': {
    name: 'خرائط نوميد',
    role: 'تمسح الطرق والمسالك التي تغفلها الخرائط الأخرى',
  },
  'salamandre-audit': {
    name: 'سالامندر للتدقيق',
    role: 'تدقق الشيفرة التي تتعامل مع المال أو مع بيانات الصحة',
  },
  'halfa-press': {
    name: 'مطبعة حلفاء',
    role: 'تطبع البروفات الأولى لكل هوية نصممها',
  },
  'oued-signs': {
    name: 'لافتات الواد',
    role: 'تصنع ما نصممه من لافتات وتركّبه',
  },
  'tafoukt-solar': {
    name: 'تافوكت للطاقة الشمسية',
    role: 'تزود هواتف الاختبار ومعظم الاستوديو بالكهرباء',
  },
  'kahina-freight': {
    name: 'كاهنة للشحن',
    role: 'تنقل العينات بين الجزائر العاصمة ومرسيليا',
  },
} as const satisfies Translation<typeof english>
