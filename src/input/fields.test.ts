import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  freeText,
  idField,
  optionalFlag,
  optionalId,
  optionalMeasure,
  optionalText,
  requiredText,
} from './fields'
import { issuesOf } from './issues'

const schema = z.strictObject({
  name: requiredText('Name', 5),
  notes: optionalText('Notes', 5),
  words: z.array(freeText('Word', 3)).optional(),
  model: idField('Model'),
  make: optionalId('Make'),
  on: optionalFlag('On'),
  length: optionalMeasure('Length', 5000),
})

const messages = (input: unknown) => {
  const parsed = schema.safeParse(input)
  return parsed.success
    ? parsed.data
    : issuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`)
}

test.each<[string, unknown, unknown]>([
  ['trims what is required', { name: ' abc ', model: 1 }, { name: 'abc', model: 1 }],
  ['keeps free text as given', { name: 'a', model: 1, notes: ' a ' }, { name: 'a', model: 1, notes: ' a ' }],
  [
    'takes null for what may be absent',
    { name: 'a', model: 1, make: null, on: null, length: null, notes: null },
    { name: 'a', model: 1, make: null, on: null, length: null, notes: null },
  ],
  ['asks for what is missing', {}, ['name: Name is required', 'model: Model is required']],
  ['takes blank for missing', { name: ' \u3000', model: 1 }, ['name: Name is required']],
  ['counts characters', { name: '🚗🚗🚗🚗🚗', model: 1 }, { name: '🚗🚗🚗🚗🚗', model: 1 }],
  [
    'limits length',
    { name: 'abcdef', model: 1, notes: 'abcdef' },
    ['name: Name must be 5 characters or less', 'notes: Notes must be 5 characters or less'],
  ],
  [
    'refuses what cannot be stored',
    { name: 'a\0', model: 1, words: ['ok', '\ud800'] },
    [
      'name: Name contains characters that cannot be stored',
      'words.1: Word contains characters that cannot be stored',
    ],
  ],
  [
    'refuses other kinds',
    { name: 5, model: '1', on: 'yes', length: '5' },
    [
      'name: Name must be text',
      'model: Model must be an id',
      'on: On must be true or false',
      'length: Length must be a number',
    ],
  ],
  [
    'refuses ids that no column holds',
    { name: 'a', model: 2_147_483_648, make: 0 },
    ['model: Model must be an id', 'make: Make must be an id'],
  ],
  [
    'refuses negative and absurd measures',
    { name: 'a', model: 1, length: -1 },
    ['length: Length must be non-negative'],
  ],
  [
    'writes a limit readably',
    { name: 'a', model: 1, length: 5001 },
    ['length: Length must be 5,000 or less'],
  ],
  [
    'names each unknown field',
    { name: 'a', model: 1, foo: 1, bar: 2 },
    ["foo: Unknown field 'foo'", "bar: Unknown field 'bar'"],
  ],
  ['refuses what is no object', 'x', [': Invalid input: expected object, received string']],
])('%s', (_, input, expected) => {
  expect(messages(input)).toEqual(expected)
})
