import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { valuesFault } from './check-field-values'

const title = { name: 'metaTitle', type: 'text', localized: true }
const FIELDS = [
  title,
  { name: 'words', type: 'text', hasMany: true },
  { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
  { name: 'body', type: 'richText' },
  { name: 'to', type: 'group', flattenedFields: [{ name: 'url', type: 'text' }] },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'url', type: 'text' }] },
] as unknown as FlattenedField[]
const body = (children: unknown) => ({ body: { root: { children } } })

test.each<[object, string | null, (string | null)?]>([
  [{}, null],
  [{ metaTitle: 'x', words: ['x'], tags: [1], to: { url: 'x' }, rows: [{ url: 'x' }], other: 5 }, null],
  [{ metaTitle: null, words: null, tags: null, body: null, rows: 0 }, null],
  [{ metaTitle: 5 }, 'Meta title must be a text'],
  [{ metaTitle: ['x'] }, 'Meta title must be a text'],
  [{ metaTitle: { en: 'x' } }, 'Meta title must be a text'],
  [{ metaTitle: { en: 'x' } }, null, 'all'],
  [{ metaTitle: { en: 5 } }, 'Meta title must be a text', 'all'],
  [{ words: ['x', 5] }, 'Words must be a list of texts'],
  [{ tags: { a: 1 } }, 'Tags must be a list'],
  [body([{ type: 'paragraph', children: [] }]), null],
  [{ body: '<p>x</p>' }, null],
  [body([null]), 'Body cannot be read'],
  [body([{ children: ['x'] }]), 'Body cannot be read'],
  [body(5), 'Body cannot be read'],
  [{ to: null }, 'To must not be empty'],
  [{ to: { url: 5 } }, 'Url must be a text'],
  [{ rows: [null] }, 'Rows has a row that cannot be read'],
  [{ rows: [{ url: 5 }] }, 'Url must be a text'],
])('of %j: %s', (data, fault, locale = 'en') => {
  expect(valuesFault(FIELDS, data, locale)).toBe(fault)
})
