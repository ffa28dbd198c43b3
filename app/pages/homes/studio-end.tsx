import { awards } from '~/content/en/awards'
import { Awards } from '~/sections/awards'
import { StudioJournal } from './studio-journal'

/** What stands far down on the home page: awards and articles. */
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
