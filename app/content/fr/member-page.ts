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
    sheets: {
      'hoggar-trails': 'Le croquis d’un guide, corrigé en rouge.',
      'qantara-rides': 'Quatre questions à chaque départ, dans l’ordre.',
      'sirocco-air': 'Neuf bleus essayés dehors\u00a0: l’entouré tient à 600\u00a0m.',
      'noria-water': 'La facture\u00a0: la somme d’abord, puis ce qui a changé.',
      'yasmine-clinics': 'La phrase du médecin d’abord, les valeurs dessous.',
      'riwaq-books': 'Les titres français montent, les arabes descendent.',
      'dar-zellij': 'La carte donne la cuisson, la nuance et la main.',
      'marsa-port': 'Mouvements, vent et marée\u00a0: à chaque alarme sa forme.',
    },
  },
  others: { title: 'Le reste de l’équipe' },
  letter: {
    greeting: 'Bonjour {name},',
    text: 'Un message qui commence par un nom va directement à cette personne.',
    actionTo: 'Écrire à {name}',
    opening: 'Pour {name} :',
    action: 'Nous écrire',
  },
} as const satisfies Translation<typeof english>
