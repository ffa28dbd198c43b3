import type { memberPage as english } from '../en/member-page.ts'
import type { Translation } from '../translation.ts'

export const memberPage = {
  breadcrumb: { team: 'Notre équipe' },
  life: { label: 'Biographie', joined: 'Chez Ikosim depuis' },
  craft: {
    skills: 'Compétences',
    judged: 'La première est celle que les collègues demandent le plus.',
    wanted: 'La première est celle qui compte le plus chez nous.',
    projects: 'Projets',
  },
  others: { title: 'Le reste de l’équipe' },
  letter: {
    greeting: { before: 'Bonjour', after: ',' },
    text: 'Un prénom suffit\u00a0: le message qui commence par lui va droit à la personne.',
    actionTo: 'Écrire à {name}',
    opening: 'Pour {name} :',
    action: 'Nous écrire',
  },
} as const satisfies Translation<typeof english>
