import { expect, test } from 'vitest'
import type { Action, Actor } from '@/kernel/permissions'
import { getCopiedVehicle } from '@/modules/inventory/vehicles/queries/get-copied-vehicle'
import { getTestPayload } from '../../../setup/payload'
import { at, create, rowOf, withCatalogue } from '../../api/vehicles-kit'

withCatalogue()

const staff = (actions: readonly Action[], showrooms: number[] | 'all'): Actor => ({
  kind: 'staff',
  id: at.people.operator.id,
  roleId: 4,
  permissions: { inventory: Object.fromEntries(actions.map((action) => [action, true])) },
  showrooms,
})

test('a vehicle is copied by people who may read the stock, within their showrooms', async () => {
  const payload = await getTestPayload()
  const { id } = (await create({ chassis: 'COPY-1', seats: 7 })).body.data
  const showroom = Number((await rowOf(id)).showroom_id)
  const copy = (actions: readonly Action[], showrooms: number[] | 'all') =>
    getCopiedVehicle(payload, staff(actions, showrooms), id)
  expect((await copy(['create', 'read'], 'all'))?.draft).toMatchObject({ seats: 7 })
  expect((await copy(['create', 'read'], [showroom]))?.draft).toMatchObject({ seats: 7 })
  expect(await copy(['create'], 'all')).toBeNull()
  expect(await copy(['create', 'read'], [showroom + 1])).toBeNull()
})
