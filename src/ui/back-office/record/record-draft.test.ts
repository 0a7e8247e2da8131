import { expect, test } from 'vitest'
import type { Field, ListRow } from '../list/list-type'
import { bodyOf, draftOf } from './record-draft'

const FIELDS: Field[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true },
  { name: 'make', label: 'Make', kind: 'link', local: true },
  { name: 'model', label: 'Model', kind: 'link', sent: 'model_id' },
  { name: 'cc', label: 'cc', kind: 'number' },
  { name: 'order', label: 'Order', kind: 'number', initial: 0, empty: 0 },
  { name: 'active', label: 'Active', kind: 'flag', initial: true },
  { name: 'logo', label: 'Logo', kind: 'image' },
]

test("a new record starts with its fields' initial values", () => {
  expect(draftOf(FIELDS, null)).toEqual({
    name: '',
    make: '',
    model: '',
    cc: '',
    order: '0',
    active: true,
    logo: { id: null, url: null },
  })
})

test('an opened record comes back unchanged, without fields that only narrow others', () => {
  const values = {
    name: 'A',
    make: 3,
    model: 9,
    cc: 1496,
    order: 2,
    active: false,
    logo: 7,
    logoUrl: '/media/x',
  }
  const row: ListRow = { id: 1, name: 'A', updatedAt: '', active: false, cells: {}, values }
  const draft = draftOf(FIELDS, row)
  expect(draft.logo).toEqual({ id: 7, url: '/media/x' })
  expect(bodyOf(FIELDS, draft)).toEqual({ name: 'A', model: 9, cc: 1496, order: 2, active: false, logo: 7 })
})

test('an emptied field is null or its declared value; a required one stays an empty text', () => {
  const body = bodyOf(FIELDS, { ...draftOf(FIELDS, null), order: ' ' })
  expect(body).toEqual({ name: '', model: null, cc: null, order: 0, active: true, logo: null })
})

test('an invalid number is sent as it is', () => {
  expect(bodyOf(FIELDS, { ...draftOf(FIELDS, null), cc: '12 hundred' }).cc).toBe('12 hundred')
})
