import type { CollectionConfig, Field } from 'payload'
import { REFERENCE_NAME_MAX } from '@/modules/inventory/lists/rules/limits'
import {
  REFERENCE_LISTS,
  type ReferenceList,
  type ReferenceSlug,
} from '@/modules/inventory/lists/rules/reference-lists'
import { byTheProductAlone, moduleAccess } from '../shared/access'
import { amount, link, statusField, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse, type Use } from '../shared/refuseWhenInUse'

/** Postgres table of a Payload slug. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** What a list has beyond name, status and order. */
const EXTRA_FIELDS: Partial<Record<ReferenceSlug, Field[]>> = {
  'vehicle-colours': [text('hex', { maxLength: 7, admin: { description: 'Swatch, such as #B01E1E' } })],
  'vehicle-price-types': [
    text('code', {
      required: true,
      unique: true,
      admin: { readOnly: true, description: 'Fixed by the trade: CIF, FOB or DDP' },
      access: byTheProductAlone,
    }),
  ],
  'vehicle-features': [link('featureGroup', 'feature-groups', { required: true, index: true })],
}

/** Where each list is used, so that a deletion can say so. Lists that are only offered as choices have none. */
const USED_BY: Partial<Record<ReferenceSlug, Use[]>> = {
  'vehicle-types': [{ table: 'vehicles', column: 'vehicle_type_id', what: 'vehicle' }],
  'vehicle-sub-body-types': [{ table: 'vehicles', column: 'sub_body_type_id', what: 'vehicle' }],
  'vehicle-colours': [{ table: 'vehicles', column: 'color_id', what: 'vehicle' }],
  'vehicle-transmissions': [{ table: 'vehicles', column: 'transmission_id', what: 'vehicle' }],
  'vehicle-drive-trains': [
    { table: 'vehicles', column: 'drivetrain_id', what: 'vehicle' },
    { table: 'model_codes', column: 'drivetrain_id', what: 'model code' },
  ],
  'vehicle-steering-types': [{ table: 'vehicles', column: 'steering_type_id', what: 'vehicle' }],
  'vehicle-steering-assist-types': [
    { table: 'vehicles', column: 'steering_assist_type_id', what: 'vehicle' },
  ],
  'vehicle-steering-control-types': [
    { table: 'vehicles', column: 'steering_control_type_id', what: 'vehicle' },
  ],
  'vehicle-steering-positions': [{ table: 'vehicles', column: 'steering_position_id', what: 'vehicle' }],
  'vehicle-grades': [{ table: 'vehicles', column: 'grade_id', what: 'vehicle' }],
  'vehicle-condition-grades': [{ table: 'vehicles', column: 'condition_grade_id', what: 'vehicle' }],
  'vehicle-fuel-types': [
    { table: 'vehicles', column: 'fuel_type_id', what: 'vehicle' },
    { table: 'model_codes', column: 'fuel_type_id', what: 'model code' },
  ],
  'feature-groups': [{ table: 'vehicle_features', column: 'feature_group_id', what: 'feature' }],
  'vehicle-features': [{ table: 'vehicles_rels', column: 'vehicle_features_id', what: 'vehicle' }],
}

/** Price types are the trade's three terms: their words and order may change, the list may not. */
const FIXED: readonly ReferenceSlug[] = ['vehicle-price-types']

/** One reference list: name, status and order, unique by name without case. */
function referenceList(list: ReferenceList & { slug: ReferenceSlug }): CollectionConfig {
  const fixed = FIXED.includes(list.slug)
  return {
    slug: list.slug,
    labels: { singular: list.singular, plural: list.plural },
    admin: {
      group: 'Inventory variables',
      useAsTitle: 'name',
      defaultColumns: ['name', 'status', 'sortOrder', 'updatedAt'],
      listSearchableFields: ['name'],
    },
    access: moduleAccess('inventory', fixed ? { create: () => false, delete: () => false } : {}),
    defaultSort: ['sortOrder', 'name'],
    fields: [
      text('name', { required: true, maxLength: REFERENCE_NAME_MAX, index: true }),
      ...(EXTRA_FIELDS[list.slug] ?? []),
      amount('sortOrder', { defaultValue: 0, admin: { position: 'sidebar' } }),
      statusField,
    ],
    hooks: {
      beforeValidate: [
        refuseDuplicates(tableOf(list.slug), {
          field: 'name',
          column: 'name',
          message: `A ${list.singular.toLowerCase()} with this name already exists.`,
        }),
      ],
      beforeDelete: USED_BY[list.slug] ? [refuseWhenInUse(list.singular, USED_BY[list.slug] ?? [])] : [],
    },
  }
}

export const ReferenceLists: CollectionConfig[] = REFERENCE_LISTS.map(referenceList)
