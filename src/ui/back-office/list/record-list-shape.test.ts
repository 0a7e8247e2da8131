import { expect, test } from 'vitest'
import { recordList } from '@/kernel/record-list'
import { recordFilters, recordRow, recordShape } from './record-list-shape'

const TODAY = '2026-11-23'
const PORT = { slug: 'ports', singular: 'Port', title: ['name'] }

const list = recordList({
  slug: 'repair-yards',
  address: 'settings/yards',
  module: 'settings',
  singular: 'Repair yard',
  plural: 'Repair yards',
  card: { index: 'settings', about: '' },
  fields: {
    name: { kind: 'text', label: 'Name', column: 'Yard', required: true, max: 50 },
    city: { kind: 'text', label: 'City', max: 50 },
    note: { kind: 'area', label: 'Note', column: null, max: 50, wide: true },
    fee: { kind: 'number', label: 'Fee', max: 10 },
    use: { kind: 'choice', label: 'Use', initial: 'in', options: [{ value: 'in', label: 'Inside' }] },
    active: { kind: 'flag', label: 'Active', initial: true },
  },
  title: ['name', 'city'],
  search: { fields: ['name'], label: 'Anything' },
  filters: [{ field: 'name' }, { field: 'city', anyChoice: 'Any city' }],
  readBy: 'staff',
  bulkDelete: true,
  opens: 'dialog',
  failure: 'tried',
})
const may = { create: true, update: false, delete: true }

test("a table shows the fields' values, whether a record is active, and when it was changed", () => {
  const shape = recordShape(list, may, TODAY)
  expect(shape).toMatchObject({
    address: '/admin/settings/yards',
    path: '/repair-yards',
    createLabel: 'Create repair yard',
    bulkDelete: true,
    toggle: { field: 'active', on: true, off: false },
    may,
  })
  expect(shape.columns.map(({ key, kind, title }) => [key, title, kind])).toEqual([
    ['name', 'Yard', undefined],
    ['city', 'City', undefined],
    ['fee', 'Fee', 'number'],
    ['use', 'Use', undefined],
    ['status', 'Status', 'status'],
    ['updatedAt', 'Updated', 'day'],
  ])
})

test('a form has every field, and knows which are required', () => {
  const { fields } = recordShape(list, may, TODAY)
  expect(fields.map(({ kind, max, name, required }) => [name, kind, required, max])).toEqual([
    ['name', 'text', true, 50],
    ['city', 'text', false, 50],
    ['note', 'area', false, 50],
    ['fee', 'number', false, undefined],
    ['use', 'choice', true, undefined],
    ['active', 'flag', false, undefined],
  ])
})

test('a filter is typed, or chosen from the existing values', () => {
  expect(recordFilters(list, { city: ['Kobe'] })).toEqual([
    { name: 'search', label: 'Anything', kind: 'search' },
    { name: 'name', label: 'Name', kind: 'text' },
    {
      name: 'city',
      label: 'City',
      kind: 'choice',
      any: 'Any city',
      options: [{ value: 'Kobe', label: 'Kobe' }],
    },
  ])
})

test('a record is named by its title, and shows a choice in its words', () => {
  const values = { name: 'East', city: null, note: null, fee: 3, use: 'in', active: false }
  const row = recordRow(list, { id: 7, updatedAt: '2026-11-22T00:00:00.000Z', values, labels: {} }, TODAY)
  expect(row).toMatchObject({ id: 7, name: 'East', active: false, values })
  expect(row.cells).toMatchObject({ fee: 3, use: 'Inside', updatedAt: '2026-11-22T00:00:00.000Z' })
  expect(
    recordRow(list, { id: 7, updatedAt: '', values: { ...values, city: 'Kobe' }, labels: {} }, TODAY).name,
  ).toBe('East, Kobe')
})

test("a link is chosen by typing, sent by its id, and shown by its target's title", () => {
  const linked = { ...list, fields: { port: { kind: 'link', label: 'Port', to: PORT } } } as const
  const [field] = recordShape(linked, { create: true, update: true, delete: true }, TODAY).fields
  expect(field).toMatchObject({ kind: 'link', sent: 'portId', finds: { path: '/ports', title: ['name'] } })
  const stored = { id: 7, updatedAt: '', values: { port: 3 }, labels: { port: 'Kobe' } }
  const row = recordRow({ ...linked, title: ['port'] }, stored, TODAY)
  expect([row.cells.port, row.values.port, row.labels]).toEqual(['Kobe', 3, { port: 'Kobe' }])
})

test('a list of what holds for a time shows whether it does, and can be filtered by it', () => {
  const days = { from: { kind: 'day', label: 'From' }, to: { kind: 'day', label: 'To' } } as const
  const lasting = {
    ...list,
    fields: days,
    title: ['from'],
    filters: [],
    lasts: { from: 'from', to: 'to' },
  } as const
  expect(recordShape(lasting, may, TODAY).columns.map(({ title }) => title)).toContain('Validity')
  expect(recordFilters(lasting, {}).at(-1)).toMatchObject({ name: 'validity', kind: 'choice' })
  const cells = (from: string | null, to: string | null) =>
    recordRow(lasting, { id: 7, updatedAt: '', values: { from, to }, labels: {} }, TODAY).cells
  expect(cells('2027-01-01', null)).toMatchObject({ from: '1 January 2027', to: null })
  const cell = (from: string | null, to: string | null) => cells(from, to).validity
  expect(cell(null, null)).toBe('Valid')
  expect(cell(null, '2026-12-31')).toBe('Valid until 31 December 2026')
  expect(cell('2027-01-01', null)).toBe('From 1 January 2027')
  expect(cell('2026-07-01', '2026-09-30')).toBe('Ended 30 September 2026')
})

test('a flag has a column if it names one, and shows yes', () => {
  const flagged = {
    ...list,
    fields: { used: { kind: 'flag', label: 'In use', column: 'Used', initial: false } },
  } as const
  expect(recordShape({ ...flagged, title: ['used'] }, may, TODAY).columns[0]).toEqual({
    key: 'used',
    title: 'Used',
  })
  const cell = (used: boolean) =>
    recordRow({ ...flagged, title: ['used'] }, { id: 7, updatedAt: '', values: { used }, labels: {} }, TODAY)
      .cells.used
  expect([cell(true), cell(false)]).toEqual(['Yes', null])
})

test('a day that starts with today is that of the company', () => {
  const days = { day: { kind: 'day', label: 'Day', startsToday: true } } as const
  const [field] = recordShape({ ...list, fields: days, title: ['day'] }, may, '2026-11-24').fields
  expect(field?.initial).toBe('2026-11-24')
})
