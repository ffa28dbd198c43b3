import { Section, type Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import styles from './demonstration-note.module.css'

type DemonstrationNoteProps = {
  surface: Surface
  text: string
}

/** The note at the end of a demo home: who made the page, and that the business is invented. */
export function DemonstrationNote({ surface, text }: DemonstrationNoteProps) {
  const { label } = useUiWords().demonstrationNote
  return (
    <Section surface={surface} space="half" aria-label={label}>
      <p className={styles.note}>{text}</p>
    </Section>
  )
}
