/** What the site owes to whom: the section at the end of the about page, to which every footer leads. */
export const credits = {
  title: [{ text: 'Credits,' }, { text: 'and what was lent to us', voice: 'counter' }],
  text: 'There is no stock picture on this site and nobody sat for a portrait. Pictures, films, logos and icons come out of programs we wrote, which lie beside the code of the pages. What those programs, and the pages, have from other people is this.',
  /** Texts with the marks of `lib/inline-markup.ts`. */
  debts: [
    {
      name: 'Type',
      text: 'Everything is set in Mona Sans by GitHub; the darkroom adds Fraunces by Undercase Type. The screens and papers inside the pictures wear nearly twenty more families, from Alexandria to Shantell Sans. All of them are free under the [SIL Open Font License 1.1](https://openfontlicense.org).',
    },
    {
      name: 'Faces',
      text: 'The faceted portraits are cut from simple solids. The plaster heads in the darkroom begin with the base mesh of [MakeHuman](https://github.com/makehumancommunity/makehuman), which its makers gave away under [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).',
    },
    {
      name: 'Light',
      text: 'Scenes are rendered in [Blender](https://www.blender.org). The last grain of noise is taken out by the network of [Open Image Denoise](https://www.openimagedenoise.org), Apache License 2.0.',
    },
    {
      name: 'Icons',
      text: 'No icon set: the arrows, stars and crosses are a few strokes each, drawn for the place where they stand. The marks of our partners are drawn too.',
    },
    {
      name: 'Software',
      text: 'The pages run on React, React Router, Embla Carousel and Valibot, all under the MIT License.',
    },
  ],
} as const satisfies {
  title: readonly { text: string; voice?: 'counter' }[]
  text: string
  debts: readonly { name: string; text: string }[]
}
