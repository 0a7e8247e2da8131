import { expect, test } from 'vitest'
import { nearNames } from './near-names'

const near = nearNames([
  'Toyota',
  'Gray',
  'White',
  'Mercedes-Benz',
  'Land Cruiser',
  'Land Cruiser 100',
  'Mazda2',
  'Super GL',
  '1.5G',
  'Hyundai',
  'Citroën',
  'Белый',
  'Audi',
  'BMW',
])

test.each([
  ['Tayota', ['Toyota']],
  ['Toyotta', ['Toyota']],
  ['Toyoa', ['Toyota']],
  ['TOYATO', []],
  ['Grey', ['Gray']],
  ['Mercedes Benz', ['Mercedes-Benz']],
  ['Mercedez-Benz', ['Mercedes-Benz']],
  ['LANDCRUISER', ['Land Cruiser']],
  ['Land Cruser', ['Land Cruiser']],
  ['Land Cruser 100', ['Land Cruiser 100']],
  ['Land Cruiser 200', []],
  ['Mazda3', []],
  ['Super GLX', []],
  ['1.5X', []],
  ['Hyundia', ['Hyundai']],
  ['Citroen', ['Citroën']],
  ['Белыи', ['Белый']],
  ['\u0410udi', ['Audi']],
  ['A\u200Budi', ['Audi']],
  ['\u0412\u041CW', ['BMW']],
  ['Nissan', []],
  ['-', []],
])('%s is near %j', (text, names) => {
  expect(near(text)).toEqual(names)
})

test('a name that is in the list is near no other spelling of itself', () => {
  expect(near('Toyota')).toEqual([])
})
