import { describe, expect, test } from 'vitest'
import {
  inquiryIdIn,
  inquiryNumber,
  steeringInFull,
  steeringOnCard,
  vehicleText,
  wantedTransmission,
  yearsText,
} from './inquiry-display'

test.each([
  [2015, 2015, '2015'],
  [2012, 2016, '2012 - 2016'],
  [2012, null, '2012 - Present'],
  [null, 2016, 'Up to 2016'],
  [null, null, 'Any'],
])('the years %s to %s are shown as %s', (from, to, shown) => {
  expect(yearsText(from, to)).toBe(shown)
})

test.each([
  ['automatic', 'Automatic'],
  ['semi_automatic', 'Semi Automatic'],
  ['automatic_cvt', 'Automatic CVT'],
  [null, 'Any'],
])('the transmission %s is shown as %s', (value, shown) => {
  expect(wantedTransmission(value)).toBe(shown)
})

test.each([
  ['LHD', 'Left-Hand', 'Left-Hand Drive'],
  ['RHD', 'Right-Hand', 'Right-Hand Drive'],
  [null, 'Any', 'Any'],
] as const)('the steering side %s is %s on a card and %s in the details', (side, card, full) => {
  expect([steeringOnCard(side), steeringInFull(side)]).toEqual([card, full])
})

describe('the vehicle', () => {
  const typed = { manufacturer: null, customManufacturer: 'Tata', model: null, customModel: 'Nano' }

  test.each([
    [{ ...typed, manufacturer: { name: 'Toyota' }, model: { name: 'Vitz' } }, 'Toyota Vitz'],
    [{ ...typed, manufacturer: { name: 'Toyota' } }, 'Toyota Nano'],
    [typed, 'Tata Nano'],
    [{ ...typed, customModel: null }, 'Tata'],
  ])('is named by the lists, or else as it was typed: %#', (wanted, shown) => {
    expect(vehicleText(wanted)).toBe(shown)
  })
})

test.each([
  ['IQ-17', 17],
  ['iq-17', 17],
  [' 17 ', 17],
  ['IQ-017', null],
  ['IQ-0', null],
  ['17 Vitz', null],
])('%s names the inquiry %s', (text, id) => {
  expect(inquiryIdIn(text)).toBe(id)
  if (id !== null) expect(inquiryNumber(id)).toBe(`IQ-${id}`)
})
