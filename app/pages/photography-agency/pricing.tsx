import type { photographyAgency } from '#words/photography-agency.ts'
import { shotOf } from '~/content/photography-shots'
import { commercialJug } from '~/content/pictures/photography'
import { type PlanId, withPrices } from '~/content/plan-prices'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import { SegmentedControl } from '~/ui/segmented-control'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './pricing.module.css'

/**
 * Each package's largest print: width and height in centimetres, and what is on it. None is among the first ten of
 * the contact sheet.
 */
const sheets = {
  standard: { width: 18, height: 24, picture: shotOf(13).picture },
  professional: { width: 30, height: 40, picture: commercialJug },
  ultimate: { width: 50, height: 60, picture: shotOf(12).picture },
} satisfies Record<PlanId, object>

const periods = ['monthly', 'yearly'] as const

/** The package that is right for most. */
const usual: PlanId = 'professional'

type PricingProps = { words: (typeof photographyAgency)['pricing'] }

/** Three packages, and a print to the scale of each one’s largest. Source: spec §2, "pricing and packaging", and §4, "Pricing tab". */
export function Pricing({ words }: PricingProps) {
  const monthly = withPrices('monthly', words.monthly)
  const yearly = withPrices('yearly', words.yearly)
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
          options={periods.map((value) => ({ value, label: words[value].label }))}
        />
      </div>
      <ul className={styles.plans}>
        {monthly.plans.map((plan, index) => (
          <Package
            key={plan.id}
            plans={[plan, yearly.plans[index] ?? plan]}
            words={words}
            isUsual={plan.id === usual}
          />
        ))}
      </ul>
    </Section>
  )
}

type PackageProps = {
  /** By the month and by the year. */
  plans: readonly ReturnType<typeof withPrices>['plans'][number][]
  words: Pick<PricingProps['words'], 'unit' | 'action'>
  /** Marked as right for most, and the one whose terms a phone shows at first. */
  isUsual: boolean
}

/** A print and its terms; a phone shows the prints and prices of all packages and the terms of the chosen one. */
function Package({ plans, words: { unit, action }, isUsual }: PackageProps) {
  const [{ id, title } = { id: 'standard', title: '' } as const] = plans
  const { width, height, picture } = sheets[id]
  const size = `${width}x${height}`
  return (
    <li data-usual={isUsual || undefined} className={styles.plan}>
      <div className={styles.sheet} data-sheet={size}>
        {/* Decorative: what counts here is its size. */}
        <Picture
          picture={picture}
          alt=""
          // Upright crops of pictures that lie on their sides.
          sizes="60vw"
          className={styles.print}
        />
        <p className={styles.size}>
          {width} × {height} {unit}
        </p>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <label className={styles.choice}>
            <input type="radio" name="package" defaultChecked={isUsual} />
            {title}
          </label>
        </h3>
        {plans.map(({ amount, timeline, audience, features }, index) => (
          <div key={timeline} className={styles.terms} data-period={periods[index]}>
            <p className={styles.price}>
              <span className={styles.amount}>{amount}</span>{' '}
              <span className={styles.timeline}>{timeline}</span>
            </p>
            <p className={styles.audience}>{audience}</p>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        ))}
        <ButtonLink href={action.href} variant="outline">
          {action.label}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}
