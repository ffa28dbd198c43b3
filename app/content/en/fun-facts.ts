/**
 * Headline figures of the demo homes, which are about invented businesses.
 * The studio's own figures: `about.ts` and `home.ts`. Source of both: spec §3, "Fun fact".
 */

export type FunFact = {
  title: string
  /** As shown; K means thousand. */
  factNumber: string
  /** What is counted, where the title alone would not be believed. */
  note?: string
}

/** Source: spec §2, "Architecture agency home". */
export const architectureFacts = [
  {
    factNumber: '40K',
    title: 'happy clients',
    note: 'everyone who shopped, read or waited in our five buildings last year',
  },
  {
    factNumber: '50K',
    title: 'projects',
    note: 'screens, sills and joints, each of them drawn as if it were a house',
  },
  {
    factNumber: '245',
    title: 'team members',
    note: 'eleven architects; the others laid the stone and planted the trees',
  },
  {
    factNumber: '550',
    title: 'digital products',
    note: 'models of our houses that clients walk through on a telephone',
  },
] as const satisfies readonly FunFact[]
