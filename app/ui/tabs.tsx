import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Surface } from './section'
import styles from './tabs.module.css'

type Tab = {
  id: string
  label: ReactNode
  panel: ReactNode
}

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string
  /** The first is open initially. */
  tabs: readonly Tab[]
  /** The surface of the open tab and its panel. */
  surface: Surface
}

/**
 * Tabs after the APG pattern: one stop in the tab order, arrow keys, Home and End move and open.
 * Only the open panel has its content, so long lists cost once. The row and the panel keep
 * `--tabs-inset` (a length) from the edges.
 */
export function Tabs({ label, tabs, surface }: TabsProps) {
  const idPrefix = useId()
  const [openId, setOpenId] = useState(tabs[0]?.id)

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = isRightToLeft ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: index + step,
      ArrowLeft: index - step,
      Home: 0,
      End: -1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const tab = tabs.at(target % tabs.length)
    if (!tab) return
    setOpenId(tab.id)
    document.getElementById(`${idPrefix}-tab-${tab.id}`)?.focus()
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: tabLabel }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${id}`}
            aria-selected={id === openId}
            aria-controls={`${idPrefix}-panel-${id}`}
            tabIndex={id === openId ? 0 : -1}
            data-surface={id === openId ? surface : undefined}
            className={styles.tab}
            onClick={() => setOpenId(id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${idPrefix}-panel-${id}`}
          aria-labelledby={`${idPrefix}-tab-${id}`}
          hidden={id !== openId}
          data-surface={surface}
          className={styles.panel}
        >
          {id === openId ? panel : null}
        </div>
      ))}
    </>
  )
}
