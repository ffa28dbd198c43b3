import { partRoute, partTiles } from '~/content/pictures/portfolios'
import { clementWrapping } from '~/content/pictures/work-clement'
import { marsaPortTally } from '~/content/pictures/work-marsa-port'
import { noriaWaterBill } from '~/content/pictures/work-noria-water'
import { qantaraRidesBridge } from '~/content/pictures/work-qantara-rides'
import { riwaqBooksShelf } from '~/content/pictures/work-riwaq-books'
import { siroccoAirMark } from '~/content/pictures/work-sirocco-air'
import { tassiliBankThumb } from '~/content/pictures/work-tassili-bank'
import { yasmineClinicsSigns } from '~/content/pictures/work-yasmine-clinics'
import type { Picture } from '~/lib/picture'

/**
 * The picture of each project's strip, by its slug: flat, and legible in a narrow crop. `hero.module.css` says which part
 * is shown. A project that is not listed shows its first plate.
 */
export const stripPictures: Partial<Record<string, Picture>> = {
  'tassili-bank': tassiliBankThumb,
  clement: clementWrapping,
  'marsa-port': marsaPortTally,
  'noria-water': noriaWaterBill,
  'riwaq-books': riwaqBooksShelf,
  'yasmine-clinics': yasmineClinicsSigns,
  'hoggar-trails': partRoute,
  'qantara-rides': qantaraRidesBridge,
  'dar-zellij': partTiles,
  'sirocco-air': siroccoAirMark,
}
