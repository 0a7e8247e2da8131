import { describe, expect, it } from 'vitest'
import type { FacetOption, SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import { FACETS } from '@/modules/inventory/search/schemas/search-shape'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { activeFilters, type ListPlace } from './active-filters'

const none = Object.fromEntries(FACETS.map((name) => [name, [] as FacetOption[]])) as SearchResult['facets']
const facets = {
  ...none,
  make: [{ id: 1, value: '1', name: 'Toyota', count: 3 }],
  steering: [{ id: 2, value: '2', name: 'RHD', count: 3 }],
}
const search = (part: Partial<VehicleSearch>): VehicleSearch => ({ ...emptyVehicleSearch(), ...part })

describe('the choices in force', () => {
  it.each<[string, Partial<VehicleSearch>, string, string]>([
    ['a make by its name', { make: [1] }, 'Make', 'Toyota'],
    ['a make that no longer exists', { make: [9] }, 'Make', 'no. 9'],
    ['steering in words', { steering: [2] }, 'Steering', 'Right-Hand Drive'],
    ['a price band with its currency', { priceRange: ['25000-50000'] }, 'Price', '25,000 – 50,000 USD'],
    ['an open price band', { priceRange: ['100000+'] }, 'Price', 'over 100,000 USD'],
    ['a mileage band', { mileage: ['0-10000'] }, 'Mileage', 'up to 10,000 mi'],
    ['a year range', { yearFrom: 2015, yearTo: 2018 }, 'Year', '2015 – 2018'],
    ['a single year', { yearFrom: 2015, yearTo: 2015 }, 'Year', '2015'],
    ['a lowest price', { minPrice: 5000 }, 'Price', 'from $5,000'],
    ['a highest mileage', { mileageMax: 60000 }, 'Mileage', 'up to 60,000 mi'],
    ['a highest one in kilometres', { distances: 'km', mileageMax: 49_710 }, 'Mileage', 'up to 80,000 km'],
    ['a lowest one in kilometres', { distances: 'km', mileageMin: 31_069 }, 'Mileage', 'from 50,000 km'],
    ['a band in kilometres', { distances: 'km', mileage: ['12428-31068'] }, 'Mileage', '20,000 – 50,000 km'],
    ['an open band in kilometres', { distances: 'km', mileage: ['99420+'] }, 'Mileage', 'over 160,000 km'],
    ['words', { q: 'hiace' }, 'Search', 'hiace'],
  ])('names %s, and dropping it leaves nothing', (_name, part, facet, value) => {
    const filters = activeFilters(search(part), facets)
    expect(filters).toMatchObject([{ facet, value }])
    expect(hasActiveFilters(filters[0]!.without)).toBe(false)
  })

  it.each<[string, Partial<VehicleSearch>, Partial<ListPlace>, string[]]>([
    ['vehicles that may be imported', { eligible: true }, {}, ['Import allowed in Kenya']],
    ['nothing where no rules are known', { eligible: true }, { hasRules: false }, []],
    ['nothing once it is dropped', {}, {}, []],
    ['a port of the address', {}, { own: 8 }, ['Delivered to Mombasa, Kenya']],
    ['a highest total', { maxTotal: 9000 }, {}, ['Total to Mombasa up to $9,000']],
  ])('with a port names %s', (_name, part, place, names) => {
    const at = { id: 3, name: 'Mombasa', country: 'Kenya', hasRules: true, own: 3, ...place }
    const filters = activeFilters(search({ to: 3, ...part }), facets, at)
    expect(filters.map(({ facet, value }) => `${facet} ${value}`)).toEqual(names)
  })

  it('goes back to the reader’s own port, or to none with everything that needs one', () => {
    const at = { id: 3, name: 'Mombasa', country: 'Kenya', hasRules: true }
    const given = search({ to: 3, maxTotal: 9000, eligible: true, sort: 'total-asc' })
    const [own] = activeFilters(given, facets, { ...at, own: 8 })
    expect(own?.without).toMatchObject({ to: 8, maxTotal: 9000, sort: 'total-asc' })
    const [none] = activeFilters(given, facets, { ...at, own: null })
    expect(none?.without).toEqual(emptyVehicleSearch())
  })

  it('drops a make together with its models, and goes back to the first page', () => {
    const [make] = activeFilters(search({ make: [1], model: [5], fuel: [4], page: 3 }), facets)
    expect(make?.without).toMatchObject({ make: [], model: [], fuel: [4], page: 1 })
  })

  it('keeps one choice of a facet when another is dropped', () => {
    const [first] = activeFilters(search({ fuel: [4, 5] }), facets)
    expect(first?.without.fuel).toEqual([5])
  })
})

it.each<[Partial<VehicleSearch>, 'grid' | 'list', string]>([
  [{}, 'grid', '/vehicles'],
  [{}, 'list', '/vehicles?view=list'],
  [{ make: [1, 2] }, 'grid', '/vehicles?make=1,2'],
  [{ q: 'land cruiser', page: 2 }, 'list', '/vehicles?q=land+cruiser&page=2&view=list'],
])('writes the URL of a search (%#)', (part, view, href) => {
  expect(listingHref(search(part), view)).toBe(href)
})
