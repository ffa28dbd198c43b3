import type {
  testimonials as english,
  furtherTestimonials as englishFurther,
} from '../en/testimonials.ts'
import type { Translation } from '../translation.ts'

export const testimonials = {
  'kamel-sahraoui-dib': {
    text: 'Trois agences nous proposaient une application où tout tenait. Ikosim a demandé pourquoi nos clients faisaient la queue, et a commencé par là. On vient 43 % moins souvent au guichet pour connaître son solde.',
    name: 'Kamel Sahraoui-Dib',
    designation: 'Directeur de la banque de détail, Tassili Bank',
  },
  'houda-mezaache': {
    text: 'Je commence par la mauvaise nouvelle : neuf jours de retard. Ils m’ont appelée dès le premier et ont retiré la pénalité de la facture, comme le prévoit le contrat. Notre nouvelle facture d’eau n’a pas encore eu besoin d’être corrigée.',
    name: 'Houda Mezaache',
    designation: 'Directrice du service client, Noria Water',
  },
  'lamia-benkhelifa': {
    text: 'Les patients s’asseyaient dans notre couloir dès six heures du matin, de peur de perdre leur tour. Aujourd’hui ils viennent quand l’application le leur dit, et je les reçois plus calmes.',
    name: 'Dr Lamia Benkhelifa',
    designation: 'Directrice médicale, Yasmine Clinics',
  },
  'sofiane-delmas': {
    text: 'Je regarde d’abord les retours. L’année du lancement, huit palettes sont revenues ; au rythme d’avant, il y en aurait eu 37. Chacune me coûte un camion et un ferry, aller et retour.',
    name: 'Sofiane Delmas',
    designation: 'Fondateur, Dar Zellij',
  },
  'djamel-ifticen': {
    text: 'J’ai vu passer quatre projets de logiciel dans ce port. C’est le seul que le quart de nuit ouvre sans qu’on le lui demande.',
    name: 'Capitaine Djamel Ifticen',
    designation: 'Commandant du port, Marsa Port',
  },
  'ines-trabelsi-marchand': {
    text: 'L’interligne de nos livres arabes a pris un mois. Nos lecteurs lisent maintenant d’affilée plus de deux fois plus longtemps.',
    name: 'Inès Trabelsi-Marchand',
    designation: 'Éditrice, Riwaq Books',
  },
} as const satisfies Translation<typeof english>

export const furtherTestimonials = {
  'houda-mezaache-advice':
    'J’étais venue avec un appel d’offres pour une application. Ils ont d’abord écouté 1 200 de nos appels, puis m’en ont dissuadée : on pense à l’eau une fois par mois, quand la facture arrive. C’est le meilleur refus que j’aie payé.',
  'sofiane-delmas-articles':
    'Ils ont demandé une heure avec notre plus ancien tailleur, puis ont écrit une page sur la façon de mesurer un mur. Notre nom n’y vient qu’à la fin. Un tiers environ de nos nouvelles commandes commence sur des pages comme celle-là.',
  'lamia-benkhelifa-signs':
    'À l’accueil, on dessinait des plans sur les ordonnances pour ceux qui s’étaient trompés de clinique. Chacune des sept a maintenant sa part de la fleur au-dessus de la porte, et les ordonnances servent à prescrire.',
} as const satisfies Translation<typeof englishFurther>
