import { nour } from '~/content/en/freelancer-agency'
import { partners } from '~/content/en/partners'
import { morning } from '~/content/pictures/desk'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners'
import { VideoBlock } from '~/sections/video-block'

/** What follows the work: a film of the desk, who sits near it, and the way to write. */
export function FreelancerEnd() {
  return (
    <>
      <VideoBlock {...nour.film} poster={morning} surface="chalk-2" />
      <Partners {...nour.partners} partners={partners} surface="chalk" />
      <CallToAction {...nour.call} surface="sea" />
      <DemonstrationNote surface="chalk" text={nour.demonstration} />
    </>
  )
}
