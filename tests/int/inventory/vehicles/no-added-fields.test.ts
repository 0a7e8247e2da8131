import { expect, test } from 'vitest'
import { importFieldNames } from '@/modules/inventory/import/engine/import-fields'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { addedFilters } from '@/modules/inventory/search/queries/read-added-filters'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { getVehicleFormLists } from '@/modules/inventory/vehicles/queries/get-vehicle-form'
import { VEHICLE_FIELD_NAMES, vehicleField } from '@/modules/inventory/vehicles/rules/vehicle-fields'
import { addedGroups, registerAddedFields } from '@/server/rows/added-vehicle-fields'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, tokenOf } from '../../api/client'

test("without modules' fields nothing of them shows", async () => {
  const payload = await getTestPayload()
  const before = addedGroups()
  registerAddedFields([])
  try {
    expect((await getVehicleFormLists(payload, {}, 'all')).added).toEqual([])
    expect(importFieldNames().sort()).toEqual(
      VEHICLE_FIELD_NAMES.filter((field) => !vehicleField(field).follows).sort(),
    )
    expect(addedFilters()).toEqual([])
    expect(await updateFilterMarks(payload)).toBe(0)
    const search = parseVehicleSearch(new URLSearchParams('extras=check_result.passed'))
    expect((await searchVehicles(payload, search)).total).toBe(0)
    const token = await tokenOf(payload, (await addPeople()).admin)
    const body = vehicleBody(await addCatalogue(), { payload_kg: 5 })
    const answer = await call('POST', '/vehicles', { token, body })
    expect(answer.body.errors).toEqual([{ path: 'payload_kg', message: "Unknown field 'payload_kg'" }])
  } finally {
    registerAddedFields(before)
  }
})
