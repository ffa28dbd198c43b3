/**
 * The display state of one picture in the lightbox. Pure, so that it can be tested without a browser. Source: spec
 * §4.
 */

export type LightboxState = {
  /** 1 shows the whole medium picture; above 1 the large one is shown. */
  scale: number
  /** Degrees clockwise: 90, 180, 270, 360 and then 90 again; 0 before the first rotation. */
  rotation: 0 | 90 | 180 | 270 | 360
  /** Offset from the centre in pixels. Always 0 while not zoomed. */
  pan: Offset
}

export type Offset = { x: number; y: number }

type Size = { width: number; height: number }

export type LightboxAction =
  | { type: 'toggle-zoom' }
  /** A pinch: `factor` multiplies the scale. */
  | { type: 'scale'; factor: number }
  | { type: 'rotate' }
  /** `size` is the picture's layout box at scale 1, which limits panning. */
  | { type: 'pan'; by: Offset; size: Size }
  /** Another picture is shown. */
  | { type: 'reset' }

export const untouched: LightboxState = { scale: 1, rotation: 0, pan: { x: 0, y: 0 } }

/** The scale of the zoom button and of a double click. */
const zoomScale = 2
const maxScale = 4

const nextRotation = { 0: 90, 90: 180, 180: 270, 270: 360, 360: 90 } as const

export function lightboxReducer(state: LightboxState, action: LightboxAction): LightboxState {
  switch (action.type) {
    case 'toggle-zoom':
      return withScale(state, state.scale > 1 ? 1 : zoomScale)
    case 'scale':
      return withScale(state, Math.min(maxScale, Math.max(1, state.scale * action.factor)))
    case 'rotate':
      return { ...state, rotation: nextRotation[state.rotation] }
    case 'pan':
      return { ...state, pan: limitedPan(state, action.by, action.size) }
    case 'reset':
      return untouched
  }
}

/** Zooming out resets the pan. */
function withScale(state: LightboxState, scale: number): LightboxState {
  return { ...state, scale, pan: scale > 1 ? state.pan : untouched.pan }
}

/** Limits panning so that the picture's edge does not move inside the box it had at scale 1. */
function limitedPan({ scale, rotation, pan }: LightboxState, by: Offset, size: Size): Offset {
  if (scale <= 1) return untouched.pan
  const isSideways = rotation === 90 || rotation === 270
  const reach = {
    x: ((isSideways ? size.height : size.width) * (scale - 1)) / 2,
    y: ((isSideways ? size.width : size.height) * (scale - 1)) / 2,
  }
  return { x: clamp(pan.x + by.x, reach.x), y: clamp(pan.y + by.y, reach.y) }
}

function clamp(value: number, reach: number): number {
  return Math.min(reach, Math.max(-reach, value))
}
