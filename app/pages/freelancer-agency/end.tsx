import { freelancerAgency } from '~/content/en/freelancer-agency'
import { partners } from '~/content/en/partners'
import { morning } from '~/content/pictures/desk'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners/partners'
import { VideoBlock } from '~/sections/video-block'

/** The sections after the projects: video, partners and the call to action. Source: spec §2, "Freelancer portfolio". */
export function End() {
  return (
    <>
      <VideoBlock {...freelancerAgency.film} poster={morning} surface="chalk-2" />
      <Partners {...freelancerAgency.partners} partners={partners} surface="chalk" />
      <CallToAction {...freelancerAgency.call} surface="sea" />
      <DemonstrationNote surface="chalk" text={freelancerAgency.demonstration} />
    </>
  )
}
