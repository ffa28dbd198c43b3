import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import styles from './diary.module.css'
import { Pencil } from './pencil'

type DiaryProps = { words: (typeof freelancerAgency)['call'] }

/** The call to action: a page of the diary, with two months crossed out and the third free. Source: spec §2, "call-to-action banner". */
export function Diary({ words: { title, text, taken, free, action } }: DiaryProps) {
  return (
    <Section surface="lead" aria-labelledby="diary" className={styles.desk}>
      <div data-surface="paper" className={styles.page}>
        <Heading id="diary" level={2} size="subtitle" voice="counter" className={styles.title}>
          {title}
        </Heading>
        <dl>
          {taken.map(({ month, job }) => (
            <div key={month} className={styles.line}>
              <dt className={styles.month}>
                <s>{month}</s>
              </dt>
              <dd className={styles.job}>{job}</dd>
            </div>
          ))}
          <div className={styles.line} data-free>
            <dt className={styles.month}>{free}</dt>
            <dd className={styles.offer}>
              <p>{text}</p>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </dd>
          </div>
        </dl>
      </div>
      <Pencil className={styles.pencil} />
    </Section>
  )
}
