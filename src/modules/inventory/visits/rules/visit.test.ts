import { expect, test } from 'vitest'
import { isNoted, VISIT_GAP_HOURS, visitAt } from './visit'

const SEEN = new Date('2026-11-20T10:00:00Z')
const BEFORE = new Date('2026-11-18T08:00:00Z')
const after = (hours: number) => new Date(SEEN.getTime() + hours * 3_600_000)

test.each([
  ['the first page ever', null, SEEN, null],
  ['the next page of the first visit', { seenAt: SEEN, beforeAt: null }, after(0.1), null],
  ['the next page of a visit', { seenAt: SEEN, beforeAt: BEFORE }, after(VISIT_GAP_HOURS), BEFORE],
  ['a new visit', { seenAt: SEEN, beforeAt: BEFORE }, after(VISIT_GAP_HOURS + 0.01), SEEN],
  ['a clock set back', { seenAt: SEEN, beforeAt: BEFORE }, after(-1), BEFORE],
])('%s', (_, stored, now, beforeAt) => {
  expect(visitAt(stored, now)).toEqual({ seenAt: now, beforeAt })
})

test.each([
  [null, 0, true],
  [{ seenAt: SEEN, beforeAt: null }, 59, false],
  [{ seenAt: SEEN, beforeAt: null }, 60, true],
  [{ seenAt: SEEN, beforeAt: null }, -60, false],
])('of %j, a page %i seconds later is written down: %s', (stored, seconds, noted) => {
  expect(isNoted(stored, new Date(SEEN.getTime() + seconds * 1000))).toBe(noted)
})
