import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { tassiliBank } from '~/content/pictures/projects'
import { jpegAddress, pictureAddress } from '~/lib/picture-address'
import '~/styles/base.css'
import { words } from '#words/parts/gallery.ts'
import '~/styles/tokens.css'
import { emulateLatency } from '~/testing/emulation'
import { Lightbox } from './lightbox'

// A real file, because the room to pan depends on the rendered size.
const versions = (widths: readonly number[]) =>
  widths.map((width) => `${pictureAddress(tassiliBank, width)} ${width}w`).join(', ')
const items = ['harbour', 'dunes', 'rings'].map((name) => ({
  title: `The ${name}`,
  alt: `The ${name}`,
  width: tassiliBank.width,
  height: tassiliBank.height,
  jpeg: jpegAddress(tassiliBank),
  avif: versions(tassiliBank.widths),
}))

type GalleryProps = { controls?: { zoom?: boolean; rotate?: boolean; download?: boolean } }

function Gallery({ controls }: GalleryProps) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      {items.map(({ title }, position) => (
        <button key={title} type="button" onClick={() => setIndex(position)}>
          {title}
        </button>
      ))}
      <Lightbox
        texts={words}
        items={items}
        index={index}
        onIndexChange={setIndex}
        controls={controls}
      />
    </>
  )
}

const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
const sourceOf = () => document.querySelector('dialog source')?.getAttribute('srcset')
const shownStyle = () => document.querySelector<HTMLImageElement>('dialog img')?.style

async function open(controls?: GalleryProps['controls']) {
  await render(<Gallery controls={controls} />)
  await page.getByRole('button', { name: 'The harbour' }).click()
  await expect.element(viewer).toBeVisible()
}

afterEach(async () => {
  vi.restoreAllMocks()
  await emulateLatency(0)
  await page.viewport(414, 896)
})

test('is closed until a thumbnail opens it with the medium picture', async () => {
  await render(<Gallery />)
  await expect.element(viewer).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'The harbour' }).click()
  expect(sourceOf()).toContain('-1440.avif')
})

test('is hidden before the page behind it stops being inert', async () => {
  await open()
  const dialog = viewer.element() as HTMLDialogElement
  viewer
    .getByRole('button', { name: 'Close' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(dialog.open).toBe(true)
  expect(getComputedStyle(dialog).visibility).toBe('hidden')
  await expect.element(viewer).not.toBeInTheDocument()
})

test.each(['{Escape}', '{Enter}'])('%s closes it and gives the focus back', async (key) => {
  await open()
  await userEvent.keyboard(key)
  await expect.element(viewer).not.toBeInTheDocument()
  const thumbnail = page.getByRole('button', { name: 'The harbour' })
  await expect.element(thumbnail).toHaveFocus()
  // The page's state must be updated too, so that the same picture can open again.
  await thumbnail.click()
  await expect.element(viewer).toBeVisible()
})

test('Enter on a control activates it and leaves the lightbox open', async () => {
  await open()
  const zoom = viewer.getByRole('button', { name: 'Zoom in' })
  zoom.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible()
})

test('a click beside the picture closes it, a click on the picture does not', async () => {
  await open()
  await viewer.getByRole('img').click()
  await expect.element(viewer).toBeVisible()
  const stage = viewer.getByRole('img').element().closest('div')
  stage?.click()
  await expect.element(viewer).not.toBeInTheDocument()
})

test('zoom shows the large picture, by button and by double click; zooming out resets the pan', async () => {
  await open()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  expect(sourceOf()).toContain('-2000.avif')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => shownStyle()?.translate).toBe('-80px')
  await viewer.getByRole('img').dblClick()
  expect(sourceOf()).toContain('-1440.avif')
  expect(shownStyle()?.translate).toBe('0px')
  await viewer.getByRole('img').dblClick()
  expect(sourceOf()).toContain('-2000.avif')
})

test('a picture that is not large has a larger file for the zoom too, and stays in its place', async () => {
  // Wide enough for the larger file.
  await page.viewport(1280, 900)
  const noteWidths = [400, 640, 960]
  const note = {
    title: 'A note',
    alt: 'A note',
    width: 960,
    height: 640,
    jpeg: jpegAddress(tassiliBank),
    avif: versions(noteWidths),
  }
  await render(<Lightbox texts={words} items={[note]} index={0} onIndexChange={() => {}} />)
  const image = viewer.getByRole('img').element() as HTMLImageElement
  await expect.poll(() => image.complete && image.currentSrc).toContain('-640.')
  const { offsetWidth } = image
  const widths = new Set<number>()
  new ResizeObserver(() => widths.add(image.offsetWidth)).observe(image)
  await emulateLatency(300)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => image.complete && image.currentSrc).toContain('-960.')
  expect([...widths]).toEqual([offsetWidth])
})

