import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { NUMBER_FIELDS, TEXT_FIELDS } from '@/modules/inventory/vehicles/rules/check-texts-and-numbers'
import { LICENSE_PLATE_MAX, YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { vehicleInput } from '@/modules/inventory/vehicles/schemas/vehicle'
import { vehicleFields } from './fields'

type Bounds = { name: string; type: string; min?: number; max?: number; maxLength?: number }

const inside = (field: Field): Field[] =>
  field.type === 'tabs'
    ? field.tabs.flatMap(({ fields }) => fields.flatMap(inside))
    : field.type === 'row'
      ? field.fields.flatMap(inside)
      : [field]
const fields = vehicleFields.flatMap(inside) as Bounds[]
const named = (name: string) => fields.find((field) => field.name === name)
const ofType = (...types: string[]) => fields.filter(({ type }) => types.includes(type))

/** The schema's result for one value of one field. */
const faults = (field: string, value: unknown): string[] => {
  const parsed = vehicleInput.safeParse({ [field]: value })
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

const NUMBERS = Object.entries(NUMBER_FIELDS)
const LONGEST = Object.entries(TEXT_FIELDS).map(([name, { max }]) => [name, max] as const)
const PLAIN_TEXTS = LONGEST.filter(([name]) => !name.endsWith('Url'))

describe('limits of a vehicle', () => {
  it.each(NUMBERS)('collection and schema bound %s as the rules do', (name, { label, max, min, ...spec }) => {
    expect(named(name)).toMatchObject({ min, max })
    expect(faults(name, max)).toEqual([])
    const tooLarge = `${label} must be ${max.toLocaleString('en-US')} or less`
    expect(faults(name, max + 1)).toEqual(['rangeMessage' in spec ? spec.rangeMessage : tooLarge])
    // An engine of 0 cc means none.
    expect(faults(name, min)).toEqual([])
    expect(faults(name, min - 1)).toHaveLength(1)
  })

  it('the year follows the limit of the rules', () => expect(named('year')).toMatchObject({ min: YEAR_MIN }))

  it.each(PLAIN_TEXTS)('the schema accepts %s as long as the rules do', (name, max) => {
    // Characters as people count them, also in the database: an emoji is one.
    expect(faults(name, '🚗'.repeat(max))).toEqual([])
    expect(faults(name, 'x'.repeat(max + 1))).toHaveLength(1)
  })

  it.each(LONGEST)('the collection sets no length limit of its own for %s', (name) => {
    expect(named(name)).toBeDefined()
    expect(named(name)?.maxLength).toBeUndefined()
  })

  it('knows every number and free text that the collection has', () => {
    const numbers = ofType('number').map(({ name }) => name)
    expect(numbers.sort()).toEqual([...Object.keys(NUMBER_FIELDS), 'year', 'importBatch'].sort())
    // Derived from others, one of a fixed list, or a month.
    const texts = ofType('text', 'textarea').map(({ name }) => name)
    expect(texts.sort()).toEqual(
      [...Object.keys(TEXT_FIELDS), 'currency', 'engineSize', 'firstRegistered', 'offer', 'sku'].sort(),
    )
  })

  it('a licence plate has room for 50 characters', () => expect(LICENSE_PLATE_MAX).toBe(50))
})
