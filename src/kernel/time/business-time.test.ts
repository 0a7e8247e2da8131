import { describe, expect, test } from 'vitest'
import { addOpenTime, type Calendar, nextOpening, openIntervals, openTimeBetween } from './business-time'

const HOUR_MS = 3_600_000
const ALL_DAY = [{ from: 0, to: 1440 }]
const at = (text: string) => new Date(text)

const calendar = (timeZone: string, week: Calendar['week'], holidays: string[] = []): Calendar => ({
  timeZone,
  week,
  holidays: new Set(holidays),
})
const sevenTimes = (day: Calendar['week'][number]): Calendar['week'] => Array.from({ length: 7 }, () => day)

const OFFICE = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
const NAIROBI = calendar('Africa/Nairobi', [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, [], []], ['2026-12-25'])

test('a day with a break is two intervals, and a day off is none', () => {
  // Friday to Monday.
  const spans = [...openIntervals(NAIROBI, at('2026-12-04T10:30+03:00'), at('2026-12-07T08:30+03:00'))]
  expect(spans.map(({ day, from, until }) => `${day} ${from.toISOString()} ${until.toISOString()}`)).toEqual([
    '2026-12-04 2026-12-04T07:30:00.000Z 2026-12-04T09:00:00.000Z',
    '2026-12-04 2026-12-04T10:00:00.000Z 2026-12-04T14:00:00.000Z',
    '2026-12-07 2026-12-07T05:00:00.000Z 2026-12-07T05:30:00.000Z',
  ])
})

describe('where clocks are changed', () => {
  const always = calendar('Europe/London', sevenTimes(ALL_DAY))
  const early = calendar('Europe/London', sevenTimes([{ from: 75, to: 105 }]))

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-01', 24],
  ])('a whole day of %s has %i hours, in one interval', (day, hours) => {
    const whole = {
      from: new Date(at(day).getTime() - HOUR_MS),
      until: new Date(at(day).getTime() + 25 * HOUR_MS),
    }
    const spans = [...openIntervals(always, whole.from, whole.until)].filter((span) => span.day === day)
    expect(spans).toHaveLength(1)
    expect((spans[0]?.until.getTime() ?? 0) - (spans[0]?.from.getTime() ?? 0)).toBe(hours * HOUR_MS)
  })

  test.each([
    // From 1:15 to 1:45: not on the clocks of one night, twice on those of the other.
    ['2026-03-29', 0],
    ['2026-10-25', 1],
    ['2026-10-26', 0.5],
  ])('half an hour before two on %s is open for %d hours', (day, hours) => {
    expect(openTimeBetween(early, at(`${day}T00:00:00Z`), at(`${day}T12:00:00Z`))).toBe(hours * HOUR_MS)
  })

  test('a whole day that a zone skipped does not exist', () => {
    const apia = calendar('Pacific/Apia', sevenTimes(ALL_DAY))
    const spans = [...openIntervals(apia, at('2011-12-29T10:00:00Z'), at('2011-12-31T10:00:00Z'))]
    expect(spans.map(({ day }) => day)).toEqual(['2011-12-29', '2011-12-31'])
  })
})

test.each([
  // Within an opening; to its end exactly; one second further; over the break, the weekend and a holiday.
  ['2026-12-01T09:00+03:00', 1, '2026-12-01T10:00+03:00'],
  ['2026-12-01T16:00+03:00', 1, '2026-12-01T17:00+03:00'],
  ['2026-12-01T16:00:01+03:00', 1, '2026-12-02T08:00:01+03:00'],
  ['2026-12-01T11:30+03:00', 1, '2026-12-01T13:30+03:00'],
  ['2026-12-04T16:30+03:00', 1, '2026-12-07T08:30+03:00'],
  ['2026-12-24T16:00+03:00', 2, '2026-12-28T09:00+03:00'],
  ['2026-12-05T10:00+03:00', 8, '2026-12-07T17:00+03:00'],
  ['2026-12-01T12:30+03:00', 0, '2026-12-01T12:30+03:00'],
])('from %s, %d hours of business have passed by %s', (from, hours, due) => {
  const reached = addOpenTime(NAIROBI, at(from), hours * HOUR_MS)
  expect(reached).toEqual(at(due))
  expect(openTimeBetween(NAIROBI, at(from), at(due))).toBe(hours * HOUR_MS)
})

test('a calendar that never opens has no moment to offer', () => {
  const closed = calendar('UTC', sevenTimes([]))
  expect(addOpenTime(closed, at('2026-12-01T00:00Z'), 1)).toBeNull()
  expect(nextOpening(closed, at('2026-12-01T00:00Z'))).toBeNull()
  expect(openTimeBetween(closed, at('2026-12-01T00:00Z'), at('2027-12-01T00:00Z'))).toBe(0)
})

test.each([
  ['2026-12-01T07:59+03:00', '2026-12-01T08:00+03:00'],
  ['2026-12-01T09:17+03:00', '2026-12-01T09:17+03:00'],
  ['2026-12-01T12:00+03:00', '2026-12-01T13:00+03:00'],
  ['2026-12-04T17:00+03:00', '2026-12-07T08:00+03:00'],
  ['2026-12-24T17:00+03:00', '2026-12-28T08:00+03:00'],
])('at %s it opens at %s', (now, opens) => {
  expect(nextOpening(NAIROBI, at(now))).toEqual(at(opens))
})

test('a year ahead is found without counting minutes', () => {
  const from = at('2026-01-01T00:00Z')
  const started = performance.now()
  for (let i = 0; i < 200; i += 1) addOpenTime(NAIROBI, new Date(from.getTime() + i), 2000 * HOUR_MS)
  // 261 working days each; minute by minute it would be a hundred million steps.
  expect(performance.now() - started).toBeLessThan(2000)
})

test('an unknown zone is an error', () => {
  expect(() =>
    openTimeBetween(calendar('Africa/Atlantis', NAIROBI.week), at('2026-12-01'), at('2026-12-02')),
  ).toThrow(RangeError)
})
