import { expect, test } from 'vitest'
import type { z } from 'zod'
import { recordList } from '@/kernel/record-list'
import { issuesOf } from './issues'
import { bulkDeleteInput, recordInput } from './record-input'
import { recordQuery } from './record-query'

const list = recordList({
  slug: 'yards',
  address: 'settings/yards',
  module: 'settings',
  singular: 'Yard',
  plural: 'Yards',
  card: { index: 'settings', about: '' },
  fields: {
    name: { kind: 'text', label: 'Name', required: true, min: 2, max: 5, tooLong: 'Name is far too long' },
    note: { kind: 'area', label: 'Note', max: 5 },
    email: { kind: 'email', label: 'E-mail', max: 30 },
    code: {
      kind: 'code',
      label: 'Code',
      max: 6,
      stored: 5,
      pattern: '^[A-Z]{5}$',
      message: 'Code must be five letters',
    },
    fee: { kind: 'number', label: 'Fee (%)', called: 'Fee', max: 100 },
    use: {
      kind: 'choice',
      label: 'Use',
      initial: 'in',
      options: [
        { value: 'in', label: 'In' },
        { value: 'out', label: 'Out' },
      ],
    },
    active: { kind: 'flag', label: 'Active', initial: true },
  },
  title: ['name'],
  search: { fields: ['name'], label: 'Name' },
  filters: [{ field: 'note' }],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  maxLimit: 500,
  failure: 'tried',
})
const input = recordInput(list)

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success
    ? parsed.data
    : issuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`)
}

test.each<[string, z.ZodType, unknown, unknown]>([
  ['what is required has to be there', input, {}, ['name: Name is required']],
  ['blanks are nothing', input, { name: '  ' }, ['name: Name is required']],
  ['a text is trimmed', input, { name: ' Moji ' }, { name: 'Moji' }],
  ['a text may be too short', input, { name: 'M' }, ['name: Name must be at least 2 characters']],
  ['a text may be too long', input, { name: 'Yokosuka' }, ['name: Name is far too long']],
  [
    'what need not be there is kept as given',
    input,
    { name: 'Moji', note: ' a ', email: '', code: null },
    { name: 'Moji', note: ' a ', email: '', code: null },
  ],
  [
    'every kind has its words',
    input.partial(),
    { note: 'longer', email: 'moji', code: 'a1', fee: 101, use: 'up', active: 'yes' },
    [
      'note: Note must be 5 characters or less',
      'email: E-mail must be a valid address',
      'code: Code must be five letters',
      'fee: Fee must be 100 or less',
      'use: Use must be one of in, out',
      'active: Active must be true or false',
    ],
  ],
  ['a code is written one way', input.partial(), { code: 'jp moj' }, { code: 'JPMOJ' }],
  ['no code is no code', input.partial(), { code: '' }, { code: null }],
  [
    'what is not known is refused by name',
    input.partial(),
    { colour: 1 },
    ["colour: Unknown field 'colour'"],
  ],
  [
    'a list is asked for pages, words and filters',
    recordQuery(list),
    { page: '2', limit: '9999', search: 'mo', note: 'all' },
    { page: 2, limit: 500, search: 'mo', note: undefined },
  ],
  ['ids to delete', bulkDeleteInput, { ids: [1, 2] }, { ids: [1, 2] }],
  ['at least one id', bulkDeleteInput, { ids: [] }, ['ids: Choose at least one record']],
  ['each an id', bulkDeleteInput, { ids: ['1'] }, ['ids.0: Id must be an id']],
])('%s', (_, schema, value, expected) => {
  expect(read(schema, value)).toEqual(expected)
})
