/** The partners' names and what they do with us, in one line each; `content/partners.ts` has their order. */
export const partners = {
  'zerda-hosting': {
    name: 'Zerda Hosting',
    role: 'Hosts our clients’ servers in Algiers and Oran',
  },
  'aures-payments': {
    name: 'Aurès Payments',
    role: 'Handles card payments for shops and apps',
  },
  'numid-maps': {
    name: 'Numid Maps',
    role: 'Surveys the roads and tracks that other maps leave out',
  },
  'salamandre-audit': {
    name: 'Salamandre Audit',
    role: 'Audits code that handles money or health data',
  },
  'halfa-press': {
    name: 'Halfa Press',
    role: 'Prints the first proofs of every brand we design',
  },
  'oued-signs': {
    name: 'Oued Signs',
    role: 'Makes and mounts the signs that we design',
  },
  'tafoukt-solar': {
    name: 'Tafoukt Solar',
    role: 'Powers our test phones and most of the studio',
  },
  'kahina-freight': {
    name: 'Kahina Freight',
    role: 'Carries samples between Algiers and Marseille',
  },
} as const
