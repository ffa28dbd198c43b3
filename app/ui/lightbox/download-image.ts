import { saveFile } from '~/lib/export-file'

/**
 * Saves an image as a file. The browser downloads a same-origin image itself; a cross-origin one is fetched first,
 * because browsers ignore `download` across origins. A failure is only logged. Source: spec §7, §8.
 */
export async function downloadImage(address: string, fileName: string): Promise<void> {
  const { href, origin } = new URL(address, location.href)
  if (origin === location.origin) {
    const link = document.createElement('a')
    link.href = href
    link.download = fileName
    link.click()
    return
  }
  try {
    const response = await fetch(href)
    if (!response.ok) {
      console.error('Failed to download image, HTTP status', response.status)
      return
    }
    const image = await response.blob()
    saveFile(fileName, image, image.type)
  } catch (error) {
    console.error('Failed to download image from', href, error)
  }
}
