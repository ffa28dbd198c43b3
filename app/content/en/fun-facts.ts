/**
 * Headline figures of the demo homes, which are about invented businesses.
 * The studio's own figures: `about.ts` and `home.ts`. Source of both: spec §3, "Fun fact".
 */

export type FunFact = {
  title: string
  /** As shown; K means thousand. */
  factNumber: string
}

/** Source: spec §2, "Architecture agency home". */
export const architectureFacts = [
  { factNumber: '40K', title: 'happy clients' },
  { factNumber: '50K', title: 'projects' },
  { factNumber: '245', title: 'team members' },
  { factNumber: '550', title: 'digital products' },
] as const satisfies readonly FunFact[]
