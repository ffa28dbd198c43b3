import type { pricing as english } from '../en/pricing.ts'
import type { Translation } from '../translation.ts'

export const pricing = {
  title: 'Le suivi après la mise en ligne',
  intro:
    'Un produit dont on se sert tous les jours demande du travail tous les mois. Un site qui change peu demande un contrôle complet par an : c’est pourquoi un forfait annuel coûte moins que douze mensualités.',
  monthly: {
    label: 'Au mois',
    plans: [
      {
        id: 'standard',
        title: 'Standard',
        timeline: 'par mois',
        audience: 'Pour un site qui dit qui vous êtes et où vous joindre.',
        brief: [
          ['30\u00a0min', 'de retouches'],
          ['2\u00a0jours', 'pour répondre'],
        ],
        features: [
          'Hébergement en Algérie ou dans l’Union européenne, nom de domaine et certificat',
          'Une demi-heure de retouches par mois, textes et images',
          'Sauvegarde chaque nuit, gardée 30 jours',
          'Mises à jour de sécurité une fois par mois, essayées d’abord sur une copie',
          'Contrôle toutes les cinq minutes : nous apprenons une panne avant vous',
          'Réponse par e-mail sous deux jours ouvrés',
        ],
      },
      {
        id: 'professional',
        title: 'Professionnel',
        timeline: 'par mois',
        audience:
          'Pour une application ou une boutique qui prend des réservations ou des paiements.',
        usual: 'Convient à la plupart de nos projets',
        brief: [
          ['4\u00a0heures', 'de retouches'],
          ['Jour même', 'pour répondre'],
        ],
        features: [
          'Tout le Standard mensuel, pour une application ou un site à comptes',
          'Une demi-journée de modifications par mois ; ce qui reste est gardé trois mois',
          'Remise en service depuis la sauvegarde en huit heures ouvrées',
          'Nouvelles versions dans les deux stores quand iOS ou Android change',
          'Plantages et écrans lents comptés chaque mois, et le pire réparé',
          'Réponse par téléphone ou par e-mail le jour ouvré même',
        ],
      },
      {
        id: 'ultimate',
        title: 'Intégral',
        timeline: 'par mois',
        audience: 'Pour les produits qui ne doivent pas s’arrêter longtemps.',
        brief: [
          ['1\u00a0jour', 'de retouches'],
          ['22\u00a0h', 'fin d’astreinte'],
        ],
        features: [
          'Tout le Professionnel mensuel, pour deux produits au plus',
          'Une journée de modifications par mois ; ce qui reste est gardé six mois',
          'Une copie privée où vous approuvez chaque modification avant sa sortie',
          'Un développeur et un designer nommés, qui connaissent votre produit',
          'Rapidité, sécurité et accessibilité revues par écrit chaque trimestre',
          'Une astreinte jusqu’à 22 h, sept jours sur sept, en cas de panne',
        ],
      },
    ],
  },
  yearly: {
    label: 'À l’année',
    plans: [
      {
        id: 'standard',
        title: 'Standard',
        timeline: 'par an',
        audience: 'Pour quelques pages qui changent rarement.',
        brief: [
          ['1\u00a0h', 'de retouches'],
          ['5\u00a0jours', 'pour répondre'],
        ],
        features: [
          'Un contrôle complet par an : bibliothèques à jour, liens et formulaires essayés',
          'Jusqu’à une heure de corrections lors de ce contrôle',
          'Hébergement statique, nom de domaine et certificat pour l’année',
          'Sauvegarde chaque semaine, gardée trois mois',
          'Contrôle des pannes toutes les heures',
          'Réponse par e-mail sous cinq jours ouvrés',
        ],
      },
      {
        id: 'professional',
        title: 'Professionnel',
        timeline: 'par an',
        audience: 'Pour une application, ou un site que vous modifiez vous-même, qui change peu.',
        usual: 'Convient à la plupart de nos projets',
        brief: [
          ['1\u00a0jour', 'de retouches'],
          ['3\u00a0jours', 'pour répondre'],
        ],
        features: [
          'Tout le Standard annuel, pour une application ou un site que vous modifiez vous-même',
          'Une journée de modifications, à la date de votre choix',
          'Recompilation pour les derniers iOS et Android, envoyée aux deux stores',
          'Sauvegarde chaque nuit, et une restauration d’essai',
          'Un rapport écrit : erreurs, rapidité et accessibilité sur l’année',
          'Réponse par e-mail sous trois jours ouvrés',
        ],
      },
      {
        id: 'ultimate',
        title: 'Intégral',
        timeline: 'par an',
        audience: 'Pour deux produits qui ne doivent pas prendre de retard.',
        brief: [
          ['2\u00a0jours', 'de retouches'],
          ['2\u00a0jours', 'pour répondre'],
        ],
        features: [
          'Tout le Professionnel annuel, pour deux produits au plus',
          'Deux journées de modifications, une au printemps et une à l’automne',
          'Essais sur huit téléphones et dans quatre navigateurs à chaque fois',
          'Vérification que les anciens employés n’ont plus accès aux comptes',
          'Une heure avec le designer qui connaît le produit, ici ou à distance',
          'Réponse sous deux jours ouvrés, le jour même en cas de panne',
        ],
      },
    ],
  },
  notes: [
    'Dollars américains hors taxes ; en Algérie, dinars au cours du jour de la Banque d’Algérie. Au-delà du forfait, la journée coûte 200 $.',
    'En Professionnel et en Intégral, entre la moitié et les deux tiers du prix vont aux modifications, le reste à l’hébergement et aux sauvegardes.',
    'Un forfait mensuel se résilie en fin de mois, avec trente jours de préavis. Le code, les comptes et les sauvegardes vous restent.',
  ],
} as const satisfies Translation<typeof english>
