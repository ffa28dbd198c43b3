import { caseStudyPage } from '#words/case-study-page.ts'
import { clientPictures } from '~/content/client-pictures'
import type { GenericCaseStudy } from '~/content/collections/case-studies'
import { caseStudies, genericCaseStudy } from '~/content/collections/case-studies'
import { projects } from '~/content/collections/projects'
import { testimonials } from '~/content/testimonials'
import type { PageHandle } from '~/layouts/page-surface'
import { classNames } from '~/lib/class-names'
import { comma } from '~/lib/comma'
import type { Picture as PictureRecord } from '~/lib/picture'
import { fillInCount } from '~/lib/plural'
import { Plate, Plates } from '~/sections/plates'
import { pageMeta } from '~/seo/page-meta'
import { breadcrumbData } from '~/seo/structured-page'
import { caseStudyData } from '~/seo/structured-work'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { PageIndex } from '~/ui/page-index'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import type { Route } from './+types/case-study'
import styles from './case-study.module.css'
import { End } from './end'
import { Hero } from './hero'
import './frame.css'

type Words = typeof caseStudyPage

export const handle = { surface: 'night' } satisfies PageHandle

export function loader({ params: { caseStudyDetailsId } }: Route.LoaderArgs) {
  const known = caseStudies.find(({ slug }) => slug === caseStudyDetailsId)
  const study = known ?? genericCaseStudy
  const client = testimonials.find(({ name }) => name === study.quote.name)
  return {
    words: caseStudyPage,
    study,
    portrait: client && clientPictures[client.slug],
    project: known?.project,
    slip: known?.slip,
    others: caseStudies
      .filter((other) => other !== known)
      .flatMap(({ slug, client, project, slide }) =>
        projects
          .filter((one) => one.slug === project)
          .map(({ figures: [{ value }], counts }) => ({ slug, client, slide, value, counts })),
      ),
  }
}

export function meta({
  params: { caseStudyDetailsId },
  loaderData: { study, project },
}: Route.MetaArgs) {
  const path = `/case-study/${caseStudyDetailsId}` as const
  return pageMeta({
    title: study.title,
    description: study.summary,
    path,
    noIndex: !project,
    jsonLd: [caseStudyData(study, project), breadcrumbData([{ label: study.client, path }])],
  })
}

/**
 * Hero, overview, research, result, and the drawer of files. The study says what leads: its figures or its quotation
 * may come before the overview. Source: spec §2, "case-study"; D4 and D5.
 */
export default function CaseStudyPage({
  params: { caseStudyDetailsId },
  loaderData: { words, study, portrait, project, slip, others },
}: Route.ComponentProps) {
  const { leads } = study
  const quote = <Quote label={words.quote} quote={study.quote} portrait={portrait} />
  return (
    <article data-leads={leads}>
      <Hero
        words={words}
        study={study}
        crumb={{ label: study.client, parameter: caseStudyDetailsId }}
      />
      <PageIndex links={words.index} />
      {leads === 'figures' ? (
        <Section surface="sea" space="half">
          <Figures figures={study.figures} />
        </Section>
      ) : null}
      {leads === 'quote' ? quote : null}
      <Overview words={words.overview} study={study} />
      <Plates items={study.plates}>
        <Research words={words.research} study={study} />
        {leads === 'quote' ? null : quote}
        <Result words={words.result} study={study} project={project} />
      </Plates>
      <End words={words.callToAction} client={study.client} slip={slip} files={others} />
    </article>
  )
}

type QuoteProps = {
  label: string
  quote: GenericCaseStudy['quote']
  /** Not every person quoted has one. */
  portrait: PictureRecord | undefined
}

function Quote({ label, quote: { text, name, role }, portrait }: QuoteProps) {
  return (
    <Section surface="clementine" aria-label={label}>
      <figure className={styles.quote}>
        <blockquote>{text}</blockquote>
        {portrait ? (
          <Picture
            picture={portrait}
            alt=""
            sizes="(width >= 62rem) 18rem, 5rem"
            className={styles.speaker}
          />
        ) : null}
        <figcaption>{`${name}${comma}${role.toLowerCase()}`}</figcaption>
      </figure>
    </Section>
  )
}

/** What else it changed: the first figure stands in the hero. */
function Figures({ figures: [, ...others] }: Pick<GenericCaseStudy, 'figures'>) {
  return (
    <dl className={styles.figures}>
      {others.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type OverviewProps = { words: Words['overview']; study: GenericCaseStudy }

function Overview({ words, study }: OverviewProps) {
  const facts = [
    [words.client, study.client],
    [words.sector, study.sector],
    [words.duration, study.duration],
    [words.team, fillInCount(words.teamSize, study.teamSize)],
    [words.services, study.services.join(comma)],
  ]
  return (
    <Section
      surface="chalk-2"
      aria-labelledby="overview"
      className={classNames(styles.part, styles.overview)}
    >
      <Heading level={2} id="overview">
        {words.title}
      </Heading>
      <div className={styles.text}>
        {study.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl data-surface="chalk" className={styles.facts}>
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

type ResearchProps = { words: Words['research']; study: GenericCaseStudy }

function Research({ words, study }: ResearchProps) {
  return (
    <Section surface="chalk-2" aria-labelledby="research">
      <div className={styles.part}>
        <Heading level={2} id="research">
          {words.title}
        </Heading>
        <div className={styles.text}>
          {study.research.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Plate
          index={0}
          sizes={study.evidence === 'wide' ? '100vw' : '(width >= 62rem) 50vw, 100vw'}
          className={classNames(
            styles.plate,
            study.evidence === 'wide' ? styles.wide : styles.evidence,
          )}
        />
      </div>
      <div className={styles.found}>
        <h3 className={styles.findingsTitle}>{words.findings}</h3>
        <ul className={styles.findings}>
          {study.findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
        <Plate index={1} sizes="(width >= 62rem) 50vw, 100vw" className={styles.plate} />
      </div>
    </Section>
  )
}

type ResultProps = {
  words: Words['result']
  study: GenericCaseStudy
  /** The slug of the project it is about. */
  project: string | undefined
}

function Result({ words, study, project }: ResultProps) {
  return (
    <Section surface="ink" aria-labelledby="result" className={styles.result}>
      {study.leads === 'figures' ? null : <Figures figures={study.figures} />}
      <div className={styles.part}>
        <Heading level={2} id="result">
          {words.title}
        </Heading>
        <div className={styles.text}>
          {study.result.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {project ? (
            <ButtonLink href={`/portfolio/${project}`} variant="outline">
              {words.project}
            </ButtonLink>
          ) : null}
        </div>
        <Plate
          index={2}
          sizes="(width >= 62rem) 50vw, 100vw"
          className={classNames(styles.plate, styles.outcome)}
        />
      </div>
    </Section>
  )
}
