import { describe, expect, it } from 'vitest'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import { vehiclesText } from './count-words'
import {
  countriesText,
  mileageBothText,
  mileageIn,
  mileageText,
  nameWithoutYear,
  oldPriceText,
  priceTerm,
  priceText,
  ribbonOf,
  vehicleDescription,
  vehicleHead,
  vehicleTitle,
} from './words'

const showroom = { id: 1, name: 'Yokohama Yard', city: 'Yokohama', country: 'Japan', location: '' }

describe("a vehicle's price in words", () => {
  it.each([
    ['FOB', showroom, 'FOB Yokohama'],
    ['FOB', null, 'FOB'],
    ['CIF', showroom, 'CIF'],
    ['DDP', showroom, 'DDP'],
  ] as const)('writes the term of %s', (priceType, place, text) => {
    expect(priceTerm({ priceType, showroom: place })).toBe(text)
  })

  it('has no amount for a price on request', () => {
    expect(priceText({ price: null, currency: 'USD' })).toBeNull()
    expect(priceText({ price: 8450, currency: 'USD' })).toBe('$8,450')
  })

  it.each([
    [8000, 9000, '$9,000'],
    [8000, 8000, null],
    [8000, 7000, null],
    [8000, null, null],
    [null, 9000, null],
  ])('shows an old price only if it is higher than the present one (%s, %s)', (price, oldPrice, text) => {
    expect(oldPriceText({ price, oldPrice, currency: 'USD' } as VehicleCard)).toBe(text)
  })
})

describe('the name next to the year', () => {
  it.each([
    ['Toyota Hilux GUN125 2019', 2019, 'Toyota Hilux GUN125'],
    ['Toyota Hilux', 2019, 'Toyota Hilux'],
    ['2019', 2019, '2019'],
    ['Mazda 2019', 2018, 'Mazda 2019'],
  ])('%s', (name, year, text) => {
    expect(nameWithoutYear({ name, year })).toBe(text)
  })
})

describe('the ribbon', () => {
  it.each([
    ['PUBLISHED', false, null],
    ['PUBLISHED', true, 'Reserved'],
    ['RESERVED', true, 'Reserved'],
    ['IN_AUCTION', false, 'In auction'],
    ['SOLD', true, 'Sold'],
  ] as const)('of %s, held: %s', (status, isReserved, text) => {
    expect(ribbonOf({ status, isReserved })?.text ?? null).toBe(text)
  })
})

it.each([
  [0, false, '0 vehicles'],
  [1, false, '1 vehicle'],
  [1284, false, '1,284 vehicles'],
  [10000, true, '10,000+ vehicles'],
])('counts vehicles in words (%s)', (count, capped, text) => {
  expect(vehiclesText(count, capped)).toBe(text)
})

it.each([
  [0, 'Mileage not stated', 'Mileage not stated'],
  [1, '1 mi', '1 mi (2 km)'],
  [42_300, '42,300 mi', '42,300 mi (68,075 km)'],
])('a mileage of %s is treated as not entered', (miles, short, both) => {
  expect(mileageText(miles)).toBe(short)
  expect(mileageBothText(miles, 'mi')).toBe(both)
})

it.each([
  [['Japan'], 'Japan'],
  [['Japan', 'United Arab Emirates'], 'Japan and the United Arab Emirates'],
  [['Netherlands', 'Kenya', 'Uganda'], 'the Netherlands, Kenya, and Uganda'],
])('%s read well in a sentence', (names, text) => {
  expect(countriesText(names)).toBe(text)
})

it.each([
  [42_300, 'mi', '42,300 mi'],
  [42_300, 'km', '68,075 km'],
  [0, 'km', 'Mileage not stated'],
] as const)('writes a mileage of %s as those do who count in %s: %s', (miles, unit, text) => {
  expect(mileageIn(miles, unit)).toBe(text)
})

it('puts the reader’s unit first', () => {
  expect(mileageBothText(42_300, 'km')).toBe('68,075 km (42,300 mi)')
})

describe('what search engines are given of a vehicle', () => {
  const vehicle = {
    ...{ name: 'Toyota Hilux 2019', year: 2019, sku: 'KD-000001', status: 'PUBLISHED', showroom },
    ...{ price: 8450, currency: 'USD', priceType: 'FOB', mileage: 42_300, engineSize: '' },
  } as VehicleCard
  const [title, description] = [vehicleTitle(vehicle), vehicleDescription(vehicle)]

  it.each([
    ['nothing of its own', false, null, title, description],
    ['a name that is built, and blanks', false, ' \n', title, description],
    ['a name that staff wrote', true, null, 'Toyota Hilux 2019', description],
    ['a description of several lines', false, 'One owner.\nNo rust.', title, 'One owner. No rust.'],
    ['a long description', true, 'word '.repeat(100), 'Toyota Hilux 2019', `${'word '.repeat(59)}word…`],
  ])('with %s', (_, isNameTyped, written, expectedTitle, expectedDescription) => {
    expect(vehicleHead({ ...vehicle, isNameTyped, description: written })).toEqual({
      title: expectedTitle,
      description: expectedDescription,
    })
  })
})
