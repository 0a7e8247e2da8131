import type { CollectionConfig } from 'payload'
import { IMAGE_READERS } from '@/modules/inventory/media/rules/image-access'
import { FOLDER_NAME_MAX, FOLDER_TAKEN } from '@/modules/inventory/media/rules/image-folder-limits'
import { may, mayOneOf, moduleAccess } from '../shared/access'
import { line } from '../shared/fields'
import { refuseDuplicates } from '../shared/refuseDuplicates'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'

/** Folders of the library of images; they are a way to find images, and decide nothing about who sees them. */
export const ImageFolders: CollectionConfig = {
  slug: 'image-folders',
  labels: { singular: 'Folder', plural: 'Image folders' },
  admin: { group: false, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'], hideAPIURL: true },
  access: moduleAccess('inventory', {
    create: may('inventory', 'update'),
    read: mayOneOf(...IMAGE_READERS),
    delete: may('inventory', 'update'),
  }),
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [line('name', FOLDER_NAME_MAX, { required: true })],
  hooks: {
    beforeValidate: [
      ({ data }) => (typeof data?.name === 'string' ? { ...data, name: data.name.trim() } : data),
      refuseDuplicates('image_folders', { field: 'name', column: 'name', message: FOLDER_TAKEN }),
    ],
    beforeDelete: [refuseWhenInUse('Folder', 'Move its images to another folder first.')],
  },
}
