import { Fragment, useId } from 'react'
import { ButtonLink } from '~/ui/button'
import type { Surface } from '~/ui/section'
import { SegmentedControl } from '~/ui/segmented-control'
import { useUiWords } from '~/ui/ui-words'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { Headline } from './headline'
import styles from './pricing.module.css'
import { TitledSection } from './section-heading'

/** Source: spec §3, "Pricing plan". */
type PricingPlan = {
  title: string
  /** The price before tax, with its currency: `$29`. */
  amount: string
  /** What the price is for, as written after it: `a month`. */
  timeline: string
  /** For whom, in one line. */
  audience?: string
  /** Why this one suits the commonest case: marks the plan, and makes its button the solid one. */
  usual?: string
  /** What tells it from the others, under its price in the table of the three on phones: values with their words. */
  brief?: readonly (readonly [value: string, words: string])[]
  features: readonly string[]
}

type PricingPeriod = { label: string; plans: readonly PricingPlan[] }

const periods = ['monthly', 'yearly'] as const

/** The plane of the plan for the commonest case. */
const usualSurface: Surface = 'sea'

type PricingProps = {
  id?: string
  title: Headline
  intro?: string
  monthly: PricingPeriod
  yearly: PricingPeriod
  /** Small print under the plans, one paragraph each. */
  notes?: readonly string[]
  /** The plans' link; its accessible name includes the plan's title. */
  action?: { label: string; href: string }
  surface?: Surface
  /** `columns` in wide windows: the plans stand beside one another, line by line. @default 'rows' */
  layout?: 'rows' | 'columns'
}

/**
 * Monthly or yearly plans; on phones one at a time, under the prices of all three. Both lists are in the page, and the
 * style sheet reads the radios of period and plan, so both work without scripts. Source: spec §4, "Pricing tab".
 */
export function Pricing({
  title,
  intro,
  monthly,
  yearly,
  notes = [],
  action,
  surface,
  layout = 'rows',
  id,
}: PricingProps) {
  const { pricing: words } = useUiWords()
  return (
    <TitledSection
      id={id}
      surface={surface}
      label={words.label}
      title={title}
      text={intro}
      data-layout={layout}
      className={styles.pricing}
    >
      <SegmentedControl
        legend={words.period}
        defaultValue="monthly"
        options={[
          { value: 'monthly', label: monthly.label },
          { value: 'yearly', label: yearly.label },
        ]}
      />
      <Choice legend={words.choice} periods={{ monthly, yearly }} />
      <div className={styles.periods}>
        {periods.map((period) => (
          <ul key={period} className={styles.plans} data-period={period}>
            {{ monthly, yearly }[period].plans.map((plan) => (
              <Plan key={plan.title} plan={plan} action={action} />
            ))}
          </ul>
        ))}
      </div>
      {notes.length > 0 ? (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
    </TitledSection>
  )
}

type ChoiceProps = { legend: string; periods: Record<(typeof periods)[number], PricingPeriod> }

/**
 * On phones: the prices in one view, at first with the plan for the commonest case. The chosen one's plan follows; styles
 * read the choice, as that of the period.
 */
function Choice({ legend, periods: { monthly, yearly } }: ChoiceProps) {
  const name = useId()
  const chosen = Math.max(
    0,
    monthly.plans.findIndex(({ usual }) => usual),
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {monthly.plans.map(({ title, usual }, index) => (
        <label key={title} data-surface={usual && usualSurface} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={`plan-${index + 1}`}
            defaultChecked={index === chosen}
            className={styles.radio}
          />
          {title}
          <Price period="monthly" plan={monthly.plans[index]} />{' '}
          <Price period="yearly" plan={yearly.plans[index]} />
        </label>
      ))}
    </fieldset>
  )
}

type PriceProps = { period: (typeof periods)[number]; plan: PricingPlan | undefined }

function Price({ period, plan }: PriceProps) {
  return (
    <span data-period={period}>
      <strong>{plan?.amount}</strong>
      {plan?.brief ? ` ${plan.timeline}` : null}
      {plan?.brief?.map(([value, words]) => (
        <Fragment key={words}>
          {' '}
          <b>{value}</b> {words}
        </Fragment>
      ))}
    </span>
  )
}

type PlanProps = { plan: PricingPlan } & Pick<PricingProps, 'action'>

function Plan({ plan, action }: PlanProps) {
  return (
    <li data-surface={plan.usual && usualSurface} className={styles.plan}>
      <div className={styles.about}>
        <h3 className={styles.title}>{plan.title}</h3>
        {plan.usual ? <p className={styles.usual}>{plan.usual}</p> : null}
        {plan.audience ? <p className={styles.audience}>{plan.audience}</p> : null}
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          <span className={styles.amount}>{plan.amount}</span>{' '}
          <span className={styles.timeline}>{plan.timeline}</span>
        </p>
        {action ? (
          <ButtonLink href={action.href} variant={plan.usual ? 'solid' : 'outline'}>
            {action.label}
            <VisuallyHidden>: {plan.title}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </div>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
