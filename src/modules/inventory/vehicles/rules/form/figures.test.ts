import { describe, expect, it } from 'vitest'
import type { ModelCodeFacts } from '../vehicle-draft'
import { shownLitres, shownPrice, shownVolume, typedNumber, yearChoices } from './figures'

const now = new Date('2026-06-15T10:00:00Z')
const hiace: ModelCodeFacts = { modelCode: 'TRH200V', m3Cbm: 15.7574 }

describe('figures as typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['8000', 8000],
    ['12,500', 12500],
    ['1,234,567.5', 1234567.5],
    ['-3', -3],
    ['8,5', Number.NaN],
    ['abc', Number.NaN],
  ])('%s is %s', (text, value) => expect(typedNumber(text)).toBe(value))
  it.each([
    ['1998', '2.0 L'],
    ['', ''],
    ['abc', ''],
  ])('%s cc are %s', (cc, litres) => expect(shownLitres(cc)).toBe(litres))
  it.each([
    ['100', '200', '300', null, 6],
    ['', '200', '300', hiace, 15.7574],
    ['', '', '', null, null],
  ])('%s × %s × %s has its volume', (length, width, height, code, volume) => {
    expect(shownVolume({ length, width, height, code })).toBe(volume)
  })
  it.each([
    ['8000', '12.5', 0, 9000],
    ['8000', '', 0, 8000],
    ['8000', '', 9500, 9500],
    ['8000', '10', 9500, 8800],
    ['', '', 9500, 9500],
    ['', '', 0, 0],
  ])('cost %s and markup %s on a price of %s give %s', (costValue, markup, storedPrice, price) => {
    expect(shownPrice({ costValue, markup, storedPrice })).toBe(price)
  })
})

describe('years', () => {
  it('are this one and the nine before', () => {
    expect(yearChoices(now, '')).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
  })
  it('also include a stored older one', () => expect(yearChoices(now, '1994').at(-1)).toBe(1994))
})
