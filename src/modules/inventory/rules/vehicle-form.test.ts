import { describe, expect, it } from 'vitest'
import type { ModelCodeFacts } from './vehicle-draft'
import {
  changedFields,
  codeChosen,
  createdFields,
  draftOfForm,
  emptyVehicleForm,
  manufacturerChosen,
  modelChosen,
  savedFields,
  shownLitres,
  shownPrice,
  shownVolume,
  splitChassis,
  storedVehicleForm,
  typedNumber,
  wholeChassis,
  yearChoices,
} from './vehicle-form'

const now = new Date('2026-06-15T10:00:00Z')
const hiace: ModelCodeFacts = {
  modelCode: 'TRH200V',
  drivetrain: 2,
  fuelType: 3,
  engineSizeCc: 1998,
  lengthCm: 469.5,
  widthCm: 169.5,
  heightCm: 198,
  m3Cbm: 15.7574,
}
const bare: ModelCodeFacts = { modelCode: 'E12' }
const chosen = () => {
  const values = { ...emptyVehicleForm(now), manufacturer: '1', model: '2', modelCode: '3' }
  return { ...values, ...codeChosen(values, hiace) }
}

describe('an empty form', () => {
  it('begins as a draft of this year with four doors, no mileage, CIF and a shown price', () => {
    expect(emptyVehicleForm(now)).toMatchObject({
      status: 'DRAFT',
      year: '2026',
      doors: '4',
      mileage: '0',
      priceType: 'CIF',
      showPrice: true,
      featured: false,
      chassisPrefix: 'CODE-',
      name: '',
      locks: [],
    })
  })
})

describe('choosing', () => {
  it('a model code fills in and locks what it knows', () => {
    expect(chosen()).toMatchObject({
      drivetrain: '2',
      fuelType: '3',
      engineSizeCc: '1998',
      length: '469.5',
      width: '169.5',
      height: '198',
      chassisPrefix: 'TRH200V-',
      locks: ['drivetrain', 'fuelType', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'],
    })
  })
  it('a code that knows nothing locks nothing and leaves what is there', () => {
    const after = { ...chosen(), ...codeChosen(chosen(), bare) }
    expect(after).toMatchObject({ locks: [], engineSizeCc: '1998', chassisPrefix: 'E12-' })
  })
  it('another manufacturer clears model, model code and the locks', () => {
    expect({ ...chosen(), ...manufacturerChosen(chosen()) }).toMatchObject({
      manufacturer: '1',
      model: '',
      modelCode: '',
      locks: [],
      code: null,
      chassisPrefix: 'CODE-',
    })
  })
  it('another model clears the model code', () => {
    expect({ ...chosen(), ...modelChosen(chosen()) }).toMatchObject({ model: '2', modelCode: '', locks: [] })
  })
})

describe('a stored vehicle', () => {
  const draft = {
    chassis: 'TRH200V-0000001',
    drivetrain: 2,
    fuelType: 9,
    length: 469.5,
    price: 9000,
    features: [4],
    year: 2009,
  }
  const values = storedVehicleForm(draft, hiace, ['Export'], now)
  it('keeps what was entered otherwise than its model code says, and open', () => {
    expect(values.fuelType).toBe('9')
    expect(values.locks).not.toContain('fuelType')
  })
  it('locks what the code says too, and fills in what is missing', () => {
    expect(values.locks).toEqual(['drivetrain', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'])
    expect(values).toMatchObject({ engineSizeCc: '1998', width: '169.5' })
  })
  it('shows its chassis number as prefix and part, tags and features', () => {
    expect(values).toMatchObject({
      chassisPrefix: 'TRH200V-',
      chassis: '0000001',
      tags: ['Export'],
      features: ['4'],
    })
  })
})

describe('the chassis number', () => {
  it.each([
    ['TRH200V-01', hiace, 'TRH200V-', '01'],
    ['trh200v-01', hiace, 'TRH200V-', '01'],
    ['SALWA2FK7HA123456', hiace, '', 'SALWA2FK7HA123456'],
    ['', hiace, 'TRH200V-', ''],
    [null, null, 'CODE-', ''],
  ])('%s is shown as prefix and part', (stored, code, chassisPrefix, chassis) => {
    expect(splitChassis(stored, code)).toEqual({ chassisPrefix, chassis })
  })
  it.each([
    ['TRH200V-', '0001', 'TRH200V-0001'],
    ['TRH200V-', ' TRH200V-0001 ', 'TRH200V-0001'],
    ['', 'SALWA2FK7HA123456', 'SALWA2FK7HA123456'],
    ['TRH200V-', '  ', ''],
  ])('%s and %s are stored as %s', (chassisPrefix, chassis, whole) => {
    expect(wholeChassis({ chassis, chassisPrefix })).toBe(whole)
  })
})

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
  it('show a stored older one besides', () => expect(yearChoices(now, '1994').at(-1)).toBe(1994))
})

describe('a save', () => {
  const names = { manufacturer: 'Toyota', model: 'HiAce', color: '', location: 'Nairobi, Kenya' }
  const fields = () => savedFields(chosen(), names, now)
  it('builds the name, falls back to White, and to 0 for mileage, price and cost', () => {
    expect(fields()).toMatchObject({
      name: 'Toyota HiAce TRH200V 2026',
      colorName: 'White',
      mileage: 0,
      price: 0,
      costValue: 0,
      year: 2026,
      location: 'Nairobi, Kenya',
    })
  })
  it('names a vehicle of which nothing is known by the time', () => {
    const empty = savedFields(
      emptyVehicleForm(now),
      { manufacturer: '', model: '', color: '', location: '' },
      now,
    )
    expect(empty.name).toBe(`Vehicle ${now.getTime()}`)
  })
  it('sends numbers as numbers and leaves out what is empty', () => {
    const sent = createdFields(fields())
    expect(sent).toMatchObject({ engineSizeCc: 1998, doors: 4, manufacturer: 1 })
    expect(sent).not.toHaveProperty('description')
    expect(sent).not.toHaveProperty('oldPrice')
  })
  it('of a change sends what differs, and null for what was emptied', () => {
    const before = { a: 1, b: 'x', c: [1, 2], d: null }
    expect(changedFields(before, { a: 1, b: null, c: [1, 2], d: 3 })).toEqual({ b: null, d: 3 })
  })
  it('checks the chassis number as it will be stored', () => {
    expect(draftOfForm({ ...chosen(), chassis: '77' }).chassis).toBe('TRH200V-77')
  })
})
