import { about } from '#words/about.ts'
import { credits } from '#words/credits.ts'
import { site } from '#words/site.ts'
import { team } from '~/content/collections/team'
import { firstOffice, testPhones, whiteCity } from '~/content/pictures/about'
import type { PageHandle } from '~/layouts/page-surface'
import { TitledSection } from '~/sections/section-heading'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { aboutData, studioData } from '~/seo/structured-studio'
import { Fold } from '~/ui/fold'
import { Heading } from '~/ui/heading'
import { InlineText } from '~/ui/inline-text'
import { PageIndex } from '~/ui/page-index'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import type { Route } from './+types/about'
import styles from './about.module.css'
import { End } from './end'
import './frame.css'
import { Hero } from './hero'
import { Fronts, ReasonWindow, Valance } from './house'
import { People } from './people'

export const handle = { surface: 'clementine' } satisfies PageHandle

export function loader() {
  return {
    words: about,
    credits,
    houseNumber: String(Number.parseInt(site.address.street, 10)),
    members: team.map(({ slug, name, picture }) => ({ slug, name, picture })),
  }
}

export function meta({ loaderData: { words } }: Route.MetaArgs) {
  const { title, description, crumb } = words
  return pageMeta({
    title,
    description,
    path: '/about',
    jsonLd: [
      studioData(),
      aboutData(title, '/about'),
      breadcrumbData([{ label: crumb, path: '/about' }]),
    ],
  })
}

/** Intro, three pictures, the team, four figures, why choose us, the credits, and an invitation. Source: spec §2, "about". */
export default function AboutPage({
  loaderData: { words, credits, houseNumber, members },
}: Route.ComponentProps) {
  return (
    <>
      <Hero words={words} houseNumber={houseNumber} />
      <PageIndex links={words.index} className={styles.index} />
      <Intro words={words.intro} />
      <People words={words.people} members={members} />
      <Rooms claim={words.intro.pictures} />
      <Figures words={words.figures} />
      <Reasons words={words.whyChoose} />
      <div data-surface="chalk" className={styles.debts}>
        <Partners words={words.partners} />
        <Credits words={credits} />
      </div>
      <End words={words.callToAction} />
    </>
  )
}

function Intro({ words: { label, paragraphs } }: { words: (typeof about)['intro'] }) {
  return (
    <Section surface="chalk" space="none" aria-label={label} className={styles.intro}>
      <figure className={styles.city}>
        <Picture picture={whiteCity} sizes="(width >= 62rem) 58vw, 100vw" priority />
      </figure>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <InlineText text={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  )
}

/** The first office, what stands on our shelves today, and how all pictures were made, above the roofs that follow. */
function Rooms({ claim }: { claim: string }) {
  return (
    <Section surface="chalk" space="none" className={styles.rooms}>
      <figure data-below-phone>
        <Picture picture={firstOffice} sizes="(width >= 40rem) 39vw, 100vw" />
      </figure>
      <figure data-below-phone>
        <Picture picture={testPhones} sizes="(width >= 40rem) 60vw, 100vw" />
      </figure>
      <p className={styles.claim}>{claim}</p>
    </Section>
  )
}

function Figures({ words }: { words: (typeof about)['figures'] }) {
  return (
    <Section surface="ink" id="figures" className={styles.count} aria-label={words.label}>
      <Fronts />
      <dl className={styles.figures}>
        {words.items.map(({ value, label, note }) => (
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

function Reasons({ words: { title, reasons, whenNot } }: { words: (typeof about)['whyChoose'] }) {
  return (
    <Section surface="chalk-2" id="reasons" aria-labelledby="why-choose" className={styles.why}>
      <div className={styles.house}>
        <Heading level={2} id="why-choose">
          {title}
        </Heading>
        <ul className={styles.reasons}>
          {reasons.map((reason, index) => (
            <li key={reason.title}>
              <ReasonWindow index={index} />
              <Heading level={3} size="heading">
                {reason.title}
              </Heading>
              <p>{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p data-surface="clementine" className={styles.whenNot}>
        {whenNot}
      </p>
      <Valance />
    </Section>
  )
}

/** Four partners, in one sentence about the house. */
function Partners({ words: { label, text } }: { words: (typeof about)['partners'] }) {
  return (
    <Section surface="chalk" space="none" aria-label={label} className={styles.partners}>
      <p className={styles.partnersText}>
        <InlineText text={text} />
      </p>
    </Section>
  )
}

/** An imprint, beside the partners who help too: where the footer's line on the pictures leads. */
function Credits({ words }: { words: typeof credits }) {
  return (
    <TitledSection
      surface="chalk"
      space="none"
      id="credits"
      title={words.title}
      text={words.text}
      className={styles.borrowed}
    >
      <Fold summary={words.list} className={styles.list}>
        <dl>
          {words.debts.map((debt) => (
            <div key={debt.name} className={styles.debt}>
              <dt>{debt.name}</dt>
              <dd>
                {'families' in debt ? (
                  <Fold summary={debt.summary} className={styles.typefaces}>
                    <ul className={styles.families}>
                      {debt.families.map(({ name, maker, use }) => (
                        <li key={name}>
                          <span>
                            <b>{name}</b> {maker}
                          </span>
                          <span>{use}</span>
                        </li>
                      ))}
                    </ul>
                  </Fold>
                ) : null}
                <InlineText text={debt.text} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </TitledSection>
  )
}
