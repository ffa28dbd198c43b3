import type { photographyAgency } from '~/content/en/photography-agency'
import { type PlanId, withPrices } from '~/content/plan-prices'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { SegmentedControl } from '~/ui/segmented-control'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './pricing.module.css'

/** Width and height of each package's largest print, in centimetres. */
const sheets: Record<PlanId, { width: number; height: number }> = {
  standard: { width: 18, height: 24 },
  professional: { width: 30, height: 40 },
  ultimate: { width: 50, height: 60 },
}

type PricingProps = { words: (typeof photographyAgency)['pricing'] }

/** Three packages, each on a sheet drawn to the scale of its largest print. Source: spec §2, "pricing and packaging", and §4, "Pricing tab". */
export function Pricing({ words }: PricingProps) {
  return (
    <Section surface="baryta" aria-labelledby="packages" className={styles.pricing}>
      <div className={styles.head}>
        <Heading level={2} label={words.label} voice="display" id="packages">
          <HeadlineLines lines={words.title} />
        </Heading>
        <p className={styles.text}>{words.text}</p>
        <SegmentedControl
          legend={words.legend}
          defaultValue="monthly"
          options={[
            { value: 'monthly', label: words.monthly.label },
            { value: 'yearly', label: words.yearly.label },
          ]}
        />
      </div>
      {(['monthly', 'yearly'] as const).map((period) => (
        <ul key={period} className={styles.plans} data-period={period}>
          {withPrices(period, words[period]).plans.map((plan) => (
            <Package key={plan.id} plan={plan} unit={words.unit} action={words.action} />
          ))}
        </ul>
      ))}
    </Section>
  )
}

type PackageProps = {
  plan: ReturnType<typeof withPrices>['plans'][number]
} & Pick<PricingProps['words'], 'unit' | 'action'>

function Package({ plan, unit, action }: PackageProps) {
  const { id, title, price, currency, timeline, audience, features } = plan
  const sheet = sheets[id]
  return (
    <li className={styles.plan} data-sheet={`${sheet.width}x${sheet.height}`}>
      <div className={styles.sheet}>
        <p className={styles.price}>
          <span className={styles.amount}>
            {currency}
            {price}
          </span>{' '}
          <span className={styles.timeline}>{timeline}</span>
        </p>
        <p className={styles.size}>
          {sheet.width} × {sheet.height} {unit}
        </p>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.audience}>{audience}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
        <ButtonLink href={action.href} variant="quiet">
          {action.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}
