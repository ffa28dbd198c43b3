import { awards } from '~/content/en/awards'
import { Awards } from '~/sections/awards'
import { StudioJournal } from './studio-journal'

/** The last sections of the home page, loaded late: awards and articles. */
export function StudioEnd() {
  return (
    <>
      <Awards
        title={[{ text: 'Prizes from people' }, { text: 'who use the work', voice: 'counter' }]}
        awards={awards}
        surface="sea"
      />
      <StudioJournal />
    </>
  )
}
