import type { CollectionConfig } from 'payload'
import { moduleAccess } from '../../shared/access'
import { refuseDuplicates } from '../../shared/refuseDuplicates'
import { vehicleFields } from './fields'
import { applyVehicleRules } from './hooks/applyVehicleRules'
import { guardSoldVehicle } from './hooks/guardSoldVehicle'

export const Vehicles: CollectionConfig = {
  slug: 'vehicles',
  trash: true,
  admin: {
    group: 'Inventory',
    useAsTitle: 'name',
    defaultColumns: ['name', 'sku', 'status', 'price', 'year', 'mileage', 'showroom', 'updatedAt'],
    listSearchableFields: ['name', 'sku', 'chassis', 'officeFileNo'],
  },
  access: moduleAccess('inventory'),
  defaultSort: '-createdAt',
  fields: vehicleFields,
  hooks: {
    beforeValidate: [
      refuseDuplicates('vehicles', {
        field: 'chassis',
        column: 'chassis',
        message: 'A vehicle with this chassis number already exists',
        trash: true,
      }),
      refuseDuplicates('vehicles', {
        field: 'officeFileNo',
        column: 'office_file_no',
        message: 'A vehicle with this office file number already exists',
        trash: true,
      }),
    ],
    beforeChange: [guardSoldVehicle, applyVehicleRules],
  },
}
