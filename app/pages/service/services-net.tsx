import type { servicesPage } from '#words/services-page.ts'
import type { services } from '~/content/collections/services'
import { pageAddress } from '~/lib/page-address'
import { Breadcrumb } from '~/ui/breadcrumb'
import { ButtonLink } from '~/ui/button'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Link } from '~/ui/link'
import { PageIndex } from '~/ui/page-index'
import { Picture } from '~/ui/picture'
import { Section } from '~/ui/section'
import styles from './services-net.module.css'

type NetProps = {
  words: Pick<typeof servicesPage, 'title' | 'headline' | 'index' | 'net'>
  services: readonly (typeof services)[number][]
  /** What a day of any of them costs. */
  price: string
}

/**
 * The six services as the six faces of a cube, opened flat; beside them the cube, which turns the face of the service
 * that is pointed at to the front. Source: spec §2, "service".
 */
export function Net({ words, services, price }: NetProps) {
  return (
    <Section surface="chalk" space="none" width="bleed" data-fills-window className={styles.net}>
      <header className={styles.head}>
        <Breadcrumb steps={[{ label: words.title }]} />
        <Heading level={1} size="title" voice="display" className={styles.title}>
          <HeadlineLines lines={words.headline} />
        </Heading>
      </header>
      <PageIndex links={words.index} className={styles.index} />
      <ul id="services" className={styles.faces}>
        {services.map(({ slug, title, result, look, scene }, index) => (
          <li key={slug} data-surface={look.surface} className={styles.face}>
            <div data-shared={pageAddress(`/service/${slug}`)} className={styles.figure}>
              <Picture
                picture={scene.picture}
                alt=""
                sizes="(width >= 62rem) 25vw, 41vw"
                priority={index === 0}
              />
            </div>
            <h2 className={styles.name}>
              <Link cover href={`/service/${slug}`}>
                <Name title={title} />
              </Link>
            </h2>
            <p className={styles.result}>{result}</p>
          </li>
        ))}
      </ul>
      {/* Beyond the faces, so its styles can wait (scripts/postbuild/first-screen.ts); until then nothing of it shows. */}
      <div data-far="">
        <div className={styles.folded} aria-hidden="true">
          <div className={styles.cube}>
            {services.map(({ slug, title, look }) => (
              <span key={slug} data-surface={look.surface} className={styles.side}>
                {title.split(' ')[0]}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.offer}>
          <p>{words.net.text}</p>
          <div className={styles.cost}>
            <p>{price}</p>
            <ButtonLink href="/contact#estimate">{words.net.label}</ButtonLink>
          </div>
        </div>
      </div>
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
