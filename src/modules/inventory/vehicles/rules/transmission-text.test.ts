import { expect, test } from 'vitest'
import { steeringText, transmissionText } from './transmission-text'

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
