import type { Locator } from '@playwright/test'

/** An enquiry that fills in every field of a contact form, by label. */
export const letter = {
  'Full Name*': 'Yacine Haddad',
  'Email*': 'yacine@example.dz',
  'Project Type*': 'A lighthouse',
  'Mobile*': '+213 550 00 00 00',
  'Message*': 'Two lines.\n<b>No HTML.</b>',
} as const

/** Fills in the fields of a form, by label. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
}
