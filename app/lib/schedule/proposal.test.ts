import { expect, test } from 'vitest'
import { loadTemporal } from './load-temporal.ts'
import { preferChoice, toggleChoice } from './preferences.ts'
import { proposalText, proposedTimes } from './proposal.ts'

const Temporal = await loadTemporal()

const texts = {
  heading: 'Proposed:',
  cities: { timeInCity: '{time} in {city}', timeHere: '{time} on my clock', names: {} },
}

const times = ['2026-12-01T10:30[Africa/Algiers]', '2026-11-30T14:00[Africa/Algiers]'].map((time) =>
  Temporal.ZonedDateTime.from(time),
)

test('the times head the message, the preferred one first', () => {
  const message = proposalText({ ...texts, times, note: 'An app.\n1. For boats' })
  expect(message).toBe(
    'Proposed:\n1. Tuesday 1 December 2026, 10:30 in Algiers\n2. Monday 30 November 2026, 14:00 in Algiers\n\nAn app.\n1. For boats',
  )
  expect(proposedTimes(message)).toEqual([
    '1. Tuesday 1 December 2026, 10:30 in Algiers',
    '2. Monday 30 November 2026, 14:00 in Algiers',
  ])
})

test('without a note the message is the times alone', () => {
  const message = proposalText({ ...texts, times: times.slice(0, 1), note: '' })
  expect(message).toBe('Proposed:\n1. Tuesday 1 December 2026, 10:30 in Algiers')
  expect(proposedTimes(message)).toHaveLength(1)
  expect(proposedTimes('Any other\nmessage')).toEqual([])
})

test('the visitor’s time is beside the studio’s, with its day if that differs', () => {
  const inZone = (visitorZone: string) =>
    proposalText({ ...texts, times: times.slice(0, 1), visitorZone, note: '' })
  expect(inZone('Europe/London')).toContain('10:30 in Algiers (09:30 in London)')
  expect(inZone('Pacific/Honolulu')).toContain('10:30 in Algiers (Monday 23:30 in Honolulu)')
  expect(inZone('UTC')).toContain('10:30 in Algiers (09:30 on my clock)')
})

test('choices keep the order in which they are made, up to three', () => {
  const chosen = ['a', 'b', 'c', 'd'].reduce<readonly string[]>(
    (choices, item) => toggleChoice(choices, item, 3),
    [],
  )
  expect(chosen).toEqual(['a', 'b', 'c'])
  expect(toggleChoice(chosen, 'b', 3)).toEqual(['a', 'c'])
  expect(preferChoice(chosen, 2)).toEqual(['a', 'c', 'b'])
  expect(preferChoice(chosen, 0)).toEqual(chosen)
  expect(preferChoice(chosen, 3)).toEqual(chosen)
})
