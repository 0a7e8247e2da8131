import { expect, test } from 'vitest'
import { z } from 'zod'
import { issuesOfBody, readClientNamesStrictly } from './field-names-in-calls'

const schema = z.strictObject({
  fuelType: z.number('Fuel type is required'),
  name: z.string().optional(),
  parts: z.array(z.strictObject({ fuelType: z.number('Fuel type must be an id') })).optional(),
})
const NAMES = { fuelType: 'fuel_type_id', a: 'b', b: 'c' }

function issues(value: unknown): string[] {
  const { error } = schema.safeParse(readClientNamesStrictly(value, NAMES))
  return error ? issuesOfBody(error, NAMES).map(({ path, message }) => `${path}: ${message}`) : []
}

test.each<[string, unknown, string[]]>([
  ["takes the clients' names", { fuel_type_id: 1, parts: [{ fuel_type_id: 2 }] }, []],
  [
    "refuses the code's names",
    { fuel_type_id: 1, fuelType: 1, parts: [{ fuel_type_id: 2, fuelType: 2 }] },
    ["parts.0.fuelType: Unknown field 'fuelType'", "fuelType: Unknown field 'fuelType'"],
  ],
  [
    'names unknown fields first, as they were sent',
    { fuel_type_id: 'x', a: 1, b: 1, c: 1, d: 1 },
    [
      "a: Unknown field 'a'",
      "b: Unknown field 'b'",
      "c: Unknown field 'c'",
      "d: Unknown field 'd'",
      'fuel_type_id: Fuel type is required',
    ],
  ],
  ['points into lists', { fuel_type_id: 1, parts: [{}] }, ['parts.0.fuel_type_id: Fuel type must be an id']],
])('%s', (_, value, expected) => {
  expect(issues(value)).toEqual(expected)
})
