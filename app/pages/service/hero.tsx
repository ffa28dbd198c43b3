import type { Service } from '~/content/en/services'
import { Breadcrumb, type BreadcrumbStep } from '~/ui/breadcrumb'
import { Heading, HeadlineLines } from '~/ui/heading'
import { Section, type Surface } from '~/ui/section'
import { Figure } from './figure'
import styles from './hero.module.css'

type HeroProps = {
  service: Service
  surface: Surface
  lead: string
  /** The last step of the breadcrumb. */
  crumb: BreadcrumbStep
}

/** The service's name beside its figure, which a leaning line cuts off. */
export function Hero({ service, surface, lead, crumb }: HeroProps) {
  const [subject = '', ...craft] = service.title.split(' ')
  return (
    <Section surface={surface} space="none" className={styles.hero}>
      <Figure slug={service.slug} className={styles.figure} />
      <Breadcrumb
        steps={[{ label: 'Home', href: '/' }, { label: 'Services', href: '/service' }, crumb]}
      />
      <Heading level={1} className={styles.title}>
        <HeadlineLines
          lines={[
            { text: subject },
            ...(craft.length > 0 ? [{ text: craft.join(' '), voice: 'counter' as const }] : []),
          ]}
        />
      </Heading>
      <p className={styles.lead}>{lead}</p>
    </Section>
  )
}
