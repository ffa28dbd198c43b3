import { Fragment, useId } from 'react'
import type { teamPage } from '#words/team-page.ts'
import { HeadlineText } from '~/sections/headline'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './end.module.css'

type EndProps = { words: (typeof teamPage)['callToAction'] }

/** Two of the team at a table, which is the footer, and the place that is free. Source: spec §2, "call-to-action banner". */
export function End({ words }: EndProps) {
  const id = useId()
  return (
    <Section surface="chalk-2" space="none" aria-labelledby={id} className={styles.end}>
      <div className={styles.words}>
        <Heading id={id} level={2} size="display">
          <HeadlineText headline={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <ButtonLink href="/contact" className={styles.action}>
          {words.label}
        </ButtonLink>
      </div>
      <ul aria-label={words.table} className={styles.table}>
        {words.places.map((name, index) => (
          <li key={name} className={styles.place}>
            <span className={styles.name}>{name}</span>
            <svg viewBox="0 0 240 250" className={styles.bust} aria-hidden="true">
              {busts[index]}
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Head and shoulders in planes, lit from the left as the portraits are; without hair. */
function Bust({ coat }: { coat: string | undefined }) {
  return (
    <>
      <path className={styles.dim} d="M98 142H146L150 188 122 214 92 188Z" />
      <g className={coat}>
        <path className={styles.cloth} d="M6 250 34 208 92 184 122 214 122 250Z" />
        <path className={styles.fold} d="M234 250 206 206 150 184 122 214 122 250Z" />
      </g>
      <path className={styles.crease} d="M34 208 92 184 74 250H44ZM206 206 178 195 190 250H216Z" />
      <path className={styles.lit} d="M80 66 124 52 122 98 78 100Z" />
      <path className={styles.plain} d="M124 52 160 66 164 100 122 98Z" />
      <path className={styles.plain} d="M78 100 122 98 110 132 92 142Z" />
      <path className={styles.dim} d="M122 98 164 100 152 142 134 132Z" />
      <path className={styles.lit} d="M122 94 110 132 122 137Z" />
      <path className={styles.dark} d="M122 94 134 132 122 137Z" />
      <path className={styles.lit} d="M92 142 110 132 122 137 122 170 106 168Z" />
      <path className={styles.dim} d="M152 142 134 132 122 137 122 170 138 166Z" />
      <path
        className={styles.mark}
        d="M88 99 108 97 106 104 92 105ZM136 97 156 99 152 105 138 104ZM109 150 122 147 136 150 122 155Z"
      />
    </>
  )
}

/** In the order of the places: a designer with a pencil behind her ear, a developer, and the outline of whoever comes. */
const busts = [
  <Fragment key="designer">
    <path className={styles.mark} d="M62 158 56 96 70 46 120 20 172 42 186 96 180 160 120 176Z" />
    <Bust coat={styles.blue} />
    <path className={styles.mark} d="M86 91 110 88 110 91 88 94ZM135 88 158 91 156 94 135 91Z" />
    <path
      className={styles.mark}
      d="M60 140 56 96 70 46 120 20 172 42 186 96 182 140 166 132 166 92 150 62 118 50 88 70 78 96 80 134Z"
    />
    <path className={styles.shine} d="M70 46 120 20 118 50 88 70Z" />
    <path className={styles.bright} d="M164 96 214 68 219 76 170 105Z" />
  </Fragment>,
  <g key="developer" transform="matrix(-1 0 0 1 240 0)">
    <Bust coat={styles.grey} />
    <path
      className={styles.mark}
      d="M78 104 90 126 110 138 122 134 134 138 154 126 164 104 162 142 142 172 122 180 102 172 82 142ZM110 148 122 152 136 148 122 158Z"
      fillRule="evenodd"
    />
    <path className={styles.mark} d="M84 91 110 87 110 92 87 95ZM135 87 160 91 157 95 135 92Z" />
    <path className={styles.bright} d="M70 80 80 40 122 22 164 38 174 80 122 66Z" />
    <path className={styles.crease} d="M122 22 164 38 174 80 122 66Z" />
  </g>,
  <path
    key="free"
    className={styles.outline}
    d="M6 251 34 208 92 186 98 158 78 136 70 92 84 44 122 22 160 40 174 92 166 134 144 160 150 186 206 206 234 251"
  />,
]
