/** How a partner's name is set beside its mark. */
type Voice = 'wide' | 'heavy' | 'plain' | 'narrow'

/** Of each company in `partner-marks.svg`, from the top, how its name is set. */
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
