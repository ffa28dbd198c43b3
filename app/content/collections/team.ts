/** The people whom clients meet, one file each in `team/`, and the generic page `/team/team-details`. Source: spec §2, "team". */
import {
  array,
  check,
  integer,
  maxLength,
  minValue,
  number,
  pipe,
  startsWith,
  string,
  transform,
} from 'valibot'
import type { Picture } from '../../lib/picture.ts'
import { fields, type StudioSurface, summary, surface, text } from './fields.ts'
import { type MarkdownFile, readGeneric, readThings } from './markdown.ts'
import { paragraphs } from './paragraphs.ts'
import { pictureName } from './picture-name.ts'

/** In the order in which the links are shown. */
const networks = [
  { network: 'linkedin', name: 'LinkedIn' },
  { network: 'twitter', name: 'Twitter' },
  { network: 'youtube', name: 'YouTube' },
  { network: 'facebook', name: 'Facebook' },
] as const

/** Source: spec §3, "Team member"; its field names are in brackets. */
export type TeamMember = {
  /** The name of the file, and the last part of the address. */
  slug: string
  /** (`memberName`) */
  name: string
  /** (`memberDesignation`) */
  designation: string
  /** What they do for a client, in at most 60 characters; absent on the generic page. */
  meeting?: string
  /** First year at the studio, which began in 2009; absent on the generic page. */
  joined?: number
  /** 70 to 160 characters for search engines and cards. */
  summary: string
  /** (`memberImage`) In turn on a blue and on an ink background. */
  picture: Picture
  /** The plane of name and portrait: never that of the portrait, and never the same before and after one member. */
  surface: StudioSurface
  /** (`memberSocial`) The member's own page on each network. */
  social: readonly ((typeof networks)[number] & { href: string })[]
  /** From the strongest to the least. */
  skills: readonly string[]
  /** The one beside them on the team's page, different for each; absent on the generic page. */
  project?: string
  /** Slugs, in the order of the portfolio. */
  projects: readonly string[]
  /** Paragraphs. */
  bio: readonly string[]
}

const expectedYear = 'Expected the first year at the studio, such as 2019.'
const expectedMeeting = 'Expected at most 60 characters, which are two lines of a card.'
const expectedLink = 'Expected an address that begins with https://.'

const link = pipe(
  string(expectedLink),
  startsWith('https://', expectedLink),
  check((href) => URL.canParse(href), expectedLink),
)

const meeting = pipe(text, maxLength(60, expectedMeeting))

const facts = {
  name: text,
  designation: text,
  summary,
  picture: pictureName,
  surface,
  social: pipe(
    fields({ linkedin: link, twitter: link, youtube: link, facebook: link }),
    transform((links) => networks.map((one) => ({ ...one, href: links[one.network] }))),
  ),
  skills: array(text, 'Expected a list of skills, the strongest first.'),
  projects: array(text, 'Expected a list of projects, such as "- tassili-bank".'),
}

const member = fields({
  ...facts,
  meeting,
  project: text,
  joined: pipe(number(expectedYear), integer(expectedYear), minValue(2009, expectedYear)),
})

/** What a translation says in words of its own. */
const words = {
  name: text,
  designation: text,
  summary,
  skills: array(text, 'Expected a list of skills, in the order of the English file.'),
}

/** In the order of joining. */
export const team: readonly TeamMember[] = readThings('team', {
  front: member,
  words: fields({ ...words, meeting }),
  readBody: readBio,
}).toSorted((a, b) => a.joined - b.joined)

export const genericMember: TeamMember = readGeneric('team', {
  front: fields(facts),
  words: fields(words),
  readBody: readBio,
})

function readBio(file: MarkdownFile) {
  return { bio: paragraphs(file) }
}
