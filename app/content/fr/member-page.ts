import type { memberPage as english } from '../en/member-page.ts'
import type { Translation } from '../translation.ts'

export const memberPage = {
  breadcrumb: { team: 'Notre équipe' },
  life: { label: 'Biographie', joined: 'Chez Ikosim depuis' },
  craft: {
    skills: 'Compétences',
    judged: 'Plus le mot est large, plus les collègues le demandent.',
    wanted: 'Plus le mot est large, plus il compte chez nous.',
    projects: 'Projets',
  },
  others: { title: 'Le reste de l’équipe' },
  letter: {
    greeting: { before: 'Bonjour', after: ',' },
    text: 'Un message qui commence par un nom va directement à cette personne.',
    actionTo: 'Écrire à {name}',
    opening: 'Pour {name} :',
    action: 'Nous écrire',
  },
} as const satisfies Translation<typeof english>
