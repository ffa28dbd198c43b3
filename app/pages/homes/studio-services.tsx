import { studioServiceRows } from '~/content/en/studio-home'
import { Marquee } from '~/ui/marquee'
import { Section } from '~/ui/section'

const [platforms, crafts] = studioServiceRows

/** Two moving rows of links to what the studio does. Source: spec §2, "two moving text rows of service links". */
export function StudioServices() {
  return (
    <Section surface="chalk" space="half" width="bleed" aria-label="What we do">
      <Marquee
        rows={[{ items: platforms }, { items: crafts, voice: 'counter', direction: 'end' }]}
      />
    </Section>
  )
}
