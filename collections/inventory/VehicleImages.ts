import type { CollectionConfig } from 'payload'
import { IMAGE_TYPE_LABELS, IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import { may, mayInShowrooms, moduleAccess } from '../shared/access'
import { amount, link } from '../shared/fields'
import { orderImages, promoteAfterDelete } from './arrangeImages'
import { emitPictureChanged, emitPictureRemoved } from './imageChangeHooks'
import { holdItsVehicle } from './lockVehicles'

/** The pictures of a vehicle, one row each: what it shows, which comes first. The file itself is in media. */
export const VehicleImages: CollectionConfig = {
  slug: 'vehicle-images',
  labels: { singular: 'Vehicle image', plural: 'Vehicle images' },
  admin: { group: 'Inventory', hidden: true, useAsTitle: 'id' },
  access: moduleAccess('inventory', {
    read: mayInShowrooms('inventory', 'read', 'vehicle.showroom'),
    create: may('inventory', 'update'),
    update: mayInShowrooms('inventory', 'update', 'vehicle.showroom'),
    delete: mayInShowrooms('inventory', 'update', 'vehicle.showroom'),
  }),
  defaultSort: 'sortOrder',
  fields: [
    link('vehicle', 'vehicles', { required: true, index: true }),
    { name: 'media', type: 'upload', relationTo: 'media', required: true },
    {
      name: 'imageType',
      type: 'select',
      required: true,
      defaultValue: 'exterior',
      options: IMAGE_TYPES.map((value) => ({ value, label: IMAGE_TYPE_LABELS[value] })),
    },
    { name: 'isPrimary', type: 'checkbox', defaultValue: false },
    amount('sortOrder', { defaultValue: 0 }),
  ],
  hooks: {
    beforeChange: [orderImages],
    beforeDelete: [holdItsVehicle],
    afterChange: [emitPictureChanged],
    afterDelete: [promoteAfterDelete, emitPictureRemoved],
  },
}
