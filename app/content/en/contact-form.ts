import { longFormTexts } from './forms.ts'

/** The words of the contact form. Source: spec §5, §8. */
export const contactFormTexts = {
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
  send: 'Continue',
  saved: 'Thank you for contacting us! We will get back to you soon.',
  ...longFormTexts,
} as const
