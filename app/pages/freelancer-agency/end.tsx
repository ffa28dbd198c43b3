import type { freelancerAgency } from '#words/freelancer-agency.ts'
import type { partners } from '~/content/partners'
import { morning } from '~/content/pictures/desk'
import { DemonstrationNote } from '~/sections/demonstration-note'
import { VideoBlock } from '~/sections/video-block'
import { Diary } from './diary'
import { Partners } from './partners'
import { Practice } from './practice'

type EndProps = { words: typeof freelancerAgency; partners: typeof partners }

/** The sections after the projects: video, partners and the call to action. Source: spec §2, "Freelancer portfolio". */
export function End({ words, partners }: EndProps) {
  return (
    <>
      <Practice />
      <VideoBlock {...words.film} poster={morning} surface="pencil" width="bleed" />
      <Partners words={words.partners} partners={partners} />
      <Diary words={words.call} />
      <DemonstrationNote surface="lead" text={words.demonstration} />
    </>
  )
}
