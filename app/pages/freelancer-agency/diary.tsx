import type { freelancerAgency } from '#words/freelancer-agency.ts'
import { ButtonLink } from '~/ui/button'
import { Heading } from '~/ui/heading'
import { Section } from '~/ui/section'
import { Signature } from '~/ui/signature'
import styles from './diary.module.css'
import { Pencil } from './pencil'

const signature =
  'M22 108C34 76 44 46 50 22C58 52 72 84 86 106C90 78 98 44 110 14M118 80C126 66 142 68 138 82C134 96 116 98 118 84C122 72 142 80 152 70C148 86 148 98 160 88C166 82 170 70 170 70C166 86 168 98 176 92C184 84 190 74 194 64C196 76 204 78 212 72C206 86 204 98 212 96C232 90 262 66 304 58M30 128C116 108 204 108 292 98'

type DiaryProps = { words: (typeof freelancerAgency)['call'] }

/** The call to action: a page of the diary, with two months crossed out and the third free, signed. Source: spec §2, "call-to-action banner". */
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
        <Signature viewBox="0 0 310 134" path={signature} className={styles.signature} />
      </div>
      <Pencil className={styles.pencil} />
    </Section>
  )
}
