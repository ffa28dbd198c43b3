/** Credits at the end of the about page; the footer of every page links to them. */
export const credits = {
  title: 'Credits, and what we borrowed',
  text: 'There are no stock pictures on this site, and nobody sat for a portrait. We wrote the programs that make the pictures, films, logos and icons, and keep them beside the code of the pages. The list names what we use of other people’s work.',
  /** Texts in the inline markup of `lib/inline-markup.ts`. */
  debts: [
    {
      name: 'Type',
      text: 'The site is set in Mona Sans by GitHub; the photography page adds Fraunces by Undercase Type, the marketing page Lalezar by Borna Izadpanah, the freelancer’s Hepta Slab by Michael LaGattuta, the creative solution’s Londrina Solid by Marcelo Magalhães, the showcase portfolio’s Shrikhand by Jonny Pinhorn, the case study showcase’s Abril Fatface by TypeTogether, and the video showcase’s Limelight by Sorkin Type. Arabic is set in Alexandria by Mohamed Gaber, Noto Sans Arabic by Google, Amiri by Khaled Hosny on the photography page and Rakkas by Zeynep Akay on the video showcase. The screens and papers inside the pictures use nearly twenty more families, from Alexandria to Shantell Sans. All of them are free under the [SIL Open Font License 1.1](https://openfontlicense.org).',
    },
    {
      name: 'Faces',
      text: 'The clients’ faceted busts are built from simple solids. The faces of the team and of the personal portfolio, and the plaster heads on the photography page, start from the base mesh of [MakeHuman](https://github.com/makehumancommunity/makehuman), which its makers released under [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'Rendering',
      text: 'Scenes are rendered in [Blender](https://www.blender.org). The remaining noise is removed by [Open Image Denoise](https://www.openimagedenoise.org), Apache License 2.0.',
    },
    {
      name: 'Icons',
      text: 'We use no icon set: each arrow, star and cross is a few strokes, drawn for its place. We drew our partners’ logos too.',
    },
    {
      name: 'Software',
      text: 'The pages run on React, React Router, Embla Carousel and Valibot, all under the MIT License.',
    },
  ],
} as const satisfies {
  title: string
  text: string
  debts: readonly { name: string; text: string }[]
}