/** Synthesises pointer events on the picture, point by point. */
function drag(pointerId: number, points: readonly (readonly [number, number])[]) {
  const image = document.querySelector<HTMLElement>('dialog img')
  // A synthetic pointer cannot be captured.
  if (image) image.setPointerCapture = () => {}
  for (const [index, [clientX, clientY]] of points.entries()) {
    const type = index === 0 ? 'pointerdown' : 'pointermove'
    const init = { pointerId, clientX, clientY, bubbles: true }
    image?.dispatchEvent(new PointerEvent(type, init))
  }
}

function letGo(pointerId: number) {
  const image = document.querySelector<HTMLElement>('dialog img')
  image?.dispatchEvent(new PointerEvent('pointerup', { pointerId, bubbles: true }))
}

const dragged = [
  [100, 100],
  [110, 105],
  [130, 120],
] as const

test('a drag pans the picture only while zoomed', async () => {
  await open()
  drag(1, dragged)
  letGo(1)
  expect(shownStyle()?.translate).toBe('0px')

  await viewer.getByRole('img').dblClick()
  drag(1, dragged)
  await expect.poll(() => shownStyle()?.translate).toBe('30px 20px')
  letGo(1)
  const image = document.querySelector<HTMLElement>('dialog img')
  const moved = { pointerId: 1, clientX: 300, clientY: 300, bubbles: true }
  image?.dispatchEvent(new PointerEvent('pointermove', moved))
  expect(shownStyle()?.translate).toBe('30px 20px')
})

test('spreading two fingers zooms in to the large picture, pinching zooms out', async () => {
  await open()
  drag(1, [[100, 100]])
  drag(2, [
    [200, 100],
    [250, 100],
  ])
  await expect.poll(() => shownStyle()?.scale).toBe('1.5')
  expect(sourceOf()).toContain('-2000.avif')
  drag(2, [
    [250, 100],
    [150, 100],
  ])
  await expect.poll(() => shownStyle()?.scale).toBe('1')
  expect(sourceOf()).toContain('-1440.avif')
})

test('the picture is saved under its own name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${new URL(this.href).pathname} ${this.download}`)
  })
  await open()
  await viewer.getByRole('button', { name: 'Download' }).click()
  expect(saved).toEqual([expect.stringMatching(/^\/media\/.*\.jpg the-harbour\.jpg$/)])
})

test('arrow keys change the picture, and pan while zoomed', async () => {
  await open()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(viewer.getByRole('img', { name: 'The rings' })).toBeInTheDocument()
  await viewer.getByRole('img').dblClick()
  document.querySelector<HTMLElement>('dialog section')?.focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => shownStyle()?.translate).toBe('0px -80px')
  await expect.element(viewer.getByRole('img', { name: 'The rings' })).toBeInTheDocument()
})

test('rotation is offered only where it was asked for, and cycles through 360', async () => {
  await open({ rotate: true })
  const rotate = viewer.getByRole('button', { name: 'Rotate' })
  const seen: (string | undefined)[] = []
  for (let turn = 0; turn < 5; turn++) {
    await rotate.click()
    seen.push(shownStyle()?.rotate)
  }
  expect(seen).toEqual(['90deg', '180deg', '270deg', '360deg', '90deg'])
})

test('the buttons go to the next and the previous picture, and wrap around', async () => {
  await open()
  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect.element(viewer.getByRole('img', { name: 'The rings' })).toBeInTheDocument()
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(viewer.getByRole('img', { name: 'The harbour' })).toBeInTheDocument()
})

test('by keyboard the focus stays on the button pressed, and the next picture is untouched', async () => {
  await open()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  const next = viewer.getByRole('button', { name: 'Next picture' })
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(viewer.getByRole('status')).toHaveTextContent('The dunes 2 of 3')
  await expect.element(next).toHaveFocus()
  expect(shownStyle()?.scale).toBe('1')
  await userEvent.keyboard('{Enter}')
  await expect.element(viewer.getByRole('status')).toHaveTextContent('The rings 3 of 3')
})

test('the close button closes it', async () => {
  await open()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
})

test('each of the three tools can be hidden', async () => {
  await open({ zoom: false, rotate: false, download: false })
  const names = viewer
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(names).toEqual(['Close', 'Previous picture', 'Next picture'])
})
