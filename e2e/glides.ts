import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The animations started since the last call. */
    glides: string[]
  }
}

/** Starts recording which list items are animated. */
export function noteGlides(page: Page) {
  return page.evaluate(() => {
    window.glides = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const name = this.querySelector('h2, h3')?.textContent
      const property = frames && 'filter' in frames ? 'filter' : 'transform'
      if (this.matches('li')) window.glides.push(`${name}: ${property}`)
      return animate.call(this, frames, options)
    }
  })
}

/** What has moved since the last call: "Clément: transform". */
export function glides(page: Page) {
  return page.evaluate(() => window.glides.splice(0))
}

/** Waits for the end of all glides: a press before their first frame finds every item in its old place. */
export function glidesEnded(page: Page) {
  return page.evaluate(async () => {
    const running = document.getAnimations().filter(({ id }) => id === 'glide')
    await Promise.all(running.map(({ finished }) => finished))
  })
}
