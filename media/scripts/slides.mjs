// Captures the composed full-screen slides at 4800 px, upright ones at 3600 px: tilted screens keep their small type when the master halves them.
// usage: node media/scripts/slides.mjs SCREENS OUTDIR [NAME...]     SCREENS is what capture.sh has captured.
import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts'

const all = [
  ...['tassili-cards', 'zellij-window', 'zellij-window-phone', 'hoggar-map', 'facets'],
  ...['tassili-towers', 'noria-waves', 'yasmine-petals', 'hoggar-night', 'zellij-star'],
]
const types = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png' }
const [screens, out, ...names] = process.argv.slice(2)
if (!screens || !out) throw new Error('Say where the captured screens are, and where to put the slides.')
await mkdir(out, { recursive: true })

const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname
  const file = path.startsWith('/screens/') ? join(screens, path.slice(9)) : join(import.meta.dirname, path)
  response.setHeader('content-type', types[extname(path)] ?? 'text/plain')
  createReadStream(file).on('error', () => response.end()).pipe(response)
}).listen(0)

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
const page = await browser.newPage({ deviceScaleFactor: 4 })
page.setDefaultTimeout(0)
page.on('pageerror', (error) => console.error(error.message))
for (const name of names.length > 0 ? names : all) {
  await page.setViewportSize(name.endsWith('-phone') ? { width: 900, height: 1200 } : { width: 1200, height: 675 })
  await page.goto(`http://localhost:${server.address().port}/slides/slides.html?slide=${name}`)
  await page.waitForFunction('window.isReady')
  await page.screenshot({ path: join(out, `${name}.png`) })
}
await browser.close()
server.close()
