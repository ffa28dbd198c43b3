import type { servicesPage } from '#words/services-page.ts'
import type { services } from '~/content/collections/services'
import { classNames } from '~/lib/class-names'
import { pageAddress } from '~/lib/page-address'
import arrow from '~/ui/arrow.module.css'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './services-list.module.css'

type IndexProps = {
  words: Pick<typeof servicesPage, 'title' | 'headline'>
  services: readonly (typeof services)[number][]
}

/** The six services as one list, as large as the page. Source: spec §2, "service". */
export function Index({ words, services }: IndexProps) {
  return (
    <Section surface="chalk" space="none" data-fills-window className={styles.head}>
      <Breadcrumb steps={[{ label: words.title }]} />
      <Heading level={1} size="title" voice="display" className={styles.title}>
        <HeadlineLines lines={words.headline} />
      </Heading>
      <ul className={styles.list}>
        {services.map(({ slug, title, summary, scene }, index) => (
          <li key={slug} className={styles.row}>
            <h2 className={classNames(styles.name, arrow.arrow)}>
              <Link cover href={`/service/${slug}`}>
                <Name title={title} />
              </Link>
            </h2>
            <p className={styles.summary}>{summary}</p>
            <div data-shared={pageAddress(`/service/${slug}`)} className={styles.figure}>
              <Picture
                picture={scene.picture}
                alt=""
                sizes="(width >= 48rem) 40vw, 16rem"
                priority={index === 0}
                className={styles.picture}
                data-service={slug}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The subject in the wide voice, what is done to it in the narrow one. */
function Name({ title }: { title: string }) {
  const [subject, ...craft] = title.split(' ')
  return (
    <>
      <span className={styles.subject}>{subject}</span>
      {craft.length > 0 ? (
        <>
          {' '}
          <span className={styles.craft}>{craft.join(' ')}</span>
        </>
      ) : null}
    </>
  )
}
