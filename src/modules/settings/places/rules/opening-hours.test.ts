import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockText,
  DAY_NAMES,
  type Opening,
  openStateAt,
  readOpeningHours,
  schemaOpeningHours,
} from './opening-hours'

const on = (days: number[], from: number, to: number): Opening[] => days.map((day) => ({ day, from, to }))
const WEEK = [0, 1, 2, 3, 4]

describe('parsing opening hours', () => {
  it.each([
    ['Mon–Fri 9:00–18:00, Sat 9:00–13:00', [...on(WEEK, 540, 1080), ...on([5], 540, 780)]],
    ['Mon-Sat 09:00 - 18:00', on([...WEEK, 5], 540, 1080)],
    ['Monday to Friday: 8.30 to 17.00', on(WEEK, 510, 1020)],
    ['Daily 9am-6pm', on([...WEEK, 5, 6], 540, 1080)],
    ['Mon, Wed 8:00–12:00', on([0, 2], 480, 720)],
    ['Mon 8:00–12:00, 13:00–17:00', [...on([0], 480, 720), ...on([0], 780, 1020)]],
    ['Mon 8:00–12:00 and 13:00–17:00; Sun closed', [...on([0], 480, 720), ...on([0], 780, 1020)]],
    ['Sat–Mon 10–16', on([0, 5, 6], 600, 960)],
    ['Mon 9:00–12:00\nTue 12:00 am – 12:00 pm', [...on([0], 540, 720), ...on([1], 0, 720)]],
    ['Sun 0:00–24:00', on([6], 0, 1440)],
  ])('%s', (text, expected) => {
    expect(readOpeningHours(text)).toEqual(expected)
  })

  it.each([
    [''],
    [null],
    ['By appointment'],
    ['Mon–Fri 9:00–18:00, or by appointment'],
    ['9:00–18:00'],
    ['Mon–Fri'],
    ['Sun closed'],
    ['Fri 20:00–2:00'],
    ['Mon 9:00–25:00'],
    ['Mon 9:75–18:00'],
    ['Mon 13pm–6pm'],
    ['Mon–Fri 9:00–18:00, Sat'],
    ['Monsoon 9:00–18:00 season'],
  ])('returns nothing unless everything is understood: %s', (text) => {
    expect(readOpeningHours(text)).toBeNull()
  })

  it('reads back whatever is written day by day', () => {
    const opening = fc
      .record({ day: fc.integer({ min: 0, max: 6 }), from: fc.integer({ min: 0, max: 1439 }) })
      .chain(({ day, from }) =>
        fc.integer({ min: from + 1, max: 1440 }).map((to): Opening => ({ day, from, to })),
      )
    fc.assert(
      fc.property(fc.array(opening, { minLength: 1, maxLength: 8 }), (openings) => {
        const text = openings
          .map(({ day, from, to }) => `${DAY_NAMES[day]?.slice(0, 3)} ${clockText(from)}–${clockText(to)}`)
          .join(', ')
        const expected = [...openings].sort((a, b) => a.day - b.day || a.from - b.from || a.to - b.to)
        expect(readOpeningHours(text)).toEqual(expected)
      }),
    )
  })
})

describe('whether a place is open', () => {
  const hours = readOpeningHours('Mon–Fri 9:00–18:00, Sat 9:00–13:00') ?? []
  it.each([
    ['as it opens', { day: 0, minutes: 540 }, { isOpen: true, until: 1080 }],
    ['a minute before', { day: 0, minutes: 539 }, { isOpen: false, opens: { day: 0, minutes: 540 } }],
    ['as it closes', { day: 0, minutes: 1080 }, { isOpen: false, opens: { day: 1, minutes: 540 } }],
    ['on Saturday afternoon', { day: 5, minutes: 800 }, { isOpen: false, opens: { day: 0, minutes: 540 } }],
    ['on Sunday', { day: 6, minutes: 600 }, { isOpen: false, opens: { day: 0, minutes: 540 } }],
  ])('%s', (_, clock, expected) => {
    expect(openStateAt(hours, clock)).toEqual(expected)
  })

  it('waits a whole week for its only day', () => {
    expect(openStateAt(on([2], 540, 600), { day: 2, minutes: 600 })).toEqual({
      isOpen: false,
      opens: { day: 2, minutes: 540 },
    })
  })
})

it('groups days with the same hours for search engines', () => {
  expect(schemaOpeningHours(readOpeningHours('Mon–Wed 9:00–18:00, Sat 9:00–13:00') ?? [])).toEqual([
    'Mo,Tu,We 09:00-18:00',
    'Sa 09:00-13:00',
  ])
})
