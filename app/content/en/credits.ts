/** Credits at the end of the about page; the footer of every page links to them. */
export const credits = {
  title: 'Credits, and what we borrowed',
  text: 'We wrote the programs that make the pictures, films, logos and icons, and keep them beside the code of the pages. The list names what we use of other people’s work.',
  /** Opens the list. */
  list: 'The full list',
  /** Texts in the inline markup of `lib/inline-markup.ts`. */
  debts: [
    {
      name: 'Type',
      /** Opens the list. */
      summary: 'Eighteen typefaces',
      /** Where each typeface is used. */
      families: [
        { name: 'Mona Sans', maker: 'GitHub', use: 'the whole site' },
        { name: 'Fraunces', maker: 'Undercase Type', use: 'photography' },
        { name: 'Lalezar', maker: 'Borna Izadpanah', use: 'marketing' },
        { name: 'Sofia Sans', maker: 'Lettersoup', use: 'marketing' },
        { name: 'Hepta Slab', maker: 'Michael LaGattuta', use: 'freelancer' },
        { name: 'Londrina Solid', maker: 'Marcelo Magalhães', use: 'creative solution' },
        { name: 'Bricolage Grotesque', maker: 'Mathieu Triay', use: 'creative solution' },
        { name: 'Martian Mono', maker: 'Roman Shamin', use: 'personal portfolio' },
        { name: 'Recursive', maker: 'Arrow Type', use: 'personal portfolio' },
        { name: 'Anybody', maker: 'Tyler Finck', use: 'creative portfolio' },
        { name: 'Shrikhand', maker: 'Jonny Pinhorn', use: 'showcase portfolio' },
        { name: 'Abril Fatface', maker: 'TypeTogether', use: 'case study showcase' },
        { name: 'Newsreader', maker: 'Production Type', use: 'case studies, creative portfolio' },
        { name: 'Limelight', maker: 'Sorkin Type', use: 'video showcase' },
        { name: 'Alexandria', maker: 'Mohamed Gaber', use: 'Arabic, the whole site' },
        { name: 'Noto Sans Arabic', maker: 'Google', use: 'Arabic, narrow letters' },
        { name: 'Amiri', maker: 'Khaled Hosny', use: 'Arabic, photography' },
        { name: 'Rakkas', maker: 'Zeynep Akay', use: 'Arabic, video showcase' },
      ],
      text: 'The screens and papers inside the pictures use nearly twenty more families, from Alexandria to Shantell Sans. All of them are free under the [SIL Open Font License 1.1](https://openfontlicense.org).',
    },
    {
      name: 'Faces',
      text: 'The faces of the team, of the clients and of the personal portfolio, and the heads on the photography page, start from the base mesh of [MakeHuman](https://github.com/makehumancommunity/makehuman), which its makers released under [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'Rendering',
      text: 'Scenes are rendered in [Blender](https://www.blender.org), whose foundation made the film in three rooms. The remaining noise is removed by [Open Image Denoise](https://www.openimagedenoise.org), Apache License 2.0.',
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
  list: string
  debts: readonly {
    name: string
    summary?: string
    families?: readonly { name: string; maker: string; use: string }[]
    text: string
  }[]
}
