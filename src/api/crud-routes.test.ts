import { expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import { crudRoutes } from './crud-routes'
import type { RouteContext } from './route-type'

const saved = vi.hoisted(() => vi.fn(async () => 7))
vi.mock('@/server/records', () => ({ createRecord: saved, updateRecord: saved, deleteRecord: saved }))

it('what is saved is prepared from typed values, and the id of the record if there is one', async () => {
  const input = z.strictObject({ name: z.string() })
  const prepared: [unknown, number | null][] = []
  const [create, change] = crudRoutes({
    path: '/tolls',
    collection: 'tags',
    singular: 'Toll',
    tag: 'Tolls',
    module: 'inventory',
    input,
    patch: input.partial(),
    record: z.object({ id: z.int() }),
    one: async (_, id) => ({ id }),
    prepare: async (_, values, id) => {
      expectTypeOf(values).toEqualTypeOf<{ name?: string | undefined }>()
      prepared.push([values, id])
      return { title: values.name }
    },
  })
  const context = { req: {} } as RouteContext
  await create?.run({ params: {}, query: {}, body: { name: 'A1' } }, context)
  await change?.run({ params: { id: '7' }, query: {}, body: { name: 'A2' } }, context)
  expect(prepared).toEqual([
    [{ name: 'A1' }, null],
    [{ name: 'A2' }, 7],
  ])
  expect(saved.mock.calls).toEqual([
    [{}, 'tags', { title: 'A1' }],
    [{}, 'tags', 7, { title: 'A2' }, undefined],
  ])
})
