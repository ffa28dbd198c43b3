import type { Headline } from '~/sections/headline'
import { TitledSection } from '~/sections/section-heading'
import type { Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import { partnerVoices } from './marks'
import styles from './partners.module.css'

/** A company and its mark; the type requires a drawing for each. */
type PartnerItem = {
  slug: keyof typeof partnerVoices
  name: string
  /** What it does, in one line. */
  role?: string
}

type PartnersProps = {
  title: Headline
  text?: string
  partners: readonly PartnerItem[]
  surface?: Surface
}

/** The marks of those the studio works with, in the colour of the text. Source: spec §2, "partner logos". */
export function Partners({ title, text, partners, surface }: PartnersProps) {
  const { label } = useUiWords().partners
  return (
    <TitledSection surface={surface} label={label} title={title} text={text}>
      <ul className={styles.partners}>
        {partners.map(({ slug, name, role }) => (
          <li key={slug} className={styles.partner}>
            <p className={styles.logo} data-voice={partnerVoices[slug]}>
              <span data-ink={slug} className={styles.mark} />
              {name}
            </p>
            {role ? <p className={styles.role}>{role}</p> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
