import type { awards as english } from '../en/awards.ts'
import type { Translation } from '../translation.ts'

export const awards = {
  'noria-water': {
    position: 'الأولى',
    type: 'اللغة الواضحة، قراء مستغانم',
  },
  'yasmine-clinics': {
    position: 'الثانية',
    type: 'الكتابة بلغتين، مترجمو قسنطينة',
  },
  'marsa-port': {
    position: 'الأول',
    type: 'أداة السنة، ميناء بجاية',
  },
  'riwaq-books': {
    position: 'القائمة القصيرة',
    type: 'الخط على الشاشة، أهل الطباعة في تونس',
  },
  'hoggar-trails': {
    position: 'الأول',
    type: 'أخف موقع، لقاء المطورين في غرداية',
  },
  clement: {
    position: 'الثالث',
    type: 'أفضل صندوق، سوق الجملة في البليدة',
  },
  'dar-zellij': {
    position: 'الأول',
    type: 'أقل المرتجعات، شركات التوصيل في مرسيليا',
  },
  'sirocco-air': {
    position: 'الأول',
    type: 'الأوضح من بعيد، أطقم المدرج في غرداية',
  },
} as const satisfies Translation<typeof english>
