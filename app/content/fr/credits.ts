import type { credits as english } from '../en/credits.ts'
import type { Translation } from '../translation.ts'

export const credits = {
  title: 'Crédits et emprunts',
  text: 'Aucune image de ce site ne vient d’une banque d’images, et personne n’a posé pour un portrait. Nous avons écrit les programmes qui fabriquent les images, les films, les logos et les icônes, et nous les gardons à côté du code des pages. Voici le travail des autres que nous utilisons.',
  debts: [
    {
      name: 'Caractères',
      text: 'Le site est composé en Mona Sans, de GitHub ; la page photographie y ajoute Fraunces, d’Undercase Type, la page marketing Lalezar, de Borna Izadpanah, celle de la graphiste Hepta Slab, de Michael LaGattuta, celle du studio de création Londrina Solid, de Marcelo Magalhães, le portfolio vitrine Shrikhand, de Jonny Pinhorn, la vitrine des études de cas Abril Fatface, de TypeTogether, et celle des films Limelight, de Sorkin Type. L’arabe est composé en Alexandria, de Mohamed Gaber, en Noto Sans Arabic, de Google, sur la page photographie en Amiri, de Khaled Hosny, et sur celle des films en Rakkas, de Zeynep Akay. Les écrans et les papiers dans les images emploient près de vingt autres familles, d’Alexandria à Shantell Sans. Toutes sont libres, sous [SIL Open Font License 1.1](https://openfontlicense.org).',
    },
    {
      name: 'Visages',
      text: 'Les bustes à facettes des clients sont faits de solides simples. Les visages de l’équipe et du portfolio personnel, et les têtes de plâtre de la page photographie, partent du modèle de base de [MakeHuman](https://github.com/makehumancommunity/makehuman), que ses auteurs ont publié sous [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'Rendu',
      text: 'Les scènes sont calculées dans [Blender](https://www.blender.org). Le bruit restant est retiré par [Open Image Denoise](https://www.openimagedenoise.org), Apache License 2.0.',
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
