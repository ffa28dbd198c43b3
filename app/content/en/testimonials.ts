import type { ProjectSlug } from './project-cards.ts'

/** Source: spec §3, "Testimonial", whose fields stand in brackets. */
export type Testimonial = {
  /** The name under which the client's portrait is found (`testimonialThumb`). */
  slug: string
  /** (`testimonialText`) */
  text: string
  /** (`avatarName`) */
  name: string
  /** Position and company (`avatarDesignation`). */
  designation: string
  /** Out of five, in halves; drawn 20 per cent wide for each point (`ratings`). */
  ratings: '3' | '3.5' | '4' | '4.5' | '5'
  project: ProjectSlug
}

/** Six clients. The first four stand on the service pages. Source: spec §2, "service". */
export const testimonials = [
  {
    slug: 'kamel-sahraoui-dib',
    text: 'We had asked three agencies for an app with everything in it. Ikosim asked us what people queue for, built that, and our counters have been quieter since the first month.',
    name: 'Kamel Sahraoui-Dib',
    designation: 'Head of retail banking, Tassili Bank',
    ratings: '5',
    project: 'tassili-bank',
  },
  {
    slug: 'houda-mezaache',
    text: 'They were late by nine days, told us on the first of them and took it off the invoice as agreed. The bill they designed has not needed a correction since.',
    name: 'Houda Mezaache',
    designation: 'Director of customer service, Noria Water',
    ratings: '4.5',
    project: 'noria-water',
  },
  {
    slug: 'lamia-benkhelifa',
    text: 'I judge it by the corridor. It used to be full at six in the morning, and now I can hear my own steps in it at ten.',
    name: 'Dr Lamia Benkhelifa',
    designation: 'Medical director, Yasmine Clinics',
    ratings: '5',
    project: 'yasmine-clinics',
  },
  {
    slug: 'sofiane-delmas',
    text: 'Before they drew a single page they spent four days in our workshop and learnt to cut a star. My cutters still talk about it, not always kindly, and the shop is the better for it.',
    name: 'Sofiane Delmas',
    designation: 'Founder, Dar Zellij',
    ratings: '5',
    project: 'dar-zellij',
  },
  {
    slug: 'djamel-ifticen',
    text: 'I have taken part in four software projects at this port. This is the one that the night watch would not give back.',
    name: 'Captain Djamel Ifticen',
    designation: 'Harbour master, Marsa Port',
    ratings: '5',
    project: 'marsa-port',
  },
  {
    slug: 'ines-trabelsi-marchand',
    text: 'We argued for a month about the height of a line, and they were right. I would have liked the month back, but our readers would not.',
    name: 'Inès Trabelsi-Marchand',
    designation: 'Publisher, Riwaq Books',
    ratings: '4.5',
    project: 'riwaq-books',
  },
] as const satisfies readonly Testimonial[]
