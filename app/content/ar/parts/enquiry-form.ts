import type { words as english } from '../../en/parts/enquiry-form.ts'
import type { Translation } from '../../translation.ts'
import { enquiryFormTexts, formFoot } from '../forms.ts'

export const words = {
  labels: {
    fullName: 'الاسم الكامل*',
    email: 'البريد الإلكتروني*',
    projectType: 'نوع المشروع*',
    mobile: 'الهاتف النقال*',
    message: 'الرسالة*',
  },
  projectTypes: [
    'تطبيق هاتف على iOS وAndroid',
    'تطبيق ويب',
    'موقع',
    'متجر إلكتروني',
    'تصميم UI/UX',
    'هوية وشعار',
    'العناية بمنتج قائم',
  ],
  hints: {
    projectType: 'اختاروا نوعًا، أو اكتبوا غيره.',
    mobile: 'مع رمز البلد: \u2066+213 …\u2069',
  },
  send: 'متابعة',
  form: enquiryFormTexts,
  foot: formFoot,
} as const satisfies Translation<typeof english>
