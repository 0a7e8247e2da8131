import { expect, test } from 'vitest'
import { columnProfiler } from './profile-columns'
import { suggestMap } from './suggest-map'

const column = (name: string, cells: readonly string[]) => {
  const profiler = columnProfiler(name)
  for (const cell of cells) profiler.add(cell)
  return profiler.profile()
}
const only = (name: string, cells: readonly string[]) => suggestMap([column(name, cells)], {})[0]

test.each([
  ['Seats', ['5 seats', '7 Seats']],
  ['Doors', Array.from({ length: 71 }, () => '5 Seats')],
])('no number is taken out of a count: %s', (name, cells) => {
  expect(only(name, cells)?.source).toEqual({ column: name })
})

test('cells that mean nothing do not count', () => {
  const profile = column('Colour', ['-', 'N/A', 'White', 'なし'])
  expect(profile).toMatchObject({ filled: 1, values: [{ text: 'White', rows: 1 }] })
})

test('numbers that a word multiplies are read as they are, with their unit', () => {
  const source = only('Mileage', ['9.8万km', '4.5万km', '12万km'])?.source
  expect(source).toEqual({ column: 'Mileage', unit: 'km' })
})
