import { expect, test } from 'vitest'
import { likelySheet, mapProblem, sheetFacts } from './preview-customs-import'

const HEADER = ['Make', 'Model', 'CRSP']
const CARS = { name: 'Cars', rows: [['Title'], HEADER, ['TOYOTA', 'AQUA', '1'], ['TOYOTA', 'VITZ', '2']] }
const BIKES = { name: 'Motor cycles', rows: [HEADER, ['HONDA', 'CB', '1']] }
const NOTES = { name: 'Notes', rows: Array.from({ length: 30 }, () => ['text']) }

test('a sheet is recognized by its headings and what is below them', () => {
  expect(sheetFacts(CARS)).toEqual({
    name: 'Cars',
    rows: 4,
    header: 1,
    columns: [
      { heading: 'Make', samples: ['TOYOTA'] },
      { heading: 'Model', samples: ['AQUA', 'VITZ'] },
      { heading: 'CRSP', samples: ['1', '2'] },
    ],
    suggested: { make: 0, model: 1, value: 2 },
  })
  expect(sheetFacts(CARS, 2)).toMatchObject({ header: 2, suggested: {} })
})

test('the longest sheet with make, model and value is taken for the list', () => {
  expect(likelySheet([NOTES, BIKES, CARS].map((sheet) => sheetFacts(sheet)))?.name).toBe('Cars')
  expect(likelySheet([NOTES].map((sheet) => sheetFacts(sheet)))?.name).toBe('Notes')
  expect(likelySheet([])).toBeNull()
})

test('a map must have rows to read, and one field for a column', () => {
  const columns = { make: 0, model: 1, value: 2 }
  expect(mapProblem({ header: 1, columns, repeats: false }, CARS.rows)).toBeNull()
  expect(mapProblem({ header: 3, columns, repeats: false }, CARS.rows)).toBe(
    'There are no rows below the headings',
  )
  expect(mapProblem({ header: 1, columns: { ...columns, value: 1 }, repeats: false }, CARS.rows)).toBe(
    'A column can fill only one field',
  )
})
