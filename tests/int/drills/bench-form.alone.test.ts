import { expect, inject, test } from 'vitest'
import { getFormVehicle, getVehicleFormLists } from '@/modules/inventory/vehicles/queries/get-vehicle-form'
import { storedVehicleForm } from '@/modules/inventory/vehicles/rules/form/vehicle-to-form'
import { vehicleFormIssues } from '@/modules/inventory/vehicles/schemas/vehicle-form'
import { env } from '@/server/env'
import { storage } from '@/server/storage'
import { storePictures, vehiclesToEdit } from '../../bench/form/vehicles'
import { baseCars } from '../../bench/search/base-cars'
import { loadCatalogue } from '../../bench/search/load'
import { getTestPayload } from '../../setup/payload'

test('every vehicle that the form is measured with can be saved in it, and has its pictures', {
  timeout: 180_000,
}, async () => {
  const payload = await getTestPayload()
  const adminUrl = new URL(inject('adminUrl'))
  adminUrl.pathname = new URL(env().DATABASE_URL).pathname
  const { cars } = await baseCars(undefined)
  await loadCatalogue({ payload, adminUrl: adminUrl.href, vehicles: 1_000, cars, print: () => {} })
  const ids = await vehiclesToEdit(payload, 10)
  await storePictures(payload, ids)
  expect(new Set(ids).size).toBe(10)
  const now = new Date()
  for (const id of ids) {
    const vehicle = await getFormVehicle(payload, id, true)
    if (!vehicle) throw new Error(`There is no vehicle ${id}`)
    const { draft, images, tags } = vehicle
    const lists = await getVehicleFormLists(payload, draft, 'all')
    const code = lists.modelCodes.find((one) => one.id === String(draft.modelCode)) ?? null
    const values = { ...storedVehicleForm(draft, code, tags), images }
    const fuelTypeName = (fuel: string) => lists.lists.fuelType.find((one) => one.id === fuel)?.name ?? null
    expect(vehicleFormIssues(values, { now, fuelTypeName })).toEqual([])
    for (const { filename } of images) expect(await storage().head(`media/${filename}`)).not.toBeNull()
  }
})
