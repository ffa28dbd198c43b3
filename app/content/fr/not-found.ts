import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../translation.ts'

export const notFound = {
  title: 'Erreur',
  description: 'Il n’y a pas de page à cette adresse. L’accueil est à un clic d’ici.',
  headline: 'Cette page est introuvable.',
  text: 'L’adresse est peut-être ancienne ou mal saisie. Rien de ce que vous avez écrit sur ce site n’est perdu.',
  home: 'Retour à l’accueil',
  others: {
    label: 'Autres pages',
    links: [
      { label: 'Portfolio', href: '/portfolio' },
      { label: 'Services et prix', href: '/service' },
      { label: 'Blog', href: '/blog' },
      { label: 'Contact', href: '/contact' },
    ],
  },
} satisfies Translation<typeof english>
