import {
  type PhotographyPlan,
  photographyPricing as texts,
} from '~/content/en/photography-agency-offers'
import { sectionNames } from '~/content/en/section-names'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section } from '~/ui/section'
import { SegmentedControl } from '~/ui/segmented-control'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './pricing.module.css'

/** Three packages, each on a sheet drawn to the scale of its largest print. Source: spec §2, "pricing and packaging", and §4, "Pricing tab". */
export function Pricing() {
  return (
    <Section surface="baryta" aria-labelledby="packages" className={styles.pricing}>
      <div className={styles.head}>
        <Heading level={2} label={sectionNames.pricingAndPackaging} voice="display" id="packages">
          <HeadlineLines lines={texts.title} />
        </Heading>
        <p className={styles.text}>{texts.text}</p>
        <SegmentedControl
          legend="Billing period"
          defaultValue="monthly"
          options={[
            { value: 'monthly', label: texts.monthly.label },
            { value: 'yearly', label: texts.yearly.label },
          ]}
        />
      </div>
      {(['monthly', 'yearly'] as const).map((period) => (
        <ul key={period} className={styles.plans} data-period={period}>
          {texts[period].plans.map((plan) => (
            <Package key={plan.title} plan={plan} />
          ))}
        </ul>
      ))}
    </Section>
  )
}

function Package({ plan }: { plan: PhotographyPlan }) {
  const { title, price, currency, timeline, audience, features, sheet } = plan
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
          {sheet.width} × {sheet.height} cm
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
        <ButtonLink href={texts.action.href} variant="quiet">
          {texts.action.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}
