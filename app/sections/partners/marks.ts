/** Type settings of a partner's name beside its mark. */
type Voice = 'wide' | 'heavy' | 'plain' | 'narrow'

/** Type settings for each company in `marks.svg`, from the top. */
export const partnerVoices = {
  'zerda-hosting': 'heavy',
  'aures-payments': 'wide',
  'numid-maps': 'plain',
  'salamandre-audit': 'narrow',
  'halfa-press': 'plain',
  'oued-signs': 'wide',
  'tafoukt-solar': 'heavy',
  'kahina-freight': 'narrow',
} as const satisfies Record<string, Voice>
