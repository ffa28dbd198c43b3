/** Texts around the privacy policy, whose clauses are in `legal/privacy-policy.md`. */
export const privacyPolicy = {
  ending: {
    title: [{ text: 'Nothing here' }, { text: 'is blacked out.' }],
    /** What other sites have, and what this one has of it. */
    facts: [
      { of: 'Cookies', value: 'none' },
      { of: 'Statistics', value: 'none' },
      { of: 'Advertising', value: 'none' },
      { of: 'Files from other companies', value: 'when you ask' },
    ],
    text: 'The studio knows what you have sent it. Ask, and you receive a copy, usually within three days.',
    action: 'Ask for your data',
  },
} as const
