import type { freelancerAgency } from '#words/freelancer-agency.ts'
import type { ProjectCategory } from '~/content/collections/projects'
import {
  jobCafeZoe,
  jobChenouaSails,
  jobDefla,
  jobLaCriee,
  jobNesmaKites,
  jobQanatirMuseum,
  jobQissa,
  jobSayahJoinery,
  jobSlimaneTankers,
  jobTikjdaWalkers,
} from '~/content/pictures/jobs'
import type { Picture } from '~/lib/picture'

type JobWords = (typeof freelancerAgency)['work']['items'][number]

export type JobId = JobWords['id']

type JobFacts = {
  category: ProjectCategory
  year: number
  picture: Picture
  /** The slug of the studio's project that is like it. */
  project: string
}

/** What is the same in every language of each work that Nour shows: all are invented. */
export const jobs: Record<JobId, JobFacts> = {
  'la-criee': {
    category: 'mobile_apps',
    year: 2025,
    picture: jobLaCriee,
    project: 'tassili-bank',
  },
  'cafe-zoe': {
    category: 'logo_design',
    year: 2025,
    picture: jobCafeZoe,
    project: 'clement',
  },
  'chenoua-sails': {
    category: 'ui_ux_design',
    year: 2025,
    picture: jobChenouaSails,
    project: 'marsa-port',
  },
  'slimane-tankers': {
    category: 'web_design',
    year: 2025,
    picture: jobSlimaneTankers,
    project: 'noria-water',
  },
  qissa: {
    category: 'logo_design',
    year: 2024,
    picture: jobQissa,
    project: 'riwaq-books',
  },
  'tikjda-walkers': {
    category: 'mobile_apps',
    year: 2024,
    picture: jobTikjdaWalkers,
    project: 'hoggar-trails',
  },
  'qanatir-museum': {
    category: 'ui_ux_design',
    year: 2024,
    picture: jobQanatirMuseum,
    project: 'qantara-rides',
  },
  'sayah-joinery': {
    category: 'web_design',
    year: 2024,
    picture: jobSayahJoinery,
    project: 'dar-zellij',
  },
  defla: {
    category: 'logo_design',
    year: 2023,
    picture: jobDefla,
    project: 'yasmine-clinics',
  },
  'nesma-kites': {
    category: 'web_design',
    year: 2023,
    picture: jobNesmaKites,
    project: 'sirocco-air',
  },
}
