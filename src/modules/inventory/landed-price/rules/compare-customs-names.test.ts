import { expect, test } from 'vitest'
import { codeKeys, makeKey, nameKey, sameCode } from './compare-customs-names'
import { bodyOf, driveOf, fuelOf, gearboxOf } from './customs-trade-words'

test.each([
  ['LANDCRUISER PRADO', 'Land Cruiser Prado'],
  ['X-TRAIL', 'X Trail'],
  ['CITROËN', 'Citroen'],
  ['HILUX\u00a0 ', 'Hilux'],
])('%s is %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

test('makes with two names', () => {
  expect(makeKey('MERCEDES ')).toBe(makeKey('Mercedes-Benz'))
  expect(makeKey('VW')).toBe(makeKey('Volkswagen'))
  expect(makeKey('Mazda')).not.toBe(makeKey('Mercedes-Benz'))
})

test.each<[string | null, string[]]>([
  ['NHP10', ['NHP10']],
  ['dba-nhp10', ['NHP10']],
  ['6AA-ZWE211', ['ZWE211']],
  ['E-SW20', ['SW20']],
  ['DBA-NHP10-AHXGB', ['NHP10AHXGB', 'NHP10']],
  ['NHP10-AHXGB', ['NHP10AHXGB', 'NHP10']],
  ['NZE161 / NZE164', ['NZE161', 'NZE164']],
  ['W-204', ['W204']],
  ['CX-5', ['CX5']],
  ['-', []],
  ['', []],
  [null, []],
])('the codes of %j', (text, keys) => expect(codeKeys(text)).toEqual(keys))

test.each<[string | null, string | null, ReturnType<typeof sameCode>]>([
  ['DBA-NHP10', 'NHP10', 'same'],
  ['NHP10-AHXGB', 'NHP10', 'same'],
  ['NHP10-AHXGB', 'NHP10-AHXNB', 'ending'],
  ['NHP10', 'NHP11', null],
  ['NZE161/NZE164', 'nze164', 'same'],
  [null, null, null],
  ['', 'NHP10', null],
])('%j and %j', (one, other, same) => {
  expect(sameCode(one, other)).toBe(same)
  expect(sameCode(other, one)).toBe(same)
})

test.each<[string, ReturnType<typeof driveOf>]>([
  ['2WD', '2WD'],
  ['FF', '2WD'],
  ['4 X 2', '2WD'],
  ['AWD', '4WD'],
  ['4x4', '4WD'],
  ['Full time 4WD', '4WD'],
  ['6X4', null],
  ['AT', null],
])('drive %s', (text, drive) => expect(driveOf(text)).toBe(drive))

test.each<[string, ReturnType<typeof fuelOf>]>([
  ['GASOLINE', 'petrol'],
  [' DIESEL', 'diesel'],
  ['DEISEL', 'diesel'],
  ['DI ESEL', 'diesel'],
  ['PETROL/ELECTRIC', 'hybrid'],
  ['Hybrid', 'hybrid'],
  ['Plug-in hybrid', 'plug-in hybrid'],
  ['ELECCTRIC', 'electric'],
  ['EV', 'electric'],
  ['LPG', 'gas'],
  ['1500', null],
])('fuel %s', (text, fuel) => expect(fuelOf(text)).toBe(fuel))

test.each<[string, ReturnType<typeof gearboxOf>]>([
  ['AT', 'automatic'],
  ['CVT', 'automatic'],
  ['Automatic', 'automatic'],
  ['5MT', 'manual'],
  ['MANUAL', 'manual'],
  ['AT/MT', null],
  ['2WD', null],
])('gearbox %s', (text, gearbox) => expect(gearboxOf(text)).toBe(gearbox))

test('bodies by the name that most lists use', () => {
  expect(bodyOf('S. WAGON')).toBe(bodyOf('Station wagon'))
  expect(bodyOf('SALOON')).toBe(bodyOf('Sedan'))
  expect(bodyOf('')).toBeNull()
})
