import { furtherTestimonials as furtherWords, testimonials as words } from '#words/testimonials.ts'

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
  { slug: 'lamia-benkhelifa', ratings: '5', project: 'yasmine-clinics' },
  { slug: 'sofiane-delmas', ratings: '5', project: 'dar-zellij' },
  { slug: 'houda-mezaache', ratings: '4.5', project: 'noria-water' },
  { slug: 'kamel-sahraoui-dib', ratings: '5', project: 'tassili-bank' },
  { slug: 'djamel-ifticen', ratings: '5', project: 'marsa-port' },
  { slug: 'ines-trabelsi-marchand', ratings: '4.5', project: 'riwaq-books' },
]

/** Six testimonials, one of each client. */
export const testimonials: readonly ClientTestimonial[] = ratings.map((rating) => ({
  ...rating,
  ...words[rating.slug],
}))

/** With the slug of a client who has words and a portrait. */
export type ClientTestimonial = Testimonial & { slug: ClientSlug }

/** Whose words each of the further testimonials are. */
const further: Record<keyof typeof furtherWords, ClientSlug> = {
  'houda-mezaache-advice': 'houda-mezaache',
  'sofiane-delmas-articles': 'sofiane-delmas',
  'lamia-benkhelifa-signs': 'lamia-benkhelifa',
}

/** Names a testimonial: its client, and the subject if it is about other work than the client's first. */
export type TestimonialKey = ClientSlug | keyof typeof further

// Safe: the records have no other keys.
export const testimonialKeys = Object.keys({ ...words, ...further }) as TestimonialKey[]

/**
 * On the page of all services: the first opens the section, the other four are in its slider. Source: spec §3, "4 entries
 * on the service pages".
 */
export const servicesPageTestimonials: readonly TestimonialKey[] = [
  'ines-trabelsi-marchand',
  'sofiane-delmas-articles',
  'houda-mezaache-advice',
  'lamia-benkhelifa-signs',
  'kamel-sahraoui-dib',
]

/** The testimonials of these names, in their order. */
export function testimonialsNamed(keys: readonly TestimonialKey[]): ClientTestimonial[] {
  return keys.flatMap((key) => {
    const client = isFurther(key) ? further[key] : key
    return testimonials
      .filter(({ slug }) => slug === client)
      .map((testimonial) =>
        isFurther(key) ? { ...testimonial, text: furtherWords[key] } : testimonial,
      )
  })
}

function isFurther(key: TestimonialKey): key is keyof typeof further {
  return Object.hasOwn(further, key)
}
