// Captures a film frame by frame, keeps a fine copy and encodes it, H.264 and AV1.
// usage: node media/scripts/loops/capture.mjs FILM OUTDIR [--seconds 8] [--width 1280] [--height 720] [--stills 0,0.25]
import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumPath } from '../../../scripts/chromium.ts'

const fps = 24
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
    // Captures only the frames at these phases, as JPEG, for review.
    stills: { type: 'string' },
  },
})
const [film, out] = positionals
if (!film || !out) throw new Error('Say which film to capture, and into which folder.')
await mkdir(out, { recursive: true })

// Browsers do not load modules from file: addresses, so a server is needed.
const server = createServer((request, response) => {
  const name = new URL(request.url, 'http://localhost').pathname
  response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
  createReadStream(join(import.meta.dirname, name)).on('error', () => response.end()).pipe(response)
}).listen(0)

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'],
})
const page = await browser.newPage()
page.setDefaultTimeout(0)
page.on('pageerror', (error) => console.error(error.message))
const size = `width=${values.width}&height=${values.height}`
await page.goto(`http://localhost:${server.address().port}/loop.html?film=${film}&${size}`)
await page.waitForFunction('window.isReady', undefined, { polling: 200 })

async function grab(phase) {
  const address = await page.evaluate((t) => window.grab(t), phase)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

if (values.stills) {
  for (const phase of values.stills.split(',')) {
    const began = performance.now()
    await writeFile(join(out, `${film}-${phase}.jpg`), await grab(Number(phase)))
    console.log(`${film} at ${phase}: ${Math.round(performance.now() - began)} ms`)
  }
} else {
  const frames = fps * Number(values.seconds)
  const copy = join(out, `${film}.mkv`)
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(fps), '-i', '-']
  const encoder = run([...input, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '6', copy])
  for (let frame = 0; frame < frames; frame++) {
    encoder.process.stdin.write(await grab(frame / frames))
    if (frame % 24 === 0) console.log(`${film}: ${frame} of ${frames}`)
  }
  encoder.process.stdin.end()
  await encoder.done
  // The index comes first. With stronger compression the key frame at the start of the loop is visible as a jolt.
  const common = ['-i', copy, '-an', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  await run([...common, '-c:v', 'libx264', '-preset', 'slow', '-crf', '23', join(out, `${film}.mp4`)]).done
  await run([...common, '-c:v', 'libsvtav1', '-preset', '5', '-crf', '37', join(out, `${film}.av1.mp4`)]).done
}
await browser.close()
server.close()

function run(args) {
  const process = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const done = new Promise((resolve, reject) => {
    process.on('close', (code) => (code ? reject(new Error(`ffmpeg stopped with ${code}`)) : resolve()))
  })
  return { process, done }
}
