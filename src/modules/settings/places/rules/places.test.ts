import { expect, test } from 'vitest'
import type { z } from 'zod'
import { issuesOf } from '@/input/issues'
import { recordInput } from '@/input/record-input'
import { recordQuery } from '@/input/record-query'
import { ports } from './port-list'
import { showroomOffices } from './showroom-office-list'

const portInput = recordInput(ports)
const portPatch = portInput.partial()
const portQuery = recordQuery(ports)
const showroomInput = recordInput(showroomOffices)
const showroomPatch = showroomInput.partial()
const showroomQuery = recordQuery(showroomOffices)

const read = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input)
  return parsed.success
    ? parsed.data
    : issuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`)
}
const office = { showroomName: 'Kaido Yokohama', city: 'Yokohama', country: 'Japan' }

test.each<[string, z.ZodType, unknown, unknown]>([
  [
    'a port has a name and a country',
    portInput,
    {},
    ['name: Port name is required', 'country: Country is required'],
  ],
  ['a port', portInput, { name: ' Yokohama ', country: 'Japan' }, { name: 'Yokohama', country: 'Japan' }],
  [
    'a code is written one way',
    portInput,
    { name: 'a', country: 'Japan', unlocode: 'jp yok' },
    { name: 'a', country: 'Japan', unlocode: 'JPYOK' },
  ],
  [
    'no code is no code',
    portInput,
    { name: 'a', country: 'Japan', unlocode: '' },
    { name: 'a', country: 'Japan', unlocode: null },
  ],
  [
    'a code is real',
    portPatch,
    { unlocode: 'JP1OK' },
    ['unlocode: UN/LOCODE must be five characters such as JPYOK'],
  ],
  [
    'a country is one of the list',
    portPatch,
    { country: 'Atlantis' },
    ['country: Choose a country from the list'],
  ],
  ['a country is written one way', portPatch, { country: 'united kingdom' }, { country: 'United Kingdom' }],
  ['a use is known', portPatch, { use: 'transit' }, ['use: Use must be one of origin, destination, both']],
  [
    'ports are found by name and country',
    portQuery,
    { search: 'yo', country: 'Japan', name: 'all' },
    { page: 1, limit: 10, search: 'yo', country: 'Japan' },
  ],
  [
    'a showroom has a place',
    showroomInput,
    {},
    ['showroomName: Showroom name is required', 'city: City is required', 'country: Country is required'],
  ],
  [
    'a showroom',
    showroomInput,
    { ...office, email: 'yoko@kaido.example', companyVat: 10 },
    { ...office, email: 'yoko@kaido.example', companyVat: 10 },
  ],
  ['an empty e-mail is none', showroomInput, { ...office, email: '' }, { ...office, email: '' }],
  [
    'an e-mail is one',
    showroomInput,
    { ...office, email: 'yoko' },
    ['email: E-mail must be a valid address'],
  ],
  [
    'taxes are percentages',
    showroomPatch,
    { companyVat: 101, companyWht: -1 },
    ['companyVat: VAT must be 100 or less', 'companyWht: Withholding tax must be non-negative'],
  ],
  [
    'forms read up to a thousand',
    showroomQuery,
    { limit: '1000', city: 'Yoko' },
    { page: 1, limit: 1000, city: 'Yoko' },
  ],
])('%s', (_, schema, input, expected) => {
  expect(read(schema, input)).toEqual(expected)
})
