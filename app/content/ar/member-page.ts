import type { memberPage as english } from '../en/member-page.ts'
import type { Translation } from '../translation.ts'

export const memberPage = {
  breadcrumb: { team: 'فريقنا' },
  life: { label: 'السيرة', joined: 'في إكوسيم منذ' },
  craft: {
    skills: 'المهارات',
    judged: 'كلما كبرت الكلمة، زاد طلب الزملاء لها.',
    wanted: 'كلما كبرت الكلمة، زادت أهميتها عندنا.',
    projects: 'المشاريع',
    sheets: {
      'hoggar-trails': 'تقول الملاحظات الحمراء «الماء وراءها» و«جاف منذ 2019».',
      'qantara-rides': 'على اللوح: متى، وبكم، ومع من، ومن غيرهم.',
      'sirocco-air': 'في الدائرة الحمراء «هذا»: يصمد على بعد 600 م.',
      'noria-water': 'الفاتورة: 1 286 دينارًا، بزيادة 94 عن أفريل.',
      'yasmine-clinics': 'على الشاشة: «كل شيء طبيعي يا سلمى».',
      'riwaq-books': 'العناوين الفرنسية تصعد على الكعب والعربية تنزل.',
      'dar-zellij': 'تذكر البطاقة الدفعة والدرجة ومن قطعها.',
      'marsa-port': 'الحركات والريح والمد: لكل إنذار شكله.',
    },
  },
  others: { title: 'بقية الفريق' },
  /** The sheet at the end; on the generic page it greets the studio. */
  letter: {
    greeting: 'إلى {name}،',
    text: 'الرسالة التي تبدأ باسم تصل مباشرة إلى صاحبه.',
    actionTo: 'اكتبوا إلى {name}',
    opening: 'إلى {name}:',
    action: 'اكتبوا لنا',
  },
} as const satisfies Translation<typeof english>
