import { describe, expect, it } from 'vitest'
import { pricesEntered, sellingPrice } from '../derived/selling-price'
import type { ModelCodeFacts } from '../vehicle-draft-type'
import {
  shownLitres,
  shownPrice,
  shownVolume,
  typedAmount,
  typedNumber,
  typedYear,
  yearChoices,
} from './read-typed-figures'
import { storedVehicleForm } from './vehicle-to-form'

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
    ['１２，５００', 12500],
    ['8,5', Number.NaN],
    ['abc', Number.NaN],
  ])('%s is %s', (text, value) => expect(typedNumber(text)).toBe(value))
  it.each([
    ['', 'USD', null],
    ['8,000', 'USD', 8000],
    ['$8,000', 'USD', 8000],
    ['USD 8,000.50', 'USD', 8000.5],
    ['620,000', 'JPY', 620000],
    ['¥620,000', 'JPY', 620000],
    ['￥６２０，０００', 'JPY', 620000],
    ['62万円', 'JPY', 620000],
    ['¥620,000', 'USD', Number.NaN],
    ['eight thousand', 'USD', Number.NaN],
  ])('%s of a vehicle in %s is %s', (text, currency, amount) =>
    expect(typedAmount(text, currency)).toBe(amount),
  )
  it.each([
    ['2016', 2016],
    ['1994', 1994],
    ['H29', 2017],
    ['r2', 2020],
    ['平成29年', 2017],
    ['', null],
    ['H40', Number.NaN],
    ['last', Number.NaN],
  ])('%s is the year %s', (text, year) => expect(typedYear(text)).toBe(year))
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
    ['8000', '12.5', 0, 0, 9000],
    ['8000', '', 0, 0, 8000],
    ['8000', '', 9500, 0, 9500],
    ['8000', '10', 9500, 0, 8800],
    ['', '', 9500, 0, 9500],
    ['', '', 0, 0, 0],
    ['0', '10', 9500, 0, 9500],
    ['0', '10', 9500, 8000, 0],
    ['0', '', 9500, 8000, 9500],
    ['0', '10', 0, 8000, 0],
  ])(
    'cost %s and markup %s on a price of %s and a cost of %s give %s',
    (costValue, markup, storedPrice, storedCost, price) => {
      expect(shownPrice({ costValue, markup, storedPrice, storedCost, currency: 'USD' })).toBe(price)
    },
  )
  it('a cost of 0 is shown with the price that is saved', () => {
    const stored = { costValue: 8000, markup: null, price: 9500 }
    const opened = storedVehicleForm(stored, null, [])
    for (const markup of ['', '10', '-5']) {
      const shown = shownPrice({ ...opened, costValue: '0', markup })
      const sent = {
        costValue: 0,
        ...(markup && { markup: Number(markup) }),
        ...(shown !== 9500 && { price: shown }),
      }
      expect(sellingPrice({ ...stored, ...pricesEntered(sent, stored) })).toBe(shown)
    }
  })
})

describe('years', () => {
  it('are this one and the nine before', () => {
    expect(yearChoices(now, '')).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017])
  })
  it('also include a stored older one', () => expect(yearChoices(now, '1994').at(-1)).toBe(1994))
})
