import type { z } from 'zod'
import type { Db } from '@/server/db-of'
import type { Column, Field, Filter, ListRow } from '@/ui/back-office/list/list-type'
import { optionsOf } from '../queries/list-entry-options'
import { getReferenceEntry, listReferenceEntries, type ReferenceRow } from '../queries/list-reference-entries'
import { REFERENCE_NAME_MAX } from '../rules/list-limits'
import { REFERENCE_LISTS, type ReferenceSlug } from '../rules/reference-lists'
import { listQuery } from '../schemas/list-query'
import { featureQuery } from '../schemas/reference'
import * as words from '../words'
import { defineInventoryList, type InventoryList, statusField, statusFilter } from './define-inventory-list'

const nameField = (slug: ReferenceSlug): Field => ({
  name: 'name',
  label: slug === 'vehicle-seats' ? words.seats : words.name,
  kind: 'text',
  required: true,
  max: REFERENCE_NAME_MAX,
})

const orderField: Field = {
  name: 'sortOrder',
  label: words.order,
  kind: 'number',
  help: words.lowerNumbersCome,
}

/** Columns of only some lists, after the name. */
const EXTRA_COLUMNS: Partial<Record<ReferenceSlug, Column[]>> = {
  'vehicle-colours': [{ key: 'hex', title: words.swatch, kind: 'color' }],
  'vehicle-price-types': [{ key: 'code', title: words.code }],
  'vehicle-features': [{ key: 'featureGroup', title: words.featureGroup }],
}

const toRow = ({ status, updatedAt, ...entry }: ReferenceRow): ListRow => {
  const { code, featureGroup, featureGroupId, hex, id, name, sortOrder } = entry
  return {
    id,
    name,
    updatedAt,
    active: status === 'active',
    cells: { name, hex, code, featureGroup, sortOrder, updatedAt },
    values: { name, hex, sortOrder, status, featureGroup: featureGroupId },
  }
}

/** A list's filters in addition to the common ones. */
const ownFilters = async (db: Db, slug: ReferenceSlug): Promise<Filter[]> => {
  if (slug !== 'vehicle-features') return []
  const options = await optionsOf(db, 'featureGroups')
  return [{ name: 'featureGroupId', label: words.featureGroup, kind: 'choice', any: words.anyGroup, options }]
}

/** A list's fields in addition to the common ones. */
async function ownFields(db: Db, slug: ReferenceSlug): Promise<Field[]> {
  if (slug === 'vehicle-colours')
    return [{ name: 'hex', label: words.swatch, kind: 'color', help: words.usedForColourDot }]
  if (slug !== 'vehicle-features') return []
  const options = await optionsOf(db, 'featureGroups')
  return [
    {
      name: 'featureGroup',
      sent: 'featureGroupId',
      label: words.featureGroup,
      kind: 'link',
      required: true,
      options,
    },
  ]
}

type Query = z.output<typeof featureQuery>

function listFor({ adminPath, plural, singular, slug }: (typeof REFERENCE_LISTS)[number]): InventoryList {
  const isFeature = slug === 'vehicle-features'
  return defineInventoryList<Query, ReferenceRow>({
    key: slug,
    section: `variables/${adminPath}`,
    path: `/${slug}`,
    title: plural,
    singular,
    opens: 'page',
    toggle: 'call',
    fixed: slug === 'vehicle-price-types' ? words.threePriceTerms : undefined,
    schema: isFeature ? featureQuery : listQuery,
    names: { featureGroup: 'featureGroupId' },
    columns: [
      { key: 'name', title: slug === 'vehicle-seats' ? words.seats : words.name },
      ...(EXTRA_COLUMNS[slug] ?? []),
      { key: 'sortOrder', title: words.order, kind: 'number' },
      { key: 'status', title: words.status, kind: 'status' },
      { key: 'updatedAt', title: words.updated, kind: 'day' },
    ],
    filters: async (db) => [
      { name: 'search', label: words.name, kind: 'search' },
      ...(await ownFilters(db, slug)),
      statusFilter,
    ],
    fields: async (db) => [nameField(slug), ...(await ownFields(db, slug)), orderField, statusField],
    rows: (db, query) => listReferenceEntries(db, slug, query),
    one: (db, id) => getReferenceEntry(db, slug, id),
    toRow,
  })
}

/** The seventeen lists of variables except tags, each from one row of the table of lists. */
export const referenceListDefinitions: InventoryList[] = REFERENCE_LISTS.map(listFor)
