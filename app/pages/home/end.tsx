import { awards } from '~/content/en/awards'
import { Awards } from '~/sections/awards/awards'
import { Journal } from './journal'

/** The last sections of the home page, loaded late: awards and articles. */
export function End() {
  return (
    <>
      <Awards
        title={[{ text: 'Prizes from people' }, { text: 'who use the work', voice: 'counter' }]}
        awards={awards}
        surface="sea"
      />
      <Journal />
    </>
  )
}
