import { describe, expect, it } from 'vitest'
import { emptyCounts } from '@/modules/inventory/search/engine/facet-counts'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import {
  emptyVehicleSearch,
  FACETS,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { activeFilters } from './active-filters'
import { facetsOf, filterPanelData } from './filter-panel-data'

/** Two options of each facet. */
const facets = Object.fromEntries(
  FACETS.map((facet) => [
    facet,
    [1, 2].map((id) => ({ id, value: String(id), name: `${facet} ${id}`, count: id, parentId: 1 })),
  ]),
) as SearchResult['facets']

const RESULT: SearchResult = {
  rows: [],
  total: 3,
  totalIsCapped: false,
  facets,
  everything: { counts: emptyCounts(), total: 3 },
  page: 1,
  pages: 1,
  limit: 12,
  tookMs: 0,
  search: emptyVehicleSearch(),
  understood: [],
  corrected: null,
  parts: null,
  foreign: [],
  unrated: [],
}

/** What a list shows of its choices. */
function shown(search: VehicleSearch, result: SearchResult) {
  const panel = filterPanelData({ place: null, search, result, view: 'grid', years: [2019], opened: null })
  return { panel, chips: activeFilters(search, result.facets) }
}

describe('only what a list shows is counted', () => {
  it.each<[string, Partial<VehicleSearch>]>([
    ['nothing chosen', {}],
    ['a make', { make: [1] }],
    ['a model without its make', { model: [2] }],
    ['features and a tag', { features: [1, 2], tags: [2] }],
    ['seats, a price band and years', { seats: [2], priceRange: ['1'], yearFrom: 2015 }],
  ])('%s', (_, choices) => {
    const search = { ...emptyVehicleSearch(), ...choices }
    const counted = facetsOf(search)
    const some = Object.fromEntries(
      FACETS.map((facet) => [facet, counted.includes(facet) ? facets[facet] : []]),
    ) as SearchResult['facets']
    expect(counted.length).toBeLessThan(FACETS.length)
    expect(shown(search, { ...RESULT, facets: some })).toEqual(shown(search, RESULT))
  })

  it('models, features and years are left out of a list that nobody has narrowed', () => {
    const left = FACETS.filter((facet) => !facetsOf(emptyVehicleSearch()).includes(facet))
    expect(left).toEqual(['model', 'features', 'year'])
  })
})

describe('the fields for bounds of mileage', () => {
  it.each<[Partial<VehicleSearch>, unknown]>([
    [
      { mileageMin: 12_428, mileageMax: 49_710 },
      { unit: 'mi', low: ['mileageMin', 12_428], high: ['mileageMax', 49_710] },
    ],
    [
      { distances: 'km', mileageMin: 12_428, mileageMax: 49_710 },
      { unit: 'km', low: ['kmMin', 20_000], high: ['kmMax', 80_000] },
    ],
    [{ distances: 'km' }, { unit: 'km', low: ['kmMin', null], high: ['kmMax', null] }],
  ])('of %j are %j', (choices, fields) => {
    expect(shown({ ...emptyVehicleSearch(), ...choices }, RESULT).panel.mileage).toEqual(fields)
  })

  it('a band of another unit stays, though the panel does not offer it', () => {
    const search = { ...emptyVehicleSearch(), mileage: ['0-10000', '0-12427'] }
    expect(shown(search, RESULT).panel.retained.mileage).toBe('0-12427')
    expect(shown({ ...search, distances: 'km' }, RESULT).panel.retained.mileage).toBe('0-10000')
  })
})
