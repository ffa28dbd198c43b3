import type { Picture } from '../lib/picture.ts'
import {
  djamelIfticen,
  houdaMezaache,
  inesTrabelsiMarchand,
  kamelSahraouiDib,
  lamiaBenkhelifa,
  sofianeDelmas,
} from './pictures/clients.ts'
import type { ClientSlug } from './testimonials.ts'

/** Each client's portrait. Source: spec §3, `testimonialThumb`. */
export const clientPictures: Record<ClientSlug, Picture> = {
  'kamel-sahraoui-dib': kamelSahraouiDib,
  'houda-mezaache': houdaMezaache,
  'lamia-benkhelifa': lamiaBenkhelifa,
  'sofiane-delmas': sofianeDelmas,
  'djamel-ifticen': djamelIfticen,
  'ines-trabelsi-marchand': inesTrabelsiMarchand,
}
