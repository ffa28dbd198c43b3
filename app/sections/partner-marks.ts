/** How a partner's name is set beside its mark. */
type Voice = 'wide' | 'heavy' | 'plain' | 'narrow'

/**
 * The partners' marks in a square of 48 units, two or three shapes each, drawn to weigh the same to the
 * eye: what is pointed reaches the edges, what is square stays four units inside.
 */
export const partnerMarks = {
  // A fennec: two ears and a muzzle.
  'zerda-hosting': {
    shapes: 'M2 2 23 30 11 34ZM46 2 37 34 25 30ZM13 37h22L24 47Z',
    voice: 'heavy',
  },
  // The range above the line.
  'aures-payments': {
    shapes: 'M1 37 16 8l9 16 6-8 16 21ZM1 40h46v5H1Z',
    voice: 'wide',
  },
  // A map, folded twice.
  'numid-maps': {
    shapes: 'M3 10 16 4v34L3 44ZM18 4l12 6v34l-12-6ZM32 10 45 4v34l-13 6Z',
    voice: 'plain',
  },
  // A salamander, curled into its initial.
  'salamandre-audit': {
    shapes:
      'M43 4H20a11 11 0 0 0 0 22h4v-8h-4a3 3 0 0 1 0-6h23ZM5 44h23a11 11 0 0 0 0-22h-4v8h4a3 3 0 0 1 0 6H5Z',
    voice: 'narrow',
  },
  // Three blades of esparto grass.
  'halfa-press': {
    shapes:
      'M20 46C19 27 12 15 2 8c14 3 22 17 22 38ZM22 2c5 10 6 25 4 44h2C31 30 29 14 22 2ZM30 46c0-19 5-29 16-34-8 8-12 18-12 34Z',
    voice: 'plain',
  },
  // A plate that the river runs through.
  'oued-signs': {
    shapes: 'M4 4h40v13c-7 8-13-8-20 0s-13-8-20 0ZM4 25c7-8 13 8 20 0s13 8 20 0v19H4Z',
    voice: 'wide',
  },
  // The sun above its panels.
  'tafoukt-solar': {
    shapes: 'M4 25a20 20 0 0 1 40 0ZM4 29h40v5H4ZM11 38h26v5H11Z',
    voice: 'heavy',
  },
  // A container with both doors open.
  'kahina-freight': {
    shapes: 'M4 4h11v40H4ZM18 23 33 4h13L31 23ZM18 25h13l15 19H33Z',
    voice: 'narrow',
  },
} as const satisfies Record<string, { shapes: string; voice: Voice }>
