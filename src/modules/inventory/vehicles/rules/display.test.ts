import { expect, test } from 'vitest'
import { milesToKm, steeringText, transmissionText } from './display'

test.each<[string | null | undefined, string]>([
  ['automatic', 'Automatic'],
  ['MANUAL', 'Manual'],
  ['semi_automatic', 'Semi Automatic'],
  ['cvt', 'CVT'],
  ['automatic_cvt', 'Automatic CVT'],
  ['at', 'AT'],
  ['mt', 'MT'],
  ['cat', 'CAT'],
  ['iat', 'IAT'],
  ['dct', 'DCT'],
  ['Amt', 'AMT'],
  ['Automatic 4-spd', 'Automatic 4-spd'],
  ['automatic (S6)', 'Automatic (S6)'],
  ['5-speed_manual', '5-speed Manual'],
  ['__', ''],
  [null, ''],
  [undefined, ''],
])('transmission %j shows as %j', (value, text) => {
  expect(transmissionText(value)).toBe(text)
})

test.each<[string | null | undefined, string]>([
  ['LHD', 'Left-Hand Drive'],
  ['rhd', 'Right-Hand Drive'],
  ['Centre', 'Centre'],
  [' ', ''],
  [null, ''],
])('steering %j shows as %j', (value, text) => {
  expect(steeringText(value)).toBe(text)
})

test.each([
  [0, 0],
  [1, 2],
  [100, 161],
  [45_000, 72_420],
  [1_000_000, 1_609_344],
])('%i miles are %i km', (miles, km) => {
  expect(milesToKm(miles)).toBe(km)
})

test('an invalid mileage has no kilometres', () => {
  expect(milesToKm(Number.NaN)).toBeNaN()
})
