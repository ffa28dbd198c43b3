type Embed = {
  src: string
  title: string
  className: string | undefined
  /** The permissions policy of the frame. */
  allow: string
}

/** A frame for a third party's player or map, which may run its own scripts and open windows, and nothing else. */
export function embedFrame({ src, title, className = '', allow }: Embed): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  Object.assign(frame, {
    title,
    className,
    allow,
    // Players require a referrer.
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  frame.src = src
  return frame
}
