import type { CollectionConfig } from 'payload'
import type { Media as Image } from '@/payload-types'
import { byTheProductAlone, mayOneOf, moduleAccess } from '../shared/access'
import { text } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { mayReplaceFile, refuseOthersFile } from './guardFileOwners'
import { emitFileReplaced } from './imageChangeHooks'
import { redirectToPublicFile } from './redirectToPublicFile'
import { storeFreshImage } from './storeFreshImage'
import { stripReadOnlyFields } from './stripReadOnlyFields'

const webp = (quality: number) => ({ format: 'webp' as const, options: { quality } })

/**
 * Image files, re-encoded on arrival: upright, without location or camera data, in the sizes that pages use.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: { group: false, useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: moduleAccess('inventory', {
    // Whoever writes posts and pages uploads and chooses pictures for them.
    create: mayOneOf(['inventory', 'update'], ['content', 'create'], ['content', 'update']),
    read: mayOneOf(['inventory', 'read'], ['content', 'create'], ['content', 'update']),
    update: mayReplaceFile,
  }),
  disableDuplicate: true,
  // A file's owner can only be determined one file at a time.
  disableBulkEdit: true,
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    // From the name alone Payload would build an address that it does not serve itself.
    adminThumbnail: ({ doc }) => (doc as Partial<Image>).sizes?.thumb?.url ?? null,
    handlers: [redirectToPublicFile],
    imageSizes: [
      { name: 'thumb', width: 160, height: 120, fit: 'cover', formatOptions: webp(70) },
      { name: 'card', width: 480, formatOptions: webp(74), withoutEnlargement: true },
      { name: 'detail', width: 1280, formatOptions: webp(80), withoutEnlargement: true },
    ],
  },
  fields: [
    text('alt', { maxLength: 200 }),
    text('drawing', { index: true, unique: true, admin: { hidden: true }, access: byTheProductAlone }),
  ],
  hooks: {
    beforeOperation: [stripReadOnlyFields, storeFreshImage],
    afterChange: [emitFileReplaced],
    beforeDelete: [refuseOthersFile, refuseWhenInUse('Image')],
  },
}
