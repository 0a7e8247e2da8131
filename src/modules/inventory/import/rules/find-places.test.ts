import { expect, test } from 'vitest'
import { findPlaces, namesAmong } from './find-places'

const yard = (id: number, name: string, city: string, country: string, code?: string) => ({
  id,
  name,
  city,
  country,
  ...(code && { code }),
})
const YARDS = [
  yard(1, 'Yokohama Daikoku Yard', 'Yokohama', 'Japan'),
  yard(2, 'Yokohama Honmoku Yard', 'Yokohama', 'Japan'),
  yard(3, 'Nairobi Showroom', 'Nairobi', 'Kenya'),
  yard(4, 'Main', 'Kobe', 'Japan'),
  yard(5, 'Main', 'Osaka', 'Japan'),
  yard(6, 'Mombasa', '', 'Kenya', 'KEMBA'),
]

test.each([
  ['Yokohama Daikoku Yard', [1]],
  ['yokohama daikoku yard', [1]],
  ['Daikoku', [1]],
  ['Daikoku Yard', [1]],
  ['yard daiko', [1]],
  ['Yokohama', [1, 2]],
  ['Yard', [1, 2]],
  ['Nairobi', [3]],
  ['Kenya', []],
  ['Mombasa Kenya', [6]],
  ['Kobe', [4]],
  ['Main', [4, 5]],
  ['Main, Kobe, Japan', [4]],
  ['KEMBA', [6]],
  ['kemba', [6]],
  ['Port of Mombasa', [6]],
  ['Tokyo', []],
  ['Yokohama Daikoku Yard 2', []],
  ['port', []],
  ['-', []],
  ['Da', []],
])('%j may mean %j', (text, ids) => {
  expect(findPlaces(text, YARDS).map(({ id }) => id)).toEqual(ids)
})

test('places are called by their names, and with city and country where others have the same', () => {
  const named = [
    { id: 1, name: 'Yard', city: '', country: 'Japan' },
    { id: 2, name: 'yard', city: 'Durban', country: 'South Africa' },
    { id: 3, name: 'Mombasa', country: 'Kenya' },
  ]
  expect(namesAmong(named)).toEqual(['Yard, Japan', 'yard, Durban, South Africa', 'Mombasa'])
  for (const [at, name] of namesAmong(named).entries())
    expect(findPlaces(name, named).map(({ id }) => id)).toEqual([at + 1])
})
