import { describe, expect, it, test } from 'vitest'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { bandsOf } from './bands-of'
import { hasActiveFilters } from './has-active-filters'
import {
  BAND_FACETS,
  emptyVehicleSearch,
  ID_FACETS,
  parseVehicleSearch,
  parseVehicleSearchStrict,
  SEARCH_SORTS,
  toSearchParams,
  toSearchString,
  type VehicleSearch,
} from './vehicle-search'
import { vehicleSearchQuery } from './vehicle-search-query'

const none = emptyVehicleSearch()
const read = (query: string) => parseVehicleSearch(new URLSearchParams(query))
const strict = (query: string) => {
  const answer = parseVehicleSearchStrict(new URLSearchParams(query))
  return answer.ok ? answer.value : answer.error.map(({ path, message }) => `${path}: ${message}`)
}

describe('a search without parameters', () => {
  it('is the first page of the newest vehicles, 12 on it', () => {
    expect(none).toMatchObject({
      q: '',
      make: [],
      priceRange: [],
      minPrice: null,
      sort: 'newest',
      page: 1,
      limit: 12,
    })
    expect(read('')).toEqual(none)
    expect(hasActiveFilters(none)).toBe(false)
    expect(toSearchString(none)).toBe('')
  })
})

describe('reading a URL', () => {
  test.each<[string, Partial<VehicleSearch>]>([
    ['q= toyota  corolla ', { q: 'toyota  corolla' }],
    ['name=aqua', { q: 'aqua' }],
    ['make=3,1,2', { make: [1, 2, 3] }],
    ['make=3&make=1&make=3', { make: [1, 3] }],
    ['manufacturer=4', { make: [4] }],
    ['manufacturer_id=4&make=5', { make: [5] }],
    ['vehicle_type=2', { bodyType: [2] }],
    ['drivetrain=2', { driveTrain: [2] }],
    ['make=all', {}],
    ['make=', {}],
    ['make=all,7', { make: [7] }],
    ['make=1,x,-2,0,3.5,99999999999', { make: [1] }],
    ["make=1'+OR+1=1", {}],
    ['seats=7,5', { seats: [5, 7] }],
    ['seats=0,999', {}],
    ['priceRange=100000%2B', { priceRange: ['100000+'] }],
    ['priceRange=100000+', { priceRange: ['100000+'] }],
    ['priceRange=100000&make=7+', { make: [7] }],
    ['priceRange=25000-50000,0-25000', { priceRange: ['0-25000', '25000-50000'] }],
    ['price_range=50000-25000', {}],
    ['mileage=10000-25000', { mileage: ['10000-25000'] }],
    ['engineSize=2,1.5', { engineSize: ['1.5', '2.0'] }],
    ['minPrice=5000&maxPrice=9000', { minPrice: 5000, maxPrice: 9000 }],
    ['minPrice=9000&maxPrice=5000', { minPrice: 5000, maxPrice: 9000 }],
    ['minPrice=-1&maxPrice=5e3', {}],
    ['minPrice=2147483648', {}],
    ['yearFrom=2010&yearTo=2015', { yearFrom: 2010, yearTo: 2015 }],
    ['yearFrom=2015&yearTo=2010', { yearFrom: 2010, yearTo: 2015 }],
    ['yearFrom=20&yearTo=9999', {}],
    ['year=2012', { yearFrom: 2012, yearTo: 2012 }],
    ['mileageMax=50000&ccMin=660', { mileageMax: 50_000, ccMin: 660 }],
    ['status=SOLD,DRAFT,LOST', { status: ['DRAFT', 'SOLD'] }],
    ['sort=price-asc', { sort: 'price-asc' }],
    ['sortBy=updated', { sort: 'updated' }],
    ['sort=default', {}],
    ['sort=price;drop', {}],
    ['page=3&limit=24', { page: 3, limit: 24 }],
    ['page=0&limit=13', {}],
    ['page=99999999&limit=1000', {}],
    ['to=7', { to: 7 }],
    ['to=7&minTotal=5000&maxTotal=9000', { to: 7, minTotal: 5000, maxTotal: 9000 }],
    ['to=7&minTotal=9000&maxTotal=5000', { to: 7, minTotal: 5000, maxTotal: 9000 }],
    ['to=7&eligible=true&sort=total-desc', { to: 7, eligible: true, sort: 'total-desc' }],
    ['to=7&eligible=1', { to: 7, eligible: true }],
    ['to=7&eligible=maybe', { to: 7 }],
    ['to=mombasa&eligible=true', {}],
    ['minTotal=5000&maxTotal=9000&eligible=true&sort=total-asc', {}],
    ['q=a%00b', {}],
    ['unknown=1', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...none, ...expected })
  })

  it('reads the parameters of a page as well as those of a URL', () => {
    expect(parseVehicleSearch({ make: ['2', '1'], color: '3', q: undefined, sort: 'year-asc' })).toEqual({
      ...none,
      make: [1, 2],
      color: [3],
      sort: 'year-asc',
    })
  })

  it('cuts a text that is too long, and a list of too many choices', () => {
    expect(read(`q=${'車'.repeat(150)}`).q).toBe('車'.repeat(100))
    const ids = Array.from({ length: 80 }, (_, index) => index + 1)
    expect(read(`make=${ids.join(',')}`).make).toEqual(ids.slice(0, 50))
  })
})

