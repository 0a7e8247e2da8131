import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportMap } from './import-map-schema'
import { tableLookup } from './value-table'
import { confirmOrder, meaningText, misreadFields, moveEntry, withOrder } from './value-table-order'

type Values = Record<string, string | null>

const mapOf = (values: Values): ImportMap => ({
  key: 'chassis',
  file: { delimiter: ',', decimal: '.' },
  references: {},
  fields: { chassis: { column: 'vin' }, color: { column: 'colour', values } },
})

/** Keys as returned by a database that forgets their order: shorter ones first. */
const forgotten = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)),
  )

const mended = (values: Values) => withOrder(mapOf(forgotten(values)))

describe('a table that lost its order', () => {
  test.each<[string, Values]>([
    ['the narrower before the wider', { 'Red /*': 'Red', 'White /*': 'White', '*': 'Black' }],
    ['a chain of them', { 'Auto*(AV*)': 'CVT', 'Auto*(A*': 'AMT', 'Auto*': 'AT', '*': 'MT' }],
    ['without case', { 'AUTO (cvt)*': 'CVT', 'auto*': 'AT' }],
  ])('recovers it where it can be recognized: %s', (_, values) => {
    const map = mended(values)
    expect(map.orderUnknown).toBeUndefined()
    expect(meaningText(map)).toBe(meaningText(mapOf(values)))
  })

  test.each<[string, Values, boolean]>([
    ['two that share texts and not their meaning', { 'Auto*': 'AT', '*CVT*': 'CVT' }, true],
    ['two that share texts and their meaning', { 'Auto*': 'AT', '*speed AT': 'AT' }, false],
    ['two that share no text', { 'Auto*': 'AT', 'Manual*': 'MT' }, false],
    ['two ends that cannot meet in one text', { 'a*x': '1', 'a*y': '2' }, false],
    ['the same entry in two writings', { 'Auto*': 'AT', 'auto**': 'MT' }, true],
    ['exact entries alone', { Auto: 'AT', Manual: 'MT', '': null }, false],
  ])('is for a person where it cannot: %s', (_, values, isUnknown) => {
    expect(mended(values).orderUnknown).toEqual(isUnknown ? ['color'] : undefined)
  })

  test('is restored in each of several sources of one field', () => {
    const [first, second] = [
      { '*b': '1', '*': '2' },
      { 'Auto*': 'AT', '*CVT*': 'CVT' },
    ]
    const map: ImportMap = {
      ...mapOf({}),
      fields: {
        color: { firstOf: [first, second].map((values) => ({ column: 'c', values: forgotten(values) })) },
      },
    }
    const { fields, orderUnknown } = withOrder(map)
    expect(Object.keys(fields.color?.firstOf?.[0]?.values ?? {})).toEqual(['*b', '*'])
    expect(orderUnknown).toEqual(['color'])
    const moved = moveEntry(fields.color!, 1, 0, 1)
    expect(Object.keys(moved.firstOf?.[1]?.values ?? {})).toEqual(['Auto*', '*CVT*'])
    expect(confirmOrder({ ...map, orderUnknown: ['color', 'grade'] }, 'color').orderUnknown).toEqual([
      'grade',
    ])
    expect(confirmOrder({ ...map, orderUnknown: ['color'] }, 'color')).not.toHaveProperty('orderUnknown')
  })

  test('means what it meant, or needs a person, whatever it contains', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*'), minLength: 1, maxLength: 4 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 })
    const entry = fc.tuple(pattern, fc.constantFrom('1', '2', '3'))
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), fc.array(text, { maxLength: 20 }), (entries, texts) => {
        const values = Object.fromEntries(entries)
        const known = mended(values)
        const isDead = misreadFields(mapOf(values)).length > 0
        if (isDead || known.orderUnknown) return
        const [meant, now] = [tableLookup(values), tableLookup(known.fields.color?.values ?? {})]
        for (const one of texts) expect([one, now(one)]).toEqual([one, meant(one)])
      }),
      { numRuns: 2000 },
    )
  })
})

test('an import may have been misread if a broader entry came before a narrower one', () => {
  expect(misreadFields(mapOf({ 'White /*': 'White', '*': 'Black' }))).toEqual([])
  expect(misreadFields(mapOf({ '*': 'Black', 'White /*': 'White' }))).toEqual(['color'])
})

test('two maps mean the same whatever the order of their keys, except for wildcard entries', () => {
  const one = mapOf({ a: '1', b: '2', '*a': '3', '*b': '4' })
  const { fields, ...rest } = one
  expect(meaningText({ fields, ...rest })).toBe(meaningText(one))
  expect(meaningText(mapOf({ b: '2', '*a': '3', a: '1', '*b': '4' }))).toBe(meaningText(one))
  expect(meaningText(mapOf({ a: '1', b: '2', '*b': '4', '*a': '3' }))).not.toBe(meaningText(one))
})
