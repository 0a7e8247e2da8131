import type { CollectionConfig, Field } from 'payload'
import { REFERENCE_NAME_MAX } from '@/modules/inventory/lists/rules/list-limits'
import {
  REFERENCE_LISTS,
  type ReferenceList,
  type ReferenceSlug,
} from '@/modules/inventory/lists/rules/reference-lists'
import { byTheProductAlone, moduleAccess } from '../shared/access'
import { amount, link, statusField, text } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { stripUnseenInName } from '../shared/stripUnseenInName'
import { placeAtEnd } from './placeAtEnd'

/** Postgres table of a Payload slug. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** A list's fields in addition to name, status and order. */
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

/** Price types are the trade's three terms: their texts and order may change, the list may not. */
const FIXED: readonly ReferenceSlug[] = ['vehicle-price-types']

/** One reference list: name, status and order, with names unique ignoring case. */
function referenceList(list: ReferenceList & { slug: ReferenceSlug }): CollectionConfig {
  const fixed = FIXED.includes(list.slug)
  return {
    slug: list.slug,
    labels: { singular: list.singular, plural: list.plural },
    admin: {
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
      beforeOperation: [placeAtEnd(tableOf(list.slug))],
      beforeValidate: [
        stripUnseenInName(),
        refuseDuplicates(tableOf(list.slug), {
          field: 'name',
          column: 'name',
          message: `A ${list.singular.toLowerCase()} with this name already exists.`,
        }),
      ],
      beforeDelete: [refuseWhenInUse(list.singular)],
    },
  }
}

export const ReferenceLists: CollectionConfig[] = REFERENCE_LISTS.map(referenceList)
