import { describe, expect, it } from 'vitest'
import type { FacetOption, SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { FACETS } from '@/modules/inventory/search/schemas/search-shape'
import {
  emptyVehicleSearch,
  toSearchString,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { activeFilters } from './active-filters'
import { chipsOf, relaxedSearches, searchName, searchWords, worthwhile } from './relaxed-searches'

const none = Object.fromEntries(FACETS.map((name) => [name, [] as FacetOption[]])) as SearchResult['facets']
const option = (id: number, name: string): FacetOption => ({ id, value: String(id), name, count: 0 })
const facets = { ...none, make: [option(1, 'Toyota'), option(2, 'Nissan')], fuel: [option(4, 'Diesel')] }
const search = (part: Partial<VehicleSearch>): VehicleSearch => ({ ...emptyVehicleSearch(24), ...part })
const ways = (part: Partial<VehicleSearch>) =>
  relaxedSearches(search(part), activeFilters(search(part), facets))
const inWords = (relaxed: ReturnType<typeof relaxedSearches>) =>
  relaxed.map(({ facet, value, without }) => [facet, value, toSearchString(without)])

describe('the ways out of a search that finds nothing', () => {
  it.each<[string, Partial<VehicleSearch>, [string, string, string][]]>([
    ['one choice', { fuel: [4] }, [['Fuel', 'Diesel', 'limit=24']]],
    [
      'alternatives of one kind, dropped together',
      { make: [1, 2], fuel: [4] },
      [
        ['Make', 'Toyota or Nissan', 'fuel=4&limit=24'],
        ['Fuel', 'Diesel', 'make=1,2&limit=24'],
      ],
    ],
    [
      'a make with its models',
      { make: [1], model: [7] },
      [
        ['Make', 'Toyota', 'limit=24'],
        ['Model', 'no. 7', 'make=1&limit=24'],
      ],
    ],
    ['a status', { status: ['SOLD', 'DRAFT'] }, [['Status', 'Sold or Draft', 'limit=24']]],
    ['both ends of a range', { minPrice: 1, maxPrice: 2 }, [['Price', '$1 – $2', 'limit=24']]],
    [
      'words',
      { q: 'zzz', seats: [2, 4] },
      [
        ['Search', 'zzz', 'seats=2,4&limit=24'],
        ['Seats', 'no. 2 or no. 4', 'q=zzz&limit=24'],
      ],
    ],
  ])('are, for %s', (_name, part, expected) => {
    const texts = inWords(ways(part))
    expect(texts.map(([facet]) => facet)).toEqual(expected.map(([facet]) => facet))
    expect(texts.map(([, , without]) => without)).toEqual(expected.map(([, , without]) => without))
    if (part.seats === undefined) expect(texts).toEqual(expected)
  })

  it.each([
    ['zqx', 'the word', '“zqx”'],
    ['zqx 77', 'the words', '“zqx 77”'],
  ])('keep meaningful words: %s', (others, facet, value) => {
    const given = search({ q: `Toyota ${others}`, fuel: [4], page: 3 })
    const [first] = inWords(relaxedSearches(given, activeFilters(given, facets), { named: 'toyota', others }))
    expect(first).toEqual([facet, value, 'q=toyota&fuel=4&limit=24'])
  })

  it('are offered only if they find something, the best first', () => {
    const three = ways({ make: [1], fuel: [4], q: 'zzz' })
    const results = [
      { total: 0, isCapped: false },
      { total: 2, isCapped: false },
      { total: 10_000, isCapped: true },
    ]
    expect(worthwhile(three, results).map(({ facet, total }) => [facet, total])).toEqual([
      ['Fuel', 10_000],
      ['Make', 2],
    ])
    expect(worthwhile(three, [])).toEqual([])
    const given = search({ q: 'toyota zqx', make: [1] })
    const words = relaxedSearches(given, activeFilters(given, facets), { named: 'toyota', others: 'zqx' })
    expect(words.map(({ facet }) => facet)).toEqual(['the word', 'Search', 'Make'])
    const most = words.map((_, place) => ({ total: place + 1, isCapped: false }))
    expect(worthwhile(words, most).map(({ facet }) => facet)).toEqual(['the word', 'Make', 'Search'])
  })
})

it('describes a search in words and gives it a short name', () => {
  const given = search({ make: [1, 2], maxPrice: 9_000 })
  const active = activeFilters(given, facets)
  expect(searchWords(given, active)).toBe('Make Toyota or Nissan; Price up to $9,000')
  expect(searchName(active)).toBe('Toyota, Nissan, up to $9,000')
  const at = { id: 3, name: 'Mombasa', country: 'Kenya', hasRules: true, own: 3 }
  const atPort = activeFilters(search({ make: [1], maxTotal: 9_000, to: 3 }), facets, at)
  expect(searchName(atPort)).toBe('Toyota, Total to Mombasa up to $9,000')
  const added = [
    { key: 'extras.certified-certified.yes', facet: 'Certified', value: 'Yes', without: given },
    { key: 'ranges.inspected_on', facet: 'Inspected on', value: 'from 12 Mar 2026', without: given },
  ]
  expect(searchName(added)).toBe('Certified Yes, Inspected on from 12 Mar 2026')
})

describe('chips', () => {
  it('stand for one choice each, and for all of a kind where there are many', () => {
    const models = [1, 2, 3, 4, 5].map((id) => option(id, `Corolla ${id}`))
    const chips = (part: Partial<VehicleSearch>) =>
      chipsOf(activeFilters(search(part), { ...facets, model: models })).map(({ value, without }) => [
        value,
        toSearchString(without),
      ])
    expect(chips({ make: [1], model: [1, 2, 3, 4, 5] })).toEqual([
      ['Toyota', 'limit=24'],
      ['Corolla 1 and 4 more', 'make=1&limit=24'],
    ])
    expect(chips({ fuel: [4], model: [1, 2] }).map(([value]) => value)).toEqual([
      'Corolla 1',
      'Corolla 2',
      'Diesel',
    ])
  })
})
