import { expect, it } from 'vitest'
import { partOf, withPart } from './plugin-schema'

const core = {
  version: '7',
  tables: { 'public.vehicles': { name: 'vehicles', columns: { id: { type: 'serial' } }, indexes: {} } },
  enums: {},
}
const both = {
  version: '7',
  tables: {
    'public.vehicles': {
      name: 'vehicles',
      columns: { id: { type: 'serial' }, inspected_on: { type: 'timestamp' } },
      indexes: {},
    },
    'public.inspections': { name: 'inspections', columns: { id: { type: 'serial' } }, indexes: {} },
  },
  enums: { 'public.enum_inspections_result': { values: ['passed', 'failed'] } },
}

it('a plugin’s part is its own tables and types, and its columns of other modules’ tables', () => {
  expect(partOf(both, core)).toEqual({
    tables: {
      'public.vehicles': { columns: { inspected_on: { type: 'timestamp' } } },
      'public.inspections': both.tables['public.inspections'],
    },
    enums: both.enums,
  })
  expect(partOf(core, core)).toEqual({})
})

it('added back, it completes the whole again', () => {
  expect(withPart(core, partOf(both, core))).toEqual(both)
})
