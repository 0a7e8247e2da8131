import { expect, test } from 'vitest'
import { nearNames } from './find-near-names'

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
  ['Nissan', []],
  ['-', []],
])('%s is near %j', (text, names) => {
  expect(near(text)).toEqual(names)
})

test('a name that is in the list is near no other spelling of itself', () => {
  expect(near('Toyota')).toEqual([])
})
