import { describe, expect, it } from 'vitest'
import { type CarCode, isWholeChassis, readCarCode, sameCarCode, vinStart } from './car-code'
import { hasOwnCode } from './has-own-code'

const code = (text: string): CarCode => {
  const read = readCarCode(text)
  if (!read) throw new Error(`${text} is no code`)
  return read
}

describe('a frame number', () => {
  it.each([
    ['ZRR80-0123456', 'ZRR80', 'ZRR80', '0123456'],
    ['zrr80-0123456', 'ZRR80', 'ZRR80', '0123456'],
    [' ZRR80 - 0123456 ', 'ZRR80', 'ZRR80', '0123456'],
    ['ＺＲＲ８０－０１２３４５６', 'ZRR80', 'ZRR80', '0123456'],
    ['ZRR80ー0123456', 'ZRR80', 'ZRR80', '0123456'],
    ['ZRR80–0123456', 'ZRR80', 'ZRR80', '0123456'],
    ['DBA-ZRR80-0123456', 'ZRR80', 'ZRR80', '0123456'],
    ['TRH200V-0001', 'TRH200V', 'TRH200', '0001'],
    ['HA36S-123456', 'HA36S', 'HA36', '123456'],
    ['E12-016161', 'E12', 'E12', '016161'],
    ['SW20-0100200', 'SW20', 'SW20', '0100200'],
    ['ZRR80-', 'ZRR80', 'ZRR80', ''],
    ['ZRR80-01', 'ZRR80', 'ZRR80', '01'],
  ])('%s begins with %s', (text, whole, type, serial) =>
    expect(readCarCode(text)).toEqual({ whole, type, serial }),
  )
})

describe('a model code', () => {
  it.each([
    ['GDJ150W', 'GDJ150W', 'GDJ150'],
    ['gdj150w', 'GDJ150W', 'GDJ150'],
    ['DBA-ZRR80G', 'ZRR80G', 'ZRR80'],
    ['3BA-ZRR80W', 'ZRR80W', 'ZRR80'],
    ['6AA-ZWE211', 'ZWE211', 'ZWE211'],
    ['E-SW20', 'SW20', 'SW20'],
    ['DBA－ＺＲＲ８０Ｇ', 'ZRR80G', 'ZRR80'],
    ['NHP10-AHXGB', 'NHP10', 'NHP10'],
    ['DAA-NHP10-AHXGB', 'NHP10', 'NHP10'],
    ['E12', 'E12', 'E12'],
    ['3DA', '3DA', '3DA'],
  ])('%s is %s', (text, whole, type) => expect(readCarCode(text)).toEqual({ whole, type, serial: '' }))
})

it.each([
  '',
  '  ',
  '-',
  'DBA-',
  'Toyota',
  'TL',
  '0123456',
  'JTMHV05J604012345',
  'A-B-C-D1',
  'toyota hiace super',
])('%j is no code of a car', (text) => expect(readCarCode(text)).toBeNull())

it.each([
  ['JTMHV05J604012345', 'JTMHV05J'],
  [' salwa2fk7ha123456 ', 'SALWA2FK'],
  ['JTMHV05J60401234', null],
  ['JTMHV05J60401234O', null],
  ['ZRR80-0123456', null],
])('the VIN %s begins with %s', (text, start) => expect(vinStart(text)).toBe(start))

it.each([
  ['ZRR80-0123456', true],
  ['HA36S-123456', true],
  ['JTMHV05J604012345', true],
  ['0123456', false],
  ['ZRR80-01', false],
  ['GDJ150W', false],
  ['MB3K0F01', false],
])('%s is a whole chassis number: %s', (text, is) => expect(isWholeChassis(text)).toBe(is))

it.each([
  ['ZRR80-0123456', true],
  ['zrr80-', true],
  ['JTMHV05J604012345', true],
  ['0123456', false],
  ['ZRR80G', false],
  ['-', false],
])('%s identifies by itself which car it is: %s', (text, expected) => expect(hasOwnCode(text)).toBe(expected))

it.each([
  ['ZRR80G', 'DBA-ZRR80G', 'same'],
  ['ZRR80-0123456', 'ZRR80W', 'type'],
  ['ZRR80W', 'ZRR80', 'type'],
  ['ZRR80W', 'ZRR80G', null],
  ['ZRR80', 'ZRR85', null],
  ['E12', 'E12', 'same'],
])('%s and %s are %s', (one, other, how) => expect(sameCarCode(code(one), code(other))).toBe(how))
