import type { teamPage as english } from '../en/team-page.ts'
import type { Translation } from '../translation.ts'

export const teamPage = {
  title: 'Notre équipe',
  description:
    'Huit personnes, sur plus de vingt-cinq chez Ikosim Studio : qui dessine, développe, teste et mesure, et qui répond quand vous appelez.',
  headline: [
    { text: 'L’équipe :', voice: 'counter' },
    { text: 'les huit personnes' },
    { text: 'que vous verrez' },
  ],
  project: 'Projet\u00a0:',
  desk: { title: 'Nous rejoindre :', text: 'un bureau est libre' },
  callToAction: {
    title: 'Deux des huit liront votre message.',
    text: 'Un designer et un développeur : notre première réponse vous donne leurs noms.',
    label: 'Démarrer un projet',
    table: 'Autour de la table',
    places: ['Design', 'Développement'],
  },
} as const satisfies Translation<typeof english>
