import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useReducer,
  useRef,
} from 'react'
import type { words } from '#words/parts/gallery.ts'
import { arrowStep } from '~/lib/arrow-step'
import { closeDialog } from '~/lib/close-dialog'
import { comma } from '~/lib/comma'
import { fillIn } from '~/lib/fill-in'
import type { Surface } from '~/ui/section'
import { downloadImage } from './download-image'
import styles from './lightbox.module.css'
import { smallerVersion, widestVersion } from './picture-versions'
import { lightboxReducer, type Offset, untouched } from './state'
import { useGestures } from './use-gestures'

/** One item of the lightbox. */
export type LightboxItem = {
  title: string
  alt: string
  /** Size of the largest version in pixels. */
  width: number
  height: number
  /** Address of the JPEG version. */
  jpeg: string
  /** All AVIF versions, as in `srcset`. */
  avif: string
  /**
   * The file that the download button saves. A file on another host needs that host in `connect-src` of
   * `hosting/rules.ts`.
   * @default the picture's JPEG
   */
  downloadHref?: string
}

type Controls = { zoom?: boolean; rotate?: boolean; download?: boolean }

export type LightboxTexts = Record<keyof typeof words, string>

type LightboxProps = {
  texts: LightboxTexts
  items: readonly LightboxItem[]
  /** Index of the open item; `null` closes the lightbox. */
  index: number | null
  onIndexChange: (index: number | null) => void
  /** Which buttons to show. @default zoom and download, no rotation */
  controls?: Controls
  /** The surface behind the picture. @default 'night' */
  surface?: Surface
}

/** Maximum width in pixels that loads before zooming. */
const mediumWidth = 1440

/** Pixels that an arrow key pans a zoomed picture. */
const panStep = 80

/**
 * A full-window picture viewer: zoom, rotate, pan, download, next and previous. Escape, Enter, the close button and a
 * click beside the picture close it; the browser restores the focus. Source: spec §4, "Lightbox".
 */
export function Lightbox({
  texts,
  items,
  index,
  onIndexChange,
  controls,
  surface = 'night',
}: LightboxProps) {
  const item = index === null ? undefined : items[index]
  if (index === null || !item) return null
  const step = (by: number) => onIndexChange((index + by + items.length) % items.length)
  return (
    <dialog
      // Synchronises with the browser's modal state: enter when the element mounts, leave when it unmounts.
      ref={showModal}
      aria-label={texts.label}
      data-surface={surface}
      className={styles.lightbox}
      onCancel={(event) => {
        event.preventDefault()
        close(event)
      }}
      onClose={() => onIndexChange(null)}
    >
      <LightboxView
        item={item}
        texts={texts}
        position={fillIn(texts.position, {
          place: String(index + 1),
          places: String(items.length),
        })}
        controls={{ zoom: true, rotate: false, download: true, ...controls }}
        onStep={items.length > 1 ? step : undefined}
      />
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}

function close({ currentTarget }: SyntheticEvent<HTMLElement>) {
  closeDialog(currentTarget.closest('dialog'))
}

/** Defined here to be one component for all renders: a new one would remount the focused button. */
function takeFocus(viewer: HTMLElement | null) {
  viewer?.focus()
}

type LightboxViewProps = {
  texts: LightboxTexts
  item: LightboxItem
  position: string
  controls: Required<Controls>
  onStep?: (by: 1 | -1) => void
}

/** One picture with its state. The next one reuses the viewer, so that the pressed button keeps the focus. */
function LightboxView({ texts, item, position, controls, onStep }: LightboxViewProps) {
  const [state, dispatch] = useReducer(lightboxReducer, untouched)
  const { title, jpeg } = item
  const isZoomed = state.scale > 1

  const image = useRef<HTMLImageElement>(null)
  const gestures = useGestures({
    onPan: pan,
    onPinch: (factor) => dispatch({ type: 'scale', factor }),
  })

  function pan(by: Offset) {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = image.current ?? {}
    dispatch({ type: 'pan', by, size: { width, height } })
  }

  function step(by: 1 | -1) {
    dispatch({ type: 'reset' })
    onStep?.(by)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const arrow = arrows[event.key]
    const by = arrowStep(event.key)
    const onControl = event.target !== event.currentTarget
    if (event.key === 'Enter' && !onControl) close(event)
    else if (arrow && isZoomed) pan(arrow)
    else if (by) step(by)
    else return
    event.preventDefault()
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target === event.currentTarget) close(event)
  }

  return (
    <section
      aria-label={`${title}${comma}${position}`}
      // The viewer itself has the focus, so that Enter closes it until a control is focused.
      ref={takeFocus}
      tabIndex={-1}
      className={styles.viewer}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p role="status" className={styles.title}>
          {title} <span className={styles.position}>{position}</span>
        </p>
        {controls.zoom ? (
          <button
            type="button"
            aria-pressed={isZoomed}
            onClick={() => dispatch({ type: 'toggle-zoom' })}
          >
            {isZoomed ? texts.zoomOut : texts.zoomIn}
          </button>
        ) : null}
        {controls.rotate ? (
          <button type="button" onClick={() => dispatch({ type: 'rotate' })}>
            {texts.rotate}
          </button>
        ) : null}
        {controls.download ? (
          <button
            type="button"
            onClick={() => downloadImage(item.downloadHref ?? jpeg, `${slugOf(title)}.jpg`)}
          >
            {texts.download}
          </button>
        ) : null}
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape, Enter and the close button do the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the picture is a shortcut only. */}
      <div
        className={styles.stage}
        data-zoomed={isZoomed || undefined}
        data-cursor={isZoomed ? 'drag' : undefined}
        onClick={onClick}
      >
        <picture key={position}>
          <source
            type="image/avif"
            srcSet={isZoomed ? widestVersion(item.avif) : smallerVersion(item.avif, mediumWidth)}
            sizes={`${item.width}px`}
          />
          <img
            ref={image}
            src={jpeg}
            alt={item.alt}
            width={item.width}
            height={item.height}
            draggable={false}
            className={styles.image}
            style={
              {
                '--width': `${item.width}px`,
                '--ratio': item.width / item.height,
                translate: `${state.pan.x}px ${state.pan.y}px`,
                rotate: `${state.rotation}deg`,
                scale: state.scale,
              } as CSSProperties
            }
            {...gestures}
            onDoubleClick={() => dispatch({ type: 'toggle-zoom' })}
          />
        </picture>
      </div>
      {onStep ? (
        <div className={styles.steps}>
          <button type="button" onClick={() => step(-1)}>
            {texts.previous}
          </button>
          <button type="button" onClick={() => step(1)}>
            {texts.next}
          </button>
        </div>
      ) : null}
    </section>
  )
}

const arrows: Record<string, Offset | undefined> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
