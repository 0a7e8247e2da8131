import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chassisPrefix } from './chassis-prefix'
import { deriveVehicle, locationText, type VehicleRefs } from './derive-vehicle'
import { litresText } from './litres-text'
import { modelCodeAutofill } from './model-code-autofill'
import { pricesEntered, sellingPrice } from './selling-price'
import { stockNumber } from './stock-number'
import { type StoredTitle, titleOf, vehicleName } from './vehicle-name'
import { volumeM3 } from './volume-m3'

const now = new Date('2026-11-20T09:00:00Z')

/** The shortest decimal form of a number as a fraction, computed differently than in the rules. */
function fractionOf(value: number): { top: bigint; bottom: bigint } {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
  const [whole = '0', decimals = ''] = text.split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

/** top / bottom rounded half up, for values from 0. */
const halfUp = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom)

/** Amounts with up to three decimals, as people enter them. */
const amount = fc.integer({ min: 1, max: 2_000_000_000 }).map((thousandths) => thousandths / 1000)
const percentage = fc.integer({ min: -10_000, max: 100_000 }).map((hundredths) => hundredths / 100)

describe('litresText', () => {
  test.each<[number | null | undefined, string]>([
    [1998, '2.0 L'],
    [1498, '1.5 L'],
    [658, '0.7 L'],
    [1249, '1.2 L'],
    [1250, '1.3 L'],
    [1150, '1.2 L'],
    [2350, '2.4 L'],
    [49, '0.0 L'],
    [50, '0.1 L'],
    [12_777, '12.8 L'],
    [1498.5, '1.5 L'],
    [0, ''],
    [-1500, ''],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Infinity, ''],
  ])('%s cc are %j', (cc, text) => {
    expect(litresText(cc)).toBe(text)
  })

  it('equals exact arithmetic for every displacement', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (cc) => {
        const tenths = halfUp(BigInt(cc), 100n)
        expect(litresText(cc)).toBe(`${tenths / 10n}.${tenths % 10n} L`)
      }),
    )
  })
})

describe('volumeM3', () => {
  test.each<[number | null, number | null, number | null, number | null | undefined, number | null]>([
    [450, 170, 150, null, 11.475],
    [339.5, 147.5, 178, 9.9, 8.9136],
    [300, 172.5, 130.2, null, 6.7379],
    [100, 100, 100, 5, 1],
    [1, 1, 1, null, 0],
    [1, 1, 50, null, 0.0001],
    [0, 170, 150, 10.2, 10.2],
    [null, 170, 150, 10.2, 10.2],
    [-450, -170, 150, 10.2, 10.2],
    [Number.NaN, 170, 150, null, null],
    [450, 170, null, null, null],
    [450, 170, null, 0, null],
    [null, null, null, undefined, null],
  ])('%s × %s × %s cm with a code of %s are %s m³', (length, width, height, ofCode, expected) => {
    expect(volumeM3(length, width, height, ofCode)).toBe(expected)
  })

  it('equals exact arithmetic to four decimals, and dimensions win over the model code', () => {
    // Sides in tenths, many of them multiples of 2.5 cm, where exact halves of the fourth decimal are common.
    const side = fc
      .oneof(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 1, max: 2000 }).map((quarters) => quarters * 25),
      )
      .map((tenths) => tenths / 10)
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
        (a, b, c, ofCode) => {
          const [x, y, z] = [fractionOf(a), fractionOf(b), fractionOf(c)]
          const units = halfUp(x.top * y.top * z.top * 10_000n, x.bottom * y.bottom * z.bottom * 1_000_000n)
          expect(volumeM3(a, b, c, ofCode)).toBe(Number(units) / 10_000)
        },
      ),
    )
  })
})

