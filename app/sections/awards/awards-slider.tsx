import type { Headline } from '~/sections/headline'
import { TitledSection } from '~/sections/section-heading'
import { Carousel } from '~/ui/carousel/carousel'
import type { Surface } from '~/ui/section'
import { useUiWords } from '~/ui/ui-words'
import type { Award } from './awards'
import styles from './awards-slider.module.css'

type AwardsSliderProps = {
  title: Headline
  text?: string
  /** Newest first. */
  awards: readonly Award[]
  surface?: Surface
}

/** Awards as slides: two side by side, one below 470 px, without looping. Source: spec §9, "Awards slider". */
export function AwardsSlider({ title, text, awards, surface }: AwardsSliderProps) {
  const { label, slides } = useUiWords().awardsSlider
  return (
    <TitledSection surface={surface} label={label} title={title} text={text}>
      <Carousel label={slides} className={styles.slides}>
        {awards.map(({ year, name, position, type }) => (
          <div key={`${year} ${name}`} className={styles.award}>
            <time dateTime={year} className={styles.year}>
              {year}
            </time>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.type}>{type}</p>
            <p className={styles.position}>{position}</p>
          </div>
        ))}
      </Carousel>
    </TitledSection>
  )
}
