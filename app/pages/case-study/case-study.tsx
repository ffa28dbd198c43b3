import { caseStudyPictures } from '~/content/case-study-pictures'
import { type CaseStudyText, caseStudies, genericCaseStudy } from '~/content/en/case-studies'
import { caseStudyTexts } from '~/content/en/case-study-texts'
import type { PageHandle } from '~/layouts/page-surface'
import { CallToAction } from '~/sections/call-to-action'
import { Plate, Plates } from '~/sections/plates'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { caseStudyData } from '~/seo/structured-work'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import type { Route } from './+types/case-study'
import styles from './case-study.module.css'
import { Hero } from './hero'

type AnyCaseStudy = (typeof caseStudies)[number] | typeof genericCaseStudy

export const handle = { surface: 'night' } satisfies PageHandle

export async function loader({ params: { caseStudyDetailsId } }: Route.LoaderArgs) {
  return caseStudyTexts[findCaseStudy(caseStudyDetailsId).slug]()
}

export function meta({ params: { caseStudyDetailsId } }: Route.MetaArgs) {
  const study = findCaseStudy(caseStudyDetailsId)
  const { hero } = caseStudyPictures[study.slug]
  const path = `/case-study/${caseStudyDetailsId}`
  return pageMeta({
    title: study.title,
    description: study.summary,
    path,
    picture: hero,
    noIndex: study === genericCaseStudy,
    jsonLd: [caseStudyData(study, hero), breadcrumbData([{ label: study.client, path }])],
  })
}

/** Hero, overview, research, result, and an invitation. Source: spec §2, "case-study"; D4 and D5. */
export default function CaseStudyPage({
  params: { caseStudyDetailsId },
  loaderData: { text },
}: Route.ComponentProps) {
  const study = findCaseStudy(caseStudyDetailsId)
  const { hero, figures } = caseStudyPictures[study.slug]
  const plates = text.captions.flatMap((caption, index) => {
    const picture = figures[index]
    return picture ? [{ picture, ...caption }] : []
  })

  return (
    <article>
      <Hero
        study={study}
        picture={hero}
        crumb={{ label: study.client, parameter: caseStudyDetailsId }}
      />
      <Overview study={study} overview={text.overview} />
      <Plates items={plates}>
        <Research research={text.research} />
        <Section surface="clementine" aria-label="Quotation">
          <figure className={styles.quote}>
            <blockquote>{text.quote.text}</blockquote>
            <figcaption>
              {text.quote.name}, {text.quote.role.toLowerCase()}
            </figcaption>
          </figure>
        </Section>
        <Result study={study} result={text.result} />
      </Plates>
      <CallToAction
        surface="sea"
        title={[
          { text: 'Bring us' },
          { text: 'the number', voice: 'counter' },
          { text: 'to change.' },
        ]}
        text={
          <p>
            In half an hour we look at the number you measure today, and at what it could be in a
            year.
          </p>
        }
        action={{ label: 'Apply For Meeting', href: '/contact' }}
      />
    </article>
  )
}

function Overview({
  study,
  overview,
}: {
  study: AnyCaseStudy
  overview: CaseStudyText['overview']
}) {
  const facts = [
    ['Client', study.client],
    ['Sector', study.sector],
    ['Duration', overview.duration],
    ['Team', `${overview.teamSize} people`],
    ['Services', overview.services.join(', ')],
  ]
  return (
    <Section surface="chalk" aria-labelledby="overview" className={styles.overview}>
      <Heading level={2} id="overview" size="subtitle">
        Overview
      </Heading>
      <div className={styles.lead}>
        {overview.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Research({ research }: { research: CaseStudyText['research'] }) {
  return (
    <Section surface="chalk-2" aria-labelledby="research">
      <div className={styles.columns}>
        <Heading level={2} id="research">
          Research
        </Heading>
        <div className={styles.text}>
          {research.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <Plate index={0} sizes="(width >= 62rem) 58vw, 100vw" className={styles.evidence} />
      <div className={styles.found}>
        <h3 className={styles.findingsTitle}>What we found</h3>
        <ul className={styles.findings}>
          {research.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
        <Plate index={1} sizes="(width >= 62rem) 50vw, 100vw" />
      </div>
    </Section>
  )
}

function Result({ study, result }: { study: AnyCaseStudy; result: CaseStudyText['result'] }) {
  return (
    <Section surface="ink" aria-labelledby="result">
      <dl className={styles.figures}>
        {result.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.columns}>
        <Heading level={2} id="result">
          Result
        </Heading>
        <div className={styles.text}>
          {result.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {'project' in study ? (
            <ButtonLink href={`/portfolio/${study.project}`} variant="outline">
              See the project
            </ButtonLink>
          ) : null}
        </div>
        <Plate index={2} sizes="(width >= 62rem) 50vw, 100vw" className={styles.outcome} />
      </div>
    </Section>
  )
}

function findCaseStudy(id: string): AnyCaseStudy {
  return caseStudies.find(({ slug }) => slug === id) ?? genericCaseStudy
}
