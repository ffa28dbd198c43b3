import type { caseStudyPage as english } from '../en/case-study-page.ts'
import type { Translation } from '../translation.ts'

export const caseStudyPage = {
  breadcrumb: { caseStudy: 'Étude de cas' },
  hero: { result: 'Voir le résultat' },
  index: [
    { href: '#overview', label: 'Présentation' },
    { href: '#research', label: 'Recherche' },
    { href: '#result', label: 'Résultat' },
    { href: '#meeting', label: 'Contact' },
  ],
  overview: {
    title: 'Présentation',
    client: 'Client',
    sector: 'Secteur',
    duration: 'Durée',
    team: 'Équipe',
    teamSize: { one: '{count} personne', other: '{count} personnes' },
    services: 'Services',
  },
  research: { title: 'Recherche', findings: 'Ce que nous avons trouvé' },
  quote: 'Citation',
  result: { title: 'Résultat', project: 'Voir le projet' },
  callToAction: {
    title: [{ text: 'Apportez' }, { text: 'le chiffre' }, { text: 'à changer.' }],
    text: 'En une demi-heure, nous regardons le chiffre que vous mesurez aujourd’hui et ce qu’il pourrait être dans un an.',
    label: 'Demander un rendez-vous',
    others: 'Autres études de cas',
    yours: 'La vôtre',
    before: 'Avant',
    after: 'Après',
  },
} as const satisfies Translation<typeof english>
