/** Texts around the terms of use, whose clauses are in `legal/terms-of-use.md`. */
export const termsOfUse = {
  ending: {
    title: [{ text: 'Two names' }, { text: 'under one contract.' }],
    text: 'A project begins when both have signed. If a clause is not clear, ask before you sign: an answer costs nothing.',
    action: 'Ask about a clause',
    you: 'For you',
    studio: 'For Ikosim Studio',
  },
} as const
