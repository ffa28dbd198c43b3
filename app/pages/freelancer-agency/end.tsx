import type { freelancerAgency } from '~/content/en/freelancer-agency'
import type { partners } from '~/content/en/partners'
import { morning } from '~/content/pictures/desk'
import { CallToAction } from '~/sections/call-to-action'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { Partners } from '~/sections/partners/partners'
import { VideoBlock } from '~/sections/video-block'

type EndProps = { words: typeof freelancerAgency; partners: typeof partners }

/** The sections after the projects: video, partners and the call to action. Source: spec §2, "Freelancer portfolio". */
export function End({ words, partners }: EndProps) {
  return (
    <>
      <VideoBlock {...words.film} poster={morning} surface="chalk-2" />
      <Partners {...words.partners} partners={partners} surface="chalk" />
      <CallToAction {...words.call} surface="sea" />
      <DemonstrationNote surface="chalk" text={words.demonstration} />
    </>
  )
}
