/** Authors of the blog. */

export type Author = {
  name: string
  designation: string
  /** The author's page is `/team/<slug>`. */
  slug: string
}

export const lina = {
  name: 'Lina Haddad',
  designation: 'Founder and design director',
  slug: 'lina-haddad',
} as const satisfies Author

export const yacine = {
  name: 'Yacine Belkacem',
  designation: 'Head of mobile',
  slug: 'yacine-belkacem',
} as const satisfies Author

export const meriem = {
  name: 'Meriem Aït Saïd',
  designation: 'Front-end lead',
  slug: 'meriem-ait-said',
} as const satisfies Author
