import type { Picture } from '../lib/picture.ts'
import { filmFiles } from './film-files.ts'
import * as posters from './pictures/films.ts'

/** A silent looping film, made by `media/scripts/loops`. */
export type Film = {
  /** Its first frame. */
  poster: Picture
  seconds: number
  sources: readonly FilmSource[]
}

/** Sources in order of preference: a browser takes the first it can play, and AV1 is half as large as H.264. */
type FilmSource = { src: `/media/films/${string}.mp4`; type: `video/mp4; codecs="${string}"` }

/** Of every film; set in `media/scripts/loops/capture.mjs`. */
export const framesPerSecond = 24

const sources = ({ av1, h264 }: Record<'av1' | 'h264', FilmSource['src']>): FilmSource[] => [
  { src: av1, type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: h264, type: 'video/mp4; codecs="avc1.64001f"' },
]

export const films = {
  city: {
    poster: posters.city,
    seconds: 6,
    sources: sources(filmFiles.city),
  },
  sea: {
    poster: posters.sea,
    seconds: 6,
    sources: sources(filmFiles.sea),
  },
  facets: {
    poster: posters.facets,
    seconds: 6,
    sources: sources(filmFiles.facets),
  },
} as const satisfies Record<string, Film>
