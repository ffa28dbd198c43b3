import type { Picture } from '../lib/picture.ts'
import type { ProjectSlug } from './en/project-cards.ts'
import {
  clement,
  darZellij,
  hoggarTrails,
  marsaPort,
  noriaWater,
  qantaraRides,
  riwaqBooks,
  siroccoAir,
  tassiliBank,
  yasmineClinics,
} from './pictures/projects.ts'

/** Each project's main picture, for its tile and the head of its page. */
export const projectPictures: Record<ProjectSlug, Picture> = {
  'tassili-bank': tassiliBank,
  'noria-water': noriaWater,
  'marsa-port': marsaPort,
  'yasmine-clinics': yasmineClinics,
  'hoggar-trails': hoggarTrails,
  clement,
  'riwaq-books': riwaqBooks,
  'qantara-rides': qantaraRides,
  'dar-zellij': darZellij,
  'sirocco-air': siroccoAir,
}