describe('reading an API call', () => {
  const empty = { ...none, limit: 10 }

  test.each<[string, unknown]>([
    ['', empty],
    ['make=2,1&priceRange=100000%2B', { ...empty, make: [1, 2], priceRange: ['100000+'] }],
    ['make=all&color=&limit=100', { ...empty, limit: 100 }],
    ['limit=5000', { ...empty, limit: 100 }],
    ['limit=0', { ...empty, limit: 1 }],
    ['unknown=1', empty],
    ['make=toyota', ['make: make must be a list of ids']],
    ['make=1,2,x,y', ['make: make must be a list of ids']],
    ['seats=0', ['seats: seats must be a list of whole numbers of at least 1']],
    ['limit=many', ['limit: limit must be a whole number of at least 1']],
    ['page=0', ['page: page must be a whole number between 1 and 1000000']],
    ['sort=cheapest', [`sort: sort must be one of ${SEARCH_SORTS.join(', ')}`]],
    ['status=LOST', [`status: status must be one of ${VEHICLE_STATUSES.join(', ')}`]],
    ['minPrice=9&maxPrice=5', ['minPrice: minPrice must not be greater than maxPrice']],
    ['yearFrom=2015&yearTo=2010', ['yearFrom: yearFrom must not be greater than yearTo']],
    ['yearFrom=1066', ['yearFrom: yearFrom must be a year between 1900 and 2100']],
    ['ccMax=big', ['ccMax: ccMax must be a whole number of at least 0']],
    ['priceRange=9-5', ["priceRange: priceRange must be a range such as '25000-50000' or '100000+'"]],
    ['mileage=far', ["mileage: mileage must be a range such as '10000-25000' or '100000+'"]],
    ['engineSize=big', ["engineSize: engineSize must be litres such as '1.5', '1.0-2.0' or '3.0+'"]],
    ['to=7&minTotal=1&eligible=false&sort=total-asc', { ...empty, to: 7, minTotal: 1, sort: 'total-asc' }],
    ['to=0', ['to: to must be the id of a port']],
    ['to=x&eligible=true', ['to: to must be the id of a port']],
    ['to=7&eligible=yes', ['eligible: eligible must be true or false']],
    ['to=7&minTotal=9&maxTotal=5', ['minTotal: minTotal must not be greater than maxTotal']],
    ['maxTotal=5', ['maxTotal: maxTotal must be given together with to']],
    [
      'minTotal=1&eligible=true&sort=total-asc',
      [
        'minTotal: minTotal must be given together with to',
        'eligible: eligible must be given together with to',
        'sort: sort total-asc must be given together with to',
      ],
    ],
    ['checked_on.from=soon', ['checked_on.from: checked_on.from must be a day or a number']],
    [
      'checked_on.from=2026-03-12&checked_on.to=2025-03-12',
      ['checked_on.from: checked_on.from must not be greater than checked_on.to'],
    ],
    [
      'checked_on.from=2026-03-12&checked_on.to=5',
      ['checked_on.to: checked_on.to must be of the kind of checked_on.from'],
    ],
    ['eligible=false', empty],
    ['q=%00', ['q: q contains characters that cannot be searched']],
    [`q=${'x'.repeat(101)}`, ['q: q must be 100 characters or less']],
    [`tags=${Array.from({ length: 51 }, (_, index) => index + 1)}`, ['tags: tags takes up to 50 values']],
    [
      'make=x&sort=y',
      ['make: make must be a list of ids', `sort: sort must be one of ${SEARCH_SORTS.join(', ')}`],
    ],
  ])('%s', (query, expected) => {
    expect(strict(query)).toEqual(expected)
  })
})

test.each([
  ['', false],
  ['sort=price-asc&page=4&limit=48', false],
  ['q=aqua', true],
  ['maxPrice=0', true],
  ['tags=1', true],
  ['to=7', false],
  ['to=7&eligible=true', true],
  ['to=7&maxTotal=9000', true],
  ['distances=km', false],
])('%j has active filters: %s', (query, expected) => {
  expect(hasActiveFilters(read(query))).toBe(expected)
})

it('returns the bands of a facet as numbers', () => {
  const search = read('priceRange=0-25000,100000%2B&engineSize=1.5')
  expect(bandsOf(search, 'priceRange')).toEqual([{ min: 0, max: 25_000 }, { min: 100_000 }])
  expect(bandsOf(search, 'engineSize')).toEqual([{ min: 1450, max: 1549 }])
  expect(bandsOf(search, 'mileage')).toEqual([])
})

it('describes every name that it reads', () => {
  const described = Object.keys(vehicleSearchQuery.shape)
  for (const name of new Set(toSearchParams({ ...none, q: 'x' }).keys())) expect(described).toContain(name)
  expect(described).toEqual(
    expect.arrayContaining([...ID_FACETS, ...BAND_FACETS, 'minPrice', 'maxPrice', 'sortBy']),
  )
})
