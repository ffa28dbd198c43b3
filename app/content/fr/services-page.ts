import type { servicesPage as english } from '../en/services-page.ts'
import type { Translation } from '../translation.ts'

export const servicesPage = {
  title: 'Services',
  description:
    'Design, React, marketing, applications, conseil, logos : les six services d’Ikosim Studio, le prix du suivi et l’avis des clients.',
  headline: [{ text: 'Six services.' }, { text: 'La plupart des projets en demandent deux.' }],
  index: [
    { href: '#services', label: 'Services' },
    { href: '#plans', label: 'Forfaits' },
    { href: '#clients', label: 'Clients' },
    { href: '#advice', label: 'Conseil' },
  ],
  net: {
    text: 'Les projets échouent quand une équipe passe le relais à une autre. Ici, les deux partagent une table.',
    label: 'Combien cela coûterait-il\u202f?',
  },
  pricing: { ask: 'Demander ce forfait' },
  end: {
    title: 'Lequel des six choisir\u202f?',
    text: 'Dites-nous ce qui ne va pas aujourd’hui, avec vos mots. La demi-heure est gratuite ; après, vous savez lesquels il vous faut, ou qu’il ne vous en faut aucun.',
    label: 'Proposer un rendez-vous',
  },
} as const satisfies Translation<typeof english>
