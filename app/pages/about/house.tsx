import { facade, repeated } from './facade'
import styles from './house.module.css'

/** The windows of four fronts of a street: of two floors and of one in turn, and the last has the awnings. */
const fronts = [
  facade({ x: 42, y: 106, columns: 3, floors: 2, closed: [2, 3] }),
  facade({ x: 402, y: 224, columns: 3, floors: 1, closed: [0] }),
  facade({ x: 762, y: 106, columns: 3, floors: 2, closed: [1, 5] }),
  facade({ x: 1122, y: 224, columns: 3, floors: 1, closed: [] }),
]
const walls = [
  { x: 0, top: 64 },
  { x: 360, top: 182 },
  { x: 720, top: 64 },
  { x: 1080, top: 176 },
]

/** The upper floors of four houses, one over each figure below; narrow windows show the first of them. */
export function Fronts() {
  const all = (part: keyof (typeof fronts)[number]) => fronts.map((front) => front[part]).join('')
  return (
    <svg
      viewBox="0 0 1440 330"
      preserveAspectRatio="xMinYMax slice"
      className={styles.fronts}
      aria-hidden="true"
    >
      {walls.map(({ x, top }) => (
        <path
          key={x}
          className={styles.front}
          d={`M${x} ${top}h361v${331 - top}h-361ZM${x} ${top - 16}h360v10h-360Z`}
        />
      ))}
      {/* On the roofs a tank, an aerial and a cat; between them the washing. */}
      <path
        className={styles.onRoof}
        d="M60 12h58v26h-58zm6 26h6v12h-6zm40 0h6v12h-6zm190-38h3v50h-3zm-16 8h35v3h-35zm5 10h25v3h-25zm663 32l1-15 4-8-4-6v-10l4 4h6l4-4v10l-3 6 6 9 2 14zm-588 58h360v2h-360z"
      />
      <path
        className={styles.washing}
        d="M450 109h14l10 6 10-6h14l12 20-11 6-5-5v38h-40v-38l-5 5-11-6zm154 0h22v40h-22z"
      />
      <path className={styles.night} d={all('panes')} />
      <path className={styles.blind} d={all('shutters')} />
      {/* Of the washing two sheets and a towel, four windows with a lamp, the awnings. */}
      <path
        className={styles.lamp}
        d="M392 109h40v34h-40zm168 0h30v44h-30zm80 0h40v30h-40zm-482-3h44v84h-44zm360 118h44v84h-44zm476-118h44v84h-44zm-232 118h44v84h-44zm334-18h96l14 46h-124zm116 0h96l14 46h-124zm116 0h96l14 46h-124z"
      />
    </svg>
  )
}

/**
 * What stands or hangs in each window, as SVG path data, in the order of the reasons (content `about`): a calendar, a
 * price tag, a telephone, an Arabic letter, a key. Each is a white thing with a side in the shade.
 */
const objects = [
  {
    body: 'M29 36h30v44h-30z',
    shade: 'm37 26v44h-30z',
    blue: 'M29 36h30v10h-30z',
    line: 'M31 36l13-14 13 14',
  },
  {
    body: 'M44 30l14 13v37h-28v-37zm0 8l-3.5 4 3.5 4 3.5-4z',
    shade: 'm36 33v37h-28z',
    line: 'M44 10v28m-8 22h16m-16 7h10',
  },
  {
    body: 'M31 36h26v54h-26z',
    shade: 'm35 26v54h-26z',
    blue: 'M34 41h20v42h-20z',
    line: 'M40 38.5h8',
  },
  {
    body: 'M26 50h7v15l11 11 11-11v-15h7v19l-18 17-18-17zm18-16l7 7.5-7 7.5-7-7.5z',
    shade: 'm22 24l7 7.5-7 7.5zm0 42l11-11v-15h7v19l-18 17z',
  },
  {
    body: 'M44 26l12 7v14l-9 5v12h9v5h-9v6h7v5h-7v6h-6v-34l-9-5v-14zm0 6l-7 4v8l7 4 7-4v-8z',
    shade: 'm22 16l12 7v14l-9 5v12h9v5h-9v6h7v5h-7v6h-3v-38l7-4v-8l-7-4z',
    line: 'M44 10v16',
  },
] as const

/** The days of the calendar; one in the last column is marked. */
const days =
  'M33 52h5v5h-5zm0 8h5v5h-5zm0 8h5v5h-5zm8.5-16h5v5h-5zm0 8h5v5h-5zm0 8h5v5h-5zm8.5-16h5v5h-5zm0 16h5v5h-5z'

/** Where each slat of a shutter begins. */
function slats(x: number) {
  return Array.from({ length: 9 }, (_, index) => [x, 17 + 7.5 * index] as const)
}

/** A window for a reason: its shutters open as it comes into view, and a lamp is on. */
export function ReasonWindow({ index }: { index: number }) {
  const object = objects[index]
  if (!object) return null
  const { body, shade, blue, line } = { blue: undefined, line: undefined, ...object }
  return (
    <svg viewBox="0 0 88 100" className={styles.window} aria-hidden="true">
      <path className={styles.pane} d="M22 10h44v80h-44z" />
      <path className={styles.object} d={body} />
      {blue ? <path className={styles.shutter} d={blue} /> : null}
      {index === 0 ? (
        <>
          <path className={styles.day} d={days} />
          <path className={styles.pane} d="M48.5 58.5h8v8h-8z" />
        </>
      ) : null}
      {line ? <path className={styles.line} d={line} /> : null}
      {/* Begins at the corner of the lintel's. */}
      <path className={styles.shade} d={`M22 10h44v13l-44-7z${shade}`} />
      <Shutter x={0} side="left" />
      <Shutter x={67} side="right" />
      <path className={styles.sill} d="M0 91h88v5h-88z" />
    </svg>
  )
}

function Shutter({ x, side }: { x: number; side: 'left' | 'right' }) {
  return (
    <g className={styles[side]}>
      <path className={styles.shutter} d={`M${x} 10h21v80h-21Z`} />
      <path className={styles.shade} d={repeated('h15v2.5h-15z', slats(x + 3))} />
    </g>
  )
}

/** The lower edge of the orange plane: it is the awning over what comes next. */
export function Valance() {
  return (
    <svg
      viewBox="0 0 1440 60"
      preserveAspectRatio="none"
      className={styles.valance}
      aria-hidden="true"
    >
      <path className={styles.shadow} d={cloth(16)} />
      <path className={styles.cloth} d={cloth(0)} />
    </svg>
  )
}

/** Twelve pieces, cut as the awnings of the hero. */
function cloth(top: number) {
  return `M0 ${top}h1440${'l-14 44h-92l-14-44'.repeat(12)}`
}
