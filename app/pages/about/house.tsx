import { facade } from './facade'
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
        d="M60 12h58v26h-58ZM66 38h6v12h-6ZM106 38h6v12h-6ZM296 0h3v50h-3ZM280 8h35v3h-35ZM285 18h25v3h-25ZM948 50 949 35 953 27 949 21V11L953 15H959L963 11V21L960 27 966 36 968 50ZM360 108h360v2h-360Z"
      />
      <path className={styles.lamp} d="M392 109h40v34h-40ZM560 109h30v44h-30ZM640 109h40v30h-40Z" />
      <path
        className={styles.washing}
        d="M450 109h14l10 6 10-6h14l12 20-11 6-5-5v38h-40v-38l-5 5-11-6ZM604 109h22v40h-22Z"
      />
      <path className={styles.night} d={all('panes')} />
      <path
        className={styles.lamp}
        d="M158 106h44v84h-44ZM518 224h44v84h-44ZM994 106h44v84h-44ZM762 224h44v84h-44Z"
      />
      <path className={styles.blind} d={all('shutters')} />
      <path
        className={styles.lamp}
        d="M1096 206h96l14 46h-124ZM1212 206h96l14 46h-124ZM1328 206h96l14 46h-124Z"
      />
    </svg>
  )
}

/**
 * What stands or hangs in each window, as SVG path data, in the order of the reasons (content `about`): a calendar, a
 * price tag, a telephone, an Arabic letter, a key.
 */
const objects = [
  'M35 28h2.500v8h13v-8h2.500v8h6v42H29v-42h6ZM29 45v2h30v-2Z',
  'M43.3 10h1.400v20h-1.400ZM44 30 58 43V80H30V43ZM44 38 40.5 42 44 46 47.5 42Z',
  'M32 36h24v54H32ZM35 41v41h18v-41Z',
  'M26 50h7V65L44 76 55 65V50h7V69L44 86 26 69ZM44 34 51 41.5 44 49 37 41.500Z',
  'M43.3 10h1.400v16h-1.400ZM44 26 56 33V47L47 52V64h9v5h-9v6h7v5h-7v6h-6V52L32 47V33ZM44 32 37 36V44L44 48 51 44V36Z',
] as const

/** The days of the calendar without the last column's second, which is marked. */
const days =
  'M33 52h5v5h-5ZM33 60h5v5h-5ZM33 68h5v5h-5ZM41.5 52h5v5h-5ZM41.5 60h5v5h-5ZM41.5 68h5v5h-5ZM50 52h5v5h-5ZM50 68h5v5h-5Z'

/** A window for a reason: its shutters open as it comes into view, and a lamp is on. */
export function ReasonWindow({ index }: { index: number }) {
  return (
    <svg viewBox="0 0 88 100" className={styles.window} aria-hidden="true">
      <path className={styles.pane} d="M22 10h44v80H22Z" />
      <path className={styles.object} d={objects[index]} />
      {index === 0 && (
        <>
          <path className={styles.pane} d={days} />
          <path className={styles.marked} d="M48.5 58.500h8v8h-8Z" />
        </>
      )}
      <path className={styles.shade} d="M22 10h44v13L22 16Z" />
      <Shutter x={0} side="left" />
      <Shutter x={67} side="right" />
      <path className={styles.sill} d="M0 91h88v5H0Z" />
    </svg>
  )
}

function Shutter({ x, side }: { x: number; side: 'left' | 'right' }) {
  const slats = Array.from({ length: 9 }, (_, slat) => `M${x + 3} ${17 + 7.5 * slat}h15v2.5h-15Z`)
  return (
    <g className={styles[side]}>
      <path className={styles.shutter} d={`M${x} 10h21v80h-21Z`} />
      <path className={styles.shade} d={slats.join('')} />
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
  const pieces = Array.from({ length: 12 }, (_, index) => `M${120 * index} ${top}h120l-14 44h-92Z`)
  return pieces.join('')
}
