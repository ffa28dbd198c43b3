import { testimonials as words } from '#words/testimonials.ts'

/** Source: spec §3, "Testimonial"; its field names are in brackets. */
export type Testimonial = {
  /** Key of the client's portrait (`testimonialThumb`) and words. */
  slug: string
  /** (`testimonialText`) */
  text: string
  /** (`avatarName`) */
  name: string
  /** Position and company (`avatarDesignation`). */
  designation: string
  /** Out of five, in halves; drawn 20 per cent wide for each point (`ratings`). */
  ratings: '3' | '3.5' | '4' | '4.5' | '5'
  /** The slug of the client's project. */
  project: string
}

/** A client of the studio. */
export type ClientSlug = keyof typeof words

const ratings: readonly (Pick<Testimonial, 'ratings' | 'project'> & { slug: ClientSlug })[] = [
  { slug: 'kamel-sahraoui-dib', ratings: '5', project: 'tassili-bank' },
  { slug: 'houda-mezaache', ratings: '4.5', project: 'noria-water' },
  { slug: 'lamia-benkhelifa', ratings: '5', project: 'yasmine-clinics' },
  { slug: 'sofiane-delmas', ratings: '5', project: 'dar-zellij' },
  { slug: 'djamel-ifticen', ratings: '5', project: 'marsa-port' },
  { slug: 'ines-trabelsi-marchand', ratings: '4.5', project: 'riwaq-books' },
]

/** Six testimonials. The service pages show the first four. Source: spec §2, "service". */
export const testimonials: readonly (Testimonial & { slug: ClientSlug })[] = ratings.map(
  (rating) => ({
    ...rating,
    ...words[rating.slug],
  }),
)
