import { describe, expect, test } from 'vitest'
import type { Piece } from '../rules/words/read-text'
import type { Entry } from '../rules/words/vocabulary'
import { emptyVehicleSearch, toSearchString, type VehicleSearch } from '../schemas/vehicle-search'
import { narrowByWords } from './narrow-by-words'

const entry = (facet: Entry['facet'], id: number, parent: number | null = null): Entry => ({
  facet,
  id,
  parent,
  name: `${facet} ${id}`,
  popularity: 0,
})
const names = (text: string, ...entries: Entry[]): Piece => ({
  text,
  kind: 'named',
  facet: entries[0]?.facet ?? 'make',
  entries,
})
const amount = (
  text: string,
  of: 'price' | 'year' | 'mileage' | 'engine' | 'seats',
  min?: number,
  max?: number,
): Piece => ({
  text,
  kind: 'amount',
  amount: { of, ...(min !== undefined && { min }), ...(max !== undefined && { max }), end: 0 },
})
const word = (text: string, exact = false): Piece => ({ text, kind: 'word', exact })

const TOYOTA = names('toyota', entry('make', 1))
const NISSAN = names('nissan', entry('make', 2))
/** Models of this name of two makes. */
const GOLF = names('golf', entry('model', 11, 1), entry('model', 12, 2))
const CODE = names('grj76', entry('modelCode', 5, 11))
const EITHER: Piece = { text: '2008', kind: 'either', entries: [entry('model', 13, 3)], year: 2008 }

const requested = (pieces: Piece[], given: Partial<VehicleSearch> = {}) => {
  const { search, words, conditions } = narrowByWords({ ...emptyVehicleSearch(), ...given }, pieces)
  return {
    search: decodeURIComponent(toSearchString(search).replaceAll('+', ' ')),
    words,
    left: conditions.length,
  }
}

describe('a typed text becomes filters', () => {
  test.each<[string, Piece[], Partial<VehicleSearch>, string, number]>([
    ['a make', [TOYOTA], {}, 'make=1', 0],
    ['two makes are alternatives', [TOYOTA, NISSAN], {}, 'make=1,2', 0],
    ['a model brings its makes', [GOLF], {}, 'make=1,2&model=11,12', 0],
    ['a make chooses among models of one name', [GOLF, NISSAN], {}, 'make=2&model=12', 0],
    ['so does one chosen before', [GOLF], { make: [1] }, 'make=1&model=11', 0],
    ['a choice made before is narrowed', [TOYOTA], { make: [1, 2] }, 'make=1', 0],
    ['a contradiction stays in the text', [NISSAN], { make: [1] }, 'q=nissan&make=1', 1],
    ['a model code stays in the text', [CODE], {}, 'q=grj76', 1],
    ['what has two meanings stays in the text', [EITHER, TOYOTA], {}, 'q=2008&make=1', 1],
    ['a stock number stays in the text', [{ text: 'kd-7', kind: 'stock', id: 7 }], {}, 'q=kd-7', 1],
    ['words stay in the text', [word('zq'), TOYOTA, word('9 x')], {}, 'q=zq 9 x&make=1', 0],
    ['in quotation marks if typed so', [word('toyota', true)], {}, 'q="toyota"', 0],
    ['a price', [amount('under 10k', 'price', undefined, 10_000)], {}, 'maxPrice=10000', 0],
    [
      'with a port what it costs there',
      [amount('x', 'price', undefined, 9)],
      { to: 4 },
      'to=4&maxTotal=9',
      0,
    ],
    ['the tighter bound holds', [amount('x', 'price', undefined, 9)], { maxPrice: 5 }, 'maxPrice=5', 0],
    ['an impossible price stays', [amount('over 9', 'price', 9)], { maxPrice: 5 }, 'q=over 9&maxPrice=5', 1],
    [
      'years are joined',
      [amount('2014', 'year', 2014, 2014), amount('2016', 'year', 2016, 2016)],
      {},
      'yearFrom=2014&yearTo=2016',
      0,
    ],
    [
      'first and last year',
      [amount('a', 'year', 2012), amount('b', 'year', undefined, 2015)],
      {},
      'yearFrom=2012&yearTo=2015',
      0,
    ],
    ['a mileage', [amount('x', 'mileage', undefined, 49_710)], {}, 'mileageMax=49710', 0],
    ['an engine size', [amount('2.0l', 'engine', 1950, 2049)], {}, 'engineSize=2.0', 0],
    ['an engine in cc', [amount('1498cc', 'engine', 1498, 1498)], {}, 'engineSize=1.5', 0],
    ['engines up to a size', [amount('x', 'engine', undefined, 2000)], {}, 'ccMax=2000', 0],
    ['seats', [amount('7 seats', 'seats', 7, 7)], {}, 'seats=7', 0],
  ])('%s', (_name, pieces, given, expected, left) => {
    expect(requested(pieces, given)).toMatchObject({ search: expected, left })
  })

  test('more entries than an address takes stay in the text', () => {
    const many = Array.from({ length: 51 }, (_, n) => entry('model', n + 1, n + 1))
    expect(requested([names('x', ...many)])).toMatchObject({ search: 'q=x', left: 1 })
  })

  test('what is left is split into words that mean something and others', () => {
    const { parts, words } = narrowByWords(emptyVehicleSearch(), [CODE, word('zq'), TOYOTA])
    expect({ parts, words }).toEqual({ parts: { named: 'grj76', others: 'zq' }, words: ['zq'] })
    expect(narrowByWords(emptyVehicleSearch(), [word('zq'), TOYOTA]).parts).toEqual({
      named: '',
      others: 'zq',
    })
    expect(narrowByWords(emptyVehicleSearch(), [word('zq')]).parts).toBeNull()
  })
})
