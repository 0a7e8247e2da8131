import { expect, it } from 'vitest'
import { NUMBER_FIELDS, TEXT_FIELDS } from '@/modules/inventory/vehicles/rules/check-texts-and-numbers'
import { inCallNames } from '@/modules/inventory/vehicles/schemas/field-names-in-calls'
import { create, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const LINK = 'https://example.com/'
const longest = (name: string, max: number) =>
  name.endsWith('Url') ? LINK.padEnd(max, 'x') : '🚗'.repeat(max)

/** Fields whose value would be derived from another one. */
const ALONE: Readonly<Record<string, Record<string, unknown>>> = {
  price: { costValue: null, markup: null },
  costValue: { markup: 0 },
  m3Cbm: { length: null, width: null, height: null },
}

const TEXTS = Object.entries(TEXT_FIELDS).map(([name, { max }]) => [name, longest(name, max)] as const)
const NUMBERS = Object.entries(NUMBER_FIELDS).flatMap(([name, { max, min }]) => [
  // Only electric vehicles may have no engine size.
  [name, name === 'engineSizeCc' ? 1 : min] as const,
  [name, max] as const,
])

it.each([...TEXTS, ...NUMBERS])(
  'a vehicle whose %s is at the limit of the rules is stored',
  async (name, value) => {
    const answer = await create(inCallNames({ ...ALONE[name], [name]: value, status: 'DRAFT' }))
    expect(answer.body.message).toBe('Vehicle created successfully')
  },
)
