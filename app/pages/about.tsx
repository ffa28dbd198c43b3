import { about } from '~/content/en/about'
import { credits } from '~/content/en/credits'
import { partners } from '~/content/en/partners'
import { court, stair, whiteCity } from '~/content/pictures/about'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { PageHeading } from '~/sections/page-heading'
import { Partners } from '~/sections/partners/partners'
import { TitledSection } from '~/sections/section-heading'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { aboutData, studioData } from '~/seo/structured-studio'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './about.module.css'

export const handle = { surface: 'clementine' } satisfies PageHandle

export function meta() {
  return pageMeta({
    title: about.title,
    description:
      'Who Ikosim is: designers and developers on one floor in Algiers since 2009, what they have delivered, and when you should look elsewhere.',
    path: '/about',
    picture: whiteCity,
    jsonLd: [
      studioData(),
      aboutData(about.title, '/about'),
      breadcrumbData([{ label: 'About', path: '/about' }]),
    ],
  })
}

/** Intro, three pictures, four figures, why choose us, an invitation, and the credits. Source: spec §2, "about". */
export default function AboutPage() {
  return (
    <>
      <PageHeading
        title={[{ text: 'About' }, { text: 'the studio', voice: 'counter' }]}
        trail={[{ label: 'About' }]}
        text={<p>{about.lead}</p>}
        surface="clementine"
      />
      <Intro />
      <Figures />
      <Reasons />
      <Partners
        title={[{ text: 'The firms' }, { text: 'we work with', voice: 'counter' }]}
        partners={partners}
        surface="chalk"
      />
      <CallToAction
        surface="sea"
        title={about.callToAction.title}
        text={<p>{about.callToAction.text}</p>}
        action={about.callToAction}
      />
      <Credits />
    </>
  )
}

function Intro() {
  return (
    <Section surface="chalk" space="none" aria-label="Who we are" className={styles.intro}>
      <figure className={styles.city}>
        <Picture picture={whiteCity} sizes="(width >= 62rem) 66vw, 100vw" priority />
      </figure>
      <div className={styles.words}>
        {about.intro.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
      <figure data-below-phone className={styles.stair}>
        <Picture picture={stair} sizes="(width >= 62rem) 34vw, 60vw" />
      </figure>
      <figure data-below-phone className={styles.court}>
        <Picture picture={court} sizes="(width >= 62rem) 42vw, 80vw" />
      </figure>
    </Section>
  )
}

function Figures() {
  return (
    <Section surface="ink" aria-label="The studio in figures">
      <dl className={styles.figures}>
        {about.figures.map(({ value, label, note }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value} data-reveal="width">
              {value}
            </dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Reasons() {
  const { title, reasons, whenNot } = about.whyChoose
  return (
    <Section surface="chalk-2" aria-labelledby="why-choose">
      <Heading level={2} id="why-choose" className={styles.reasonsTitle}>
        {title}
      </Heading>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <Heading level={3} size="subtitle">
              {reason.title}
            </Heading>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.whenNot}>{whenNot}</p>
    </Section>
  )
}

/** Quiet, and last: where the footer's line on the pictures leads. */
function Credits() {
  return (
    <TitledSection surface="chalk" id="credits" title={credits.title} text={credits.text}>
      <dl className={styles.credits}>
        {credits.debts.map(({ name, text }) => (
          <div key={name} className={styles.debt}>
            <dt>{name}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}
