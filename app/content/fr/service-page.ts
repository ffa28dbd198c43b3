import type { servicePage as english } from '../en/service-page.ts'
import type { Translation } from '../translation.ts'
import { sectionNames } from './section-names.ts'

export const servicePage = {
  breadcrumb: { services: 'Services' },
  estimate: 'Combien cela coûterait-il\u202f?',
  dayPrice: 'Une journée coûte 200\u00a0$.',
  deliverables: { title: 'Ce que vous recevez' },
  process: {
    label: sectionNames.process,
    title: 'Trois étapes, dans cet ordre',
  },
  siblings: { title: 'Les six services' },
  questions: {
    title: 'Avant de signer',
  },
  callToAction: {
    title: [{ text: 'Des jours, des noms' }, { text: 'et un prix fixe.' }],
    text: 'Nos devis donnent les trois, et disent ce qui n’est pas compris. La première demi-heure de conseil est gratuite, le devis aussi.',
    label: 'Proposer un rendez-vous',
    quote: { title: 'Devis', days: 'Jours', names: 'Noms', price: 'Prix fixe' },
  },
} as const satisfies Translation<typeof english>
