import type { blog as english } from '../en/blog.ts'
import type { Translation } from '../translation.ts'

export const blog = {
  title: 'Blog',
  description:
    'Ce que coûte une application à Alger, l’arabe et le français sur un même écran, ce que paie la maintenance : par ceux qui font le travail.',
  headline: [{ text: 'Demandez.', voice: 'counter' }, { text: 'On répond.' }],
  finder: {
    search: { label: 'Chercher dans les articles', send: 'Chercher' },
    all: 'Tous les articles',
    quoted: '« {text} »',
    found: { zero: 'Aucun article', one: '1 article', other: '{count} articles' },
    page: ', page {place} sur {places}',
    showAll: 'Voir tous les articles',
    more: 'Lire la suite',
    nothing: {
      title: [{ text: 'Aucun article' }, { text: 'là-dessus.' }],
      text: 'La recherche lit les titres, les résumés, les rubriques, les mots-clés et les auteurs. Un mot suffit souvent ; les accents ne comptent pas.',
    },
    pages: { label: 'Pages d’articles', page: 'Page {number}', next: 'Page suivante' },
    noScripts: {
      title: 'Les autres articles',
      text: 'La recherche, les rubriques et les numéros de page ont besoin des scripts, désactivés dans ce navigateur. Voici tous nos autres articles :',
    },
    margin: {
      label: 'Trouver un article',
      editor: {
        label: 'La rédaction',
        text: 'Dirige ce blog. Nous sommes trois à y répondre aux questions que nos clients posent le plus. Les chiffres viennent de nos propres projets.',
      },
      categories: 'Rubriques',
      archives: 'Archives',
      tags: 'Mots-clés',
      recent: 'Articles récents',
    },
  },
  ending: {
    title: 'Le prochain part d’une question.',
    text: 'La plupart de ces notes répondent à un client. Dites-nous ce que vous aimeriez lire.',
    card: {
      question: 'Nous faut-il une intelligence artificielle, ou une recherche qui marche\u202f?',
      from: 'Demandé par un client.',
      answer: 'Sans réponse.',
    },
    action: 'Poser une question',
    feed: 'Suivre par flux RSS',
  },
} as const satisfies Translation<typeof english>
