import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { fieldsOf } from './list-known-blocks'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as Field

test.each<[string, Field, unknown]>([
  ['a text', text('a'), [{ name: 'a', kind: 'text' }]],
  ['a link', text('a', { custom: { isLink: true } }), [{ name: 'a', kind: 'link' }]],
  ['several texts', text('a', { hasMany: true }), [{ name: 'a', kind: 'value' }]],
  [
    'a choice',
    { name: 'a', type: 'select', options: ['x', { label: 'Y', value: 'y' }] },
    [{ name: 'a', kind: 'choice', options: ['x', 'y'] }],
  ],
  ['a picture', { name: 'a', type: 'upload', relationTo: 'media' }, [{ name: 'a', kind: 'picture' }]],
  ['fields in a row', { type: 'row', fields: [text('a'), text('b')] }, [{ name: 'a' }, { name: 'b' }]],
  [
    'fields in tabs, with a name or without',
    {
      type: 'tabs',
      tabs: [
        { label: 'A', fields: [text('a')] },
        { name: 'b', fields: [text('c')] },
      ],
    },
    [{ name: 'a' }, { name: 'b', kind: 'group', fields: [{ name: 'c' }] }],
  ],
  [
    'a list of rows',
    { name: 'a', type: 'array', fields: [text('b')] },
    [{ name: 'a', kind: 'rows', fields: [{ name: 'b' }] }],
  ],
])('%s of Payload is known to the rule of texts', (_, field, known) => {
  expect(fieldsOf(field)).toMatchObject(known as object)
})
