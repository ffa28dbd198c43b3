import { enquiryFormTexts, formFoot } from '../forms.ts'

/** The words of the contact form. Source: spec §5, §8. */
export const words = {
  labels: {
    fullName: 'Full Name*',
    email: 'Email*',
    projectType: 'Project Type*',
    mobile: 'Mobile*',
    message: 'Message*',
  },
  projectTypes: [
    'Mobile app for iOS and Android',
    'Web application',
    'Website',
    'Online shop',
    'UI/UX design',
    'Brand and logo',
    'Looking after an existing product',
  ],
  /** Under their fields, on the contact page alone. */
  hints: {
    projectType: 'Choose one, or write your own.',
    mobile: 'With the country code: +213 …',
  },
  send: 'Continue',
  form: enquiryFormTexts,
  foot: formFoot,
} as const