describe('sellingPrice', () => {
  test.each<[Parameters<typeof sellingPrice>[0], number]>([
    [{ costValue: 1000, markup: 12.5 }, 1125],
    [{ costValue: 1.005, markup: 12.5 }, 1],
    [{ costValue: 1001, markup: 50 }, 1502],
    [{ costValue: 50, markup: 13 }, 57],
    [{ costValue: 150, markup: 57 }, 236],
    [{ costValue: 4, markup: 12.5 }, 5],
    [{ costValue: 1.1, markup: 4900 }, 55],
    [{ costValue: 100.5, markup: 0 }, 101],
    [{ costValue: 1000, markup: -10 }, 900],
    [{ costValue: 1000, markup: -100, price: 5 }, 0],
    [{ costValue: 1000, markup: 10, price: 999_999 }, 1100],
    [{ costValue: 1000, price: 8450 }, 8450],
    [{ costValue: 1000, markup: null, price: 8450.5 }, 8451],
    [{ costValue: null, markup: 10, price: 8450 }, 8450],
    [{ costValue: 0, markup: 10, price: 8450 }, 8450],
    [{ costValue: 0, markup: 10 }, 0],
    [{ costValue: Number.NaN, markup: 10, price: 7 }, 7],
    [{ price: null }, 0],
    [{}, 0],
  ])('%j sells for %i', (from, expected) => {
    expect(sellingPrice(from)).toBe(expected)
  })

  const cost = (costValue: number | null, markup: number | null) => ({ costValue, markup })
  type Stored = Parameters<typeof pricesEntered>[1]
  test.each<[string, Parameters<typeof pricesEntered>[0], Stored, number | undefined]>([
    ['changed to 0 with a markup', { costValue: 0, markup: 10 }, cost(5000, null), 0],
    ['changed to 0 with the markup so far', { costValue: 0 }, cost(5000, 10), 0],
    ['changed to 0 in a whole record', { costValue: 0, markup: 10, price: 8450 }, cost(5000, 10), 0],
    ['changed to 0, without the markup', { costValue: 0, markup: null, price: 8450 }, cost(5000, 10), 8450],
    ['changed to 0 without a markup', { costValue: 0, price: 8450 }, cost(5000, null), 8450],
    ['of 0 sent back as it was', { costValue: 0, markup: 10, price: 8450 }, cost(0, 10), 8450],
    ['of 0 sent back alone', { costValue: 0 }, cost(0, 10), undefined],
    ['of 0 sent back with a new markup', { costValue: 0, markup: 12 }, cost(null, 10), undefined],
    ['of 0 with a markup for a new vehicle', { costValue: 0, markup: 10 }, null, 0],
    ['of 0 for a new vehicle with a price', { costValue: 0, markup: 10, price: 8450 }, null, 8450],
    ['of 0 for a new vehicle without a markup', { costValue: 0 }, null, undefined],
    ['that is not sent', { markup: 10, price: 8450 }, cost(5000, 10), 8450],
    ['of more', { costValue: 5, markup: 10 }, null, undefined],
  ])('a cost %s', (_, sent, stored, price) => {
    expect(pricesEntered(sent, stored).price).toBe(price)
  })

  it('equals exact arithmetic, an exact half going up, where binary fractions would slip', () => {
    fc.assert(
      fc.property(amount, percentage, (costValue, markup) => {
        const cost = fractionOf(costValue)
        const percent = BigInt(Math.round(markup * 100)) + 10_000n
        expect(sellingPrice({ costValue, markup })).toBe(
          Number(halfUp(cost.top * percent, cost.bottom * 10_000n)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('rounds every exact half up: odd multiples of 50 with odd percentages all end in one', () => {
    const odd = fc.integer({ min: 0, max: 5000 }).map((number) => 2 * number + 1)
    fc.assert(
      fc.property(odd, odd, (fifties, markup) => {
        const hundredths = BigInt(fifties) * 50n * BigInt(100 + markup)
        expect(hundredths % 100n).toBe(50n)
        expect(sellingPrice({ costValue: fifties * 50, markup })).toBe(Number((hundredths + 50n) / 100n))
      }),
    )
  })

  it('is always a whole number', () => {
    fc.assert(
      fc.property(fc.option(amount), fc.option(percentage), fc.option(amount), (costValue, markup, price) => {
        expect(Number.isInteger(sellingPrice({ costValue, markup, price }))).toBe(true)
      }),
    )
  })
})

const corolla: VehicleRefs = {
  manufacturerName: 'Toyota',
  modelName: 'Corolla',
  modelCode: { modelCode: 'NZE141', m3Cbm: 10.9 },
  colorName: 'Pearl White',
  showroom: { showroomName: 'Kaido Yokohama', city: 'Yokohama', country: 'Japan' },
}

describe('vehicleName', () => {
  test.each<[string | null | undefined, VehicleRefs, string]>([
    ['  My car ', corolla, 'My car'],
    ['', corolla, 'Toyota Corolla NZE141 2012'],
    [null, { ...corolla, modelCode: null }, 'Toyota Corolla 2012'],
    [undefined, { modelName: 'Corolla' }, 'Corolla 2012'],
    [' \t', { manufacturerName: 'Toyota' }, 'Toyota 2012'],
    [null, {}, 'Vehicle 1795165200000'],
    [null, { modelCode: { modelCode: 'E12' } }, 'Vehicle 1795165200000'],
  ])('given %j it is built from what is known', (given, refs, expected) => {
    expect(vehicleName(given, refs, 2012, new Date(1_795_165_200_000))).toBe(expected)
  })
})

describe('titleOf', () => {
  const built = 'Toyota Corolla NZE141 2012'
  const old = 'Toyota Corolla NZE141 2011'
  const title = (name: string, nameTyped: boolean) => ({ name, nameTyped })

  test.each<[string, string | null, StoredTitle | null, ReturnType<typeof title>]>([
    ['none for a new vehicle', null, null, title(built, false)],
    ['one for a new vehicle', ' Mint Corolla ', null, title('Mint Corolla', true)],
    ['the built one for a new vehicle', built, null, title(built, false)],
    ['a built one as it was, since the year changed', old, title(old, false), title(built, false)],
    ['a typed one as it was', 'Mint Corolla', title('Mint Corolla', true), title('Mint Corolla', true)],
    ['a typed one that looks like a built one', old, title(old, true), title(old, true)],
    ['another one than the built', 'Mint Corolla', title(old, false), title('Mint Corolla', true)],
    [
      'another one than the typed',
      'Rusty Corolla',
      title('Mint Corolla', true),
      title('Rusty Corolla', true),
    ],
    ['none any more', '', title('Mint Corolla', true), title(built, false)],
    ['the built one in place of the typed', built, title('Mint Corolla', true), title(built, false)],
    ['one of which nobody knows', 'Mint Corolla', { name: 'Mint Corolla' }, title('Mint Corolla', true)],
    ['a built one of which nobody knows', built, { name: built, nameTyped: null }, title(built, false)],
  ])('given %s', (_, given, stored, expected) => {
    expect(titleOf(given, corolla, 2012, new Date(0), stored)).toEqual(expected)
  })

  test('a vehicle without any names keeps its first title', () => {
    const first = titleOf(null, {}, 2012, new Date(1), null)
    expect(titleOf(first.name, {}, 2013, new Date(2), first)).toEqual(first)
  })
})

test.each([
  [1, 'KD-000001'],
  [123, 'KD-000123'],
  [999_999, 'KD-999999'],
  [1_234_567, 'KD-1234567'],
])('vehicle %i has stock number %s', (id, sku) => {
  expect(stockNumber(id)).toBe(sku)
})

test.each<[string | null | undefined, string]>([
  ['E12', 'E12-'],
  [' E12 ', 'E12-'],
  ['', 'CODE-'],
  [null, 'CODE-'],
  [undefined, 'CODE-'],
])('model code %j gives chassis prefix %s', (code, prefix) => {
  expect(chassisPrefix(code)).toBe(prefix)
})

describe('modelCodeAutofill', () => {
  it("fills in what the code has, under the vehicle's field names", () => {
    expect(
      modelCodeAutofill({
        modelCode: 'NZE141',
        drivetrain: 2,
        fuelType: 3,
        engineSizeCc: 1496,
        lengthCm: 441,
        widthCm: 169.5,
        heightCm: 147,
        m3Cbm: 10.9882,
      }),
    ).toEqual({
      drivetrain: 2,
      fuelType: 3,
      engineSizeCc: 1496,
      length: 441,
      width: 169.5,
      height: 147,
      m3Cbm: 10.9882,
    })
  })

  it('leaves out what the code lacks, so that those fields stay open', () => {
    expect(modelCodeAutofill({ modelCode: 'X', drivetrain: null, lengthCm: 0, widthCm: 170 })).toEqual({
      width: 170,
    })
    expect(modelCodeAutofill(null)).toEqual({})
    expect(modelCodeAutofill(undefined)).toEqual({})
  })
})

test.each<[Parameters<typeof locationText>[0], string]>([
  [{ showroomName: 'Kaido Yokohama', city: 'Yokohama', country: 'Japan' }, 'Kaido Yokohama, Yokohama, Japan'],
  [{ showroomName: 'Kaido', city: ' ', country: 'Japan' }, 'Kaido, Japan'],
  [null, ''],
])('a showroom reads %s', (showroom, expected) => {
  expect(locationText(showroom)).toBe(expected)
})

describe('deriveVehicle', () => {
  it('falls back where nothing was given', () => {
    expect(deriveVehicle({}, {}, now)).toEqual({
      name: `Vehicle ${now.getTime()}`,
      nameTyped: false,
      year: 2026,
      status: 'DRAFT',
      colorName: 'White',
      mileage: 0,
      doors: 4,
      engineSize: '',
      m3Cbm: null,
      price: 0,
      costValue: 0,
      currency: 'USD',
      showPrice: true,
      featured: false,
      priceType: 'CIF',
      postFacebook: false,
      postTwitter: false,
      postInstagram: false,
      location: '',
      chassis: null,
      officeFileNo: null,
      licensePlate: null,
      firstRegistered: null,
    })
  })

  test.each([
    ['H29.5', '2017-05'],
    [' May 2017 ', '2017-05'],
    ['  ', null],
    [null, null],
    ['2017', '2017'],
  ])('stores %j as the month %s', (firstRegistered, month) => {
    expect(deriveVehicle({ firstRegistered }, corolla, now)).toMatchObject({ firstRegistered: month })
  })

  it('keeps what was given and derives the rest', () => {
    const draft = {
      year: 2012,
      status: 'PUBLISHED',
      mileage: 45_000.4,
      doors: 2,
      engineSizeCc: 1496,
      costValue: 5000,
      markup: 25,
      price: 1,
      currency: 'JPY',
      showPrice: false,
      featured: true,
      priceType: 'FOB',
      postFacebook: true,
    } as const
    expect(deriveVehicle(draft, corolla, now)).toMatchObject({
      name: 'Toyota Corolla NZE141 2012',
      year: 2012,
      status: 'PUBLISHED',
      colorName: 'Pearl White',
      mileage: 45_000,
      doors: 2,
      engineSize: '1.5 L',
      m3Cbm: 10.9,
      price: 6250,
      costValue: 5000,
      currency: 'JPY',
      showPrice: false,
      featured: true,
      priceType: 'FOB',
      postFacebook: true,
      postTwitter: false,
      location: 'Kaido Yokohama, Yokohama, Japan',
    })
  })

  it('takes the year from the given clock, in UTC', () => {
    expect(deriveVehicle({}, corolla, new Date('2027-01-01T00:00:00Z')).name).toBe(
      'Toyota Corolla NZE141 2027',
    )
  })

  it('is idempotent', () => {
    const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary)
    const drafts = fc.record({
      name: optional(fc.string()),
      year: optional(fc.integer({ min: 1900, max: 2027 })),
      mileage: optional(amount),
      engineSizeCc: optional(fc.integer({ min: 0, max: 9000 })),
      length: optional(fc.integer({ min: 0, max: 900 })),
      width: optional(fc.integer({ min: 0, max: 300 })),
      height: optional(fc.integer({ min: 0, max: 400 })),
      price: optional(amount),
      costValue: optional(amount),
      markup: optional(percentage),
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        const once = deriveVehicle(draft, corolla, now)
        expect(deriveVehicle({ ...draft, ...once }, corolla, now)).toEqual(once)
      }),
    )
  })
})
