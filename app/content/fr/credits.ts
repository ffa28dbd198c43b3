import type { credits as english } from '../en/credits.ts'
import type { Translation } from '../translation.ts'

export const credits = {
  title: 'Crédits et emprunts',
  text: 'Nous avons écrit les programmes qui fabriquent les images, les films, les logos et les icônes, et nous les gardons à côté du code des pages. Voici le travail des autres que nous utilisons.',
  list: 'La liste complète',
  debts: [
    {
      name: 'Caractères',
      summary: 'Dix-huit caractères',
      families: [
        { name: 'Mona Sans', maker: 'GitHub', use: 'tout le site' },
        { name: 'Fraunces', maker: 'Undercase Type', use: 'photographie' },
        { name: 'Lalezar', maker: 'Borna Izadpanah', use: 'marketing' },
        { name: 'Sofia Sans', maker: 'Lettersoup', use: 'marketing' },
        { name: 'Hepta Slab', maker: 'Michael LaGattuta', use: 'graphiste indépendante' },
        { name: 'Londrina Solid', maker: 'Marcelo Magalhães', use: 'solution créative' },
        { name: 'Bricolage Grotesque', maker: 'Mathieu Triay', use: 'solution créative' },
        { name: 'Martian Mono', maker: 'Roman Shamin', use: 'portfolio personnel' },
        { name: 'Recursive', maker: 'Arrow Type', use: 'portfolio personnel' },
        { name: 'Anybody', maker: 'Tyler Finck', use: 'portfolio créatif' },
        { name: 'Shrikhand', maker: 'Jonny Pinhorn', use: 'portfolio vitrine' },
        { name: 'Abril Fatface', maker: 'TypeTogether', use: 'vitrine des études de cas' },
        { name: 'Newsreader', maker: 'Production Type', use: 'études de cas, portfolio créatif' },
        { name: 'Limelight', maker: 'Sorkin Type', use: 'vitrine des films' },
        { name: 'Alexandria', maker: 'Mohamed Gaber', use: 'arabe, tout le site' },
        { name: 'Noto Sans Arabic', maker: 'Google', use: 'arabe, lettres étroites' },
        { name: 'Amiri', maker: 'Khaled Hosny', use: 'arabe, photographie' },
        { name: 'Rakkas', maker: 'Zeynep Akay', use: 'arabe, vitrine des films' },
      ],
      text: 'Les écrans et les papiers dans les images emploient près de vingt autres familles, d’Alexandria à Shantell Sans. Toutes sont libres, sous [SIL Open Font License 1.1](https://openfontlicense.org).',
    },
    {
      name: 'Visages',
      text: 'Les visages de l’équipe, des clients et du portfolio personnel, et les têtes de la page photographie, partent du modèle de base de [MakeHuman](https://github.com/makehumancommunity/makehuman), que ses auteurs ont publié sous [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'Rendu',
      text: 'Les scènes sont calculées dans [Blender](https://www.blender.org), dont la fondation a fait le film de trois pièces. Le bruit restant est retiré par [Open Image Denoise](https://www.openimagedenoise.org), Apache License 2.0.',
    },
    {
      name: 'Icônes',
      text: 'Nous n’utilisons aucun jeu d’icônes : chaque flèche, étoile ou croix tient en quelques traits, dessinés pour leur place. Les logos de nos partenaires sont aussi de notre main.',
    },
    {
      name: 'Logiciels',
      text: 'Les pages tournent avec React, React Router, Embla Carousel et Valibot, tous sous licence MIT.',
    },
  ],
} as const satisfies Translation<typeof english>
