import { readTeam } from '../team-files.ts'

/** The people whom clients meet, one file each in `team/`, and the generic page `/team/team-details`. Source: spec §2, "team". */
export const { team, genericMember } = readTeam('en')
