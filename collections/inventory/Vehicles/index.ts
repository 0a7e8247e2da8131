import type { CollectionConfig } from 'payload'
import {
  CHASSIS_TAKEN_MESSAGE,
  OFFICE_FILE_TAKEN_MESSAGE,
} from '@/modules/inventory/vehicles/rules/number-taken-messages'
import { mayInShowrooms, moduleAccess } from '../../shared/access'
import { refuseDuplicates } from '../../shared/refuseDuplicates'
import { vehicleFields } from './fields'
import { applyVehicleRules } from './hooks/applyVehicleRules'
import { attachDocuments } from './hooks/attachDocuments'
import { emitVehicleDeleted, emitVehicleSaved } from './hooks/emitVehicleEvents'
import { guardClaims, refuseWhileClaimed } from './hooks/guardClaims'
import { guardSoldVehicle } from './hooks/guardSoldVehicle'
import { restrictToShowrooms } from './hooks/restrictToShowrooms'

/**
 * The product's own form. `npm run bench:form` starts a second server of the same build with
 * VEHICLE_FORM=payload, which leaves vehicles the edit view that Payload generates from the fields, to
 * compare the two; nothing else sets it.
 */
const editView =
  process.env.VEHICLE_FORM === 'payload'
    ? undefined
    : {
        root: {
          Component: '/modules/inventory/vehicles/admin/vehicle-form/vehicle-view#VehicleView',
        },
      }

export const Vehicles: CollectionConfig = {
  slug: 'vehicles',
  trash: true,
  // Its screens write their titles themselves.
  custom: { ownLineRules: true, writesTitle: true },
  admin: {
    group: false,
    useAsTitle: 'name',
    defaultColumns: ['name', 'sku', 'status', 'price', 'year', 'mileage', 'showroom', 'updatedAt'],
    listSearchableFields: ['name', 'sku', 'chassis', 'officeFileNo'],
    components: { views: { edit: editView } },
  },
  access: moduleAccess('inventory', {
    read: mayInShowrooms('inventory', 'read', 'showroom'),
    update: mayInShowrooms('inventory', 'update', 'showroom'),
    delete: mayInShowrooms('inventory', 'delete', 'showroom'),
  }),
  defaultSort: '-createdAt',
  fields: vehicleFields,
  hooks: {
    beforeValidate: [
      restrictToShowrooms,
      refuseDuplicates('vehicles', {
        field: 'chassis',
        column: 'chassis',
        message: CHASSIS_TAKEN_MESSAGE,
        trash: true,
      }),
      refuseDuplicates('vehicles', {
        field: 'officeFileNo',
        column: 'office_file_no',
        message: OFFICE_FILE_TAKEN_MESSAGE,
        trash: true,
      }),
    ],
    beforeChange: [guardSoldVehicle, guardClaims, applyVehicleRules],
    beforeDelete: [refuseWhileClaimed],
    afterChange: [attachDocuments, emitVehicleSaved],
    afterDelete: [emitVehicleDeleted],
  },
}
