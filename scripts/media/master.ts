/** Keeps a rendered PNG as a master: `node scripts/media/master.ts render.png home/tassili-bank`. */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

const [render, id] = process.argv.slice(2)
if (!render || !id) throw new Error('Say which PNG to keep and under which id of the catalogue.')
const master = `media/sources/${id}.jpg`
await mkdir(dirname(master), { recursive: true })
await sharp(render)
  .resize({ width: 2400, withoutEnlargement: true })
  .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
  .toFile(master)
