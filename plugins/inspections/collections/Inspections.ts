import type { CollectionConfig } from 'payload'
import { byTheProductAlone, mayInShowrooms, moduleAccess } from '@/collections/shared/access'
import { link, row, text } from '@/collections/shared/fields'
import { restrictToOwnShowrooms } from '@/collections/shared/restrictToOwnShowrooms'
import { CERTIFICATE_NUMBER_MAX, REMARKS_MAX, RESULT_LABELS, RESULTS } from '../rules/inspection'
import { copyResultAfterDelete, copyResultToVehicle } from './copyResultToVehicle'
import { normalizeDay } from './normalizeDay'
import { removeFile, removeReplacedFile } from './removeFile'

const IN_SHOWROOMS = 'vehicle.showroom'

/**
 * Inspections of vehicles before they are shipped. A vehicle may have several: one that fails is inspected
 * again.
 */
export const Inspections: CollectionConfig = {
  slug: 'inspections',
  labels: { singular: 'Inspection', plural: 'Inspections' },
  admin: {
    group: 'Inventory',
    useAsTitle: 'certificateNumber',
    defaultColumns: ['vehicle', 'company', 'inspectedOn', 'result', 'certificateNumber'],
    listSearchableFields: ['certificateNumber'],
  },
  access: moduleAccess('inventory', {
    read: mayInShowrooms('inventory', 'read', IN_SHOWROOMS),
    update: mayInShowrooms('inventory', 'update', IN_SHOWROOMS),
    delete: mayInShowrooms('inventory', 'delete', IN_SHOWROOMS),
  }),
  defaultSort: '-inspectedOn',
  fields: [
    row(
      link('vehicle', 'vehicles', { required: true, index: true }),
      link('company', 'inspection-companies', { required: true, index: true }),
    ),
    row(
      {
        name: 'inspectedOn',
        type: 'date',
        required: true,
        admin: { date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'result',
        type: 'select',
        required: true,
        options: RESULTS.map((value) => ({ value, label: RESULT_LABELS[value] })),
      },
    ),
    text('certificateNumber', { maxLength: CERTIFICATE_NUMBER_MAX }),
    { name: 'remarks', type: 'textarea', maxLength: REMARKS_MAX },
    // The certificate as a file of the storage: set by its own call, which has checked its bytes.
    ...['fileKey', 'fileName', 'fileType'].map((name) =>
      text(name, { access: byTheProductAlone, admin: { hidden: true } }),
    ),
  ],
  hooks: {
    beforeValidate: [restrictToOwnShowrooms, normalizeDay],
    afterChange: [copyResultToVehicle, removeReplacedFile],
    afterDelete: [copyResultAfterDelete, removeFile],
  },
}
