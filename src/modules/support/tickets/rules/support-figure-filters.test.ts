import { expect, test } from 'vitest'
import { AGES, ageFilter, listHref, ratingFilter } from './support-figure-filters'

test('every day belongs to one age', () => {
  const today = '2026-03-03'
  expect(
    AGES.map((age) => ageFilter(age, today)).map(({ dateFrom, dateTo }) => `${dateFrom} ${dateTo}`),
  ).toEqual([
    '2026-03-03 2026-03-03',
    '2026-02-28 2026-03-02',
    '2026-02-24 2026-02-27',
    'undefined 2026-02-23',
  ])
})

test('a figure opens the list that it is made of', () => {
  expect(listHref(ratingFilter(5, '2026-11-30'))).toBe(
    '/admin/support-management/tickets/all?dateFrom=2026-11-01&dateTo=2026-11-30&merged=false&rated=true&rating=5',
  )
})
