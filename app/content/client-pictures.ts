import type { Picture } from '../lib/picture.ts'
import type { testimonials } from './en/testimonials.ts'
import {
  djamelIfticen,
  houdaMezaache,
  inesTrabelsiMarchand,
  kamelSahraouiDib,
  lamiaBenkhelifa,
  sofianeDelmas,
} from './pictures/clients.ts'

/** Slug of a client in `en/testimonials.ts`. */
export type ClientSlug = (typeof testimonials)[number]['slug']

/** Each client's portrait. Source: spec §3, `testimonialThumb`. */
export const clientPictures: Record<ClientSlug, Picture> = {
  'kamel-sahraoui-dib': kamelSahraouiDib,
  'houda-mezaache': houdaMezaache,
  'lamia-benkhelifa': lamiaBenkhelifa,
  'sofiane-delmas': sofianeDelmas,
  'djamel-ifticen': djamelIfticen,
  'ines-trabelsi-marchand': inesTrabelsiMarchand,
}
