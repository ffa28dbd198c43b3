import type { Picture } from '../lib/picture.ts'
import type { lina, meriem, yacine } from './en/authors.ts'
import { linaHaddad, meriemAitSaid, yacineBelkacem } from './pictures/authors.ts'

/** The portrait of each author of the blog. The others of the team: `team-pictures.ts`. */
export const authorPictures: Record<
  (typeof lina | typeof meriem | typeof yacine)['slug'],
  Picture
> = {
  'lina-haddad': linaHaddad,
  'meriem-ait-said': meriemAitSaid,
  'yacine-belkacem': yacineBelkacem,
}
