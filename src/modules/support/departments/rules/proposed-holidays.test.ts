import { expect, test } from 'vitest'
import { proposedDays } from './proposed-holidays'

const known = (date: string, days: number, name: string) => {
  const start = new Date(`${date}T00:00:00+03:00`)
  return { date: `${date} 00:00:00`, start, end: new Date(start.getTime() + days * 86_400_000), name }
}

test('a feast of several days is each of them, a day with two names is one, and other years are left out', () => {
  const days = proposedDays(
    [known('2026-12-31', 2, 'Year end'), known('2026-03-20', 2, 'Eid'), known('2026-03-21', 1, 'Equinox')],
    2026,
  )
  expect(days).toEqual([
    { day: '2026-03-20', name: 'Eid' },
    { day: '2026-03-21', name: 'Eid' },
    { day: '2026-12-31', name: 'Year end' },
  ])
})
