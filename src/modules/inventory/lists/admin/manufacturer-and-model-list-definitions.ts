import type { z } from 'zod'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import type { UploadFolder } from '@/modules/inventory/media/rules/upload-folders'
import { optionsOf } from '../queries/list-entry-options'
import { getManufacturer, listManufacturers, type ManufacturerRow } from '../queries/list-manufacturers'
import { getModel, listModels, type ModelRow } from '../queries/list-models'
import { MAKE_DESCRIPTION_MAX, REFERENCE_NAME_MAX } from '../rules/list-limits'
import { manufacturerQuery } from '../schemas/manufacturer-input'
import { modelQuery } from '../schemas/model-input'
import * as words from '../words'
import { defineInventoryList, statusField, statusFilter } from './define-inventory-list'

const toggle = { field: 'status', on: 'active', off: 'inactive' } as const

export const manufacturerListDefinition = defineInventoryList<
  z.output<typeof manufacturerQuery>,
  ManufacturerRow
>({
  key: 'manufacturers',
  section: 'manufacturers',
  path: '/manufacturers',
  title: words.manufacturers,
  singular: words.manufacturer,
  opens: 'dialog',
  toggle,
  schema: manufacturerQuery,
  names: {},
  columns: [
    { key: 'logo', title: words.logo, kind: 'image' },
    { key: 'name', title: words.name },
    { key: 'description', title: words.description },
    { key: 'status', title: words.status, kind: 'status' },
    { key: 'updatedAt', title: words.updated, kind: 'day' },
  ],
  filters: async () => [
    { name: 'name', label: words.name, kind: 'search' },
    { name: 'description', label: words.description, kind: 'text' },
    statusFilter,
  ],
  fields: async () => [
    { name: 'name', label: words.name, kind: 'text', required: true, max: REFERENCE_NAME_MAX },
    statusField,
    { name: 'description', label: words.description, kind: 'area', wide: true, max: MAKE_DESCRIPTION_MAX },
    {
      name: 'logo',
      sent: 'logo_id',
      label: words.logo,
      kind: 'image',
      folder: 'manufacturers' satisfies UploadFolder,
      wide: true,
      help: words.jpegPngGif,
    },
  ],
  rows: (db, query) => listManufacturers(db, query, query),
  one: getManufacturer,
  toRow: ({ description, id, logoFile, logoId, name, status, updatedAt }) => {
    const logo = logoFile === null ? null : mediaUrl(logoFile)
    return {
      id,
      name,
      updatedAt,
      active: status === 'active',
      cells: { logo, name, description, updatedAt },
      values: { name, description, status, logo: logoId, logoUrl: logo },
    }
  },
})

export const modelListDefinition = defineInventoryList<z.output<typeof modelQuery>, ModelRow>({
  key: 'models',
  section: 'models',
  path: '/models',
  title: words.models,
  singular: words.model,
  opens: 'dialog',
  toggle,
  schema: modelQuery,
  names: { manufacturer: 'manufacturer_id' },
  columns: [
    { key: 'name', title: words.name },
    { key: 'manufacturer', title: words.manufacturer },
    { key: 'status', title: words.status, kind: 'status' },
    { key: 'updatedAt', title: words.updated, kind: 'day' },
  ],
  filters: async (db) => [
    { name: 'name', label: words.name, kind: 'search' },
    {
      name: 'manufacturer_id',
      label: words.manufacturer,
      kind: 'choice',
      any: words.anyManufacturer,
      options: await optionsOf(db, 'manufacturers'),
    },
    statusFilter,
  ],
  fields: async (db) => [
    {
      name: 'manufacturer',
      sent: 'manufacturer_id',
      label: words.manufacturer,
      kind: 'link',
      required: true,
      options: await optionsOf(db, 'manufacturers'),
    },
    { name: 'name', label: words.name, kind: 'text', required: true, max: REFERENCE_NAME_MAX },
    statusField,
  ],
  rows: listModels,
  one: getModel,
  toRow: ({ id, manufacturer, manufacturerId, name, status, updatedAt }) => ({
    id,
    name,
    updatedAt,
    active: status === 'active',
    cells: { name, manufacturer, updatedAt },
    values: { name, manufacturer: manufacturerId, status },
  }),
})
