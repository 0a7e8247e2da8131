import type { CollectionConfig } from 'payload'
import { IMAGE_READERS, IMAGE_SENDERS } from '@/modules/inventory/media/rules/image-access'
import type { Media as Image } from '@/payload-types'
import { byTheProductAlone, mayOneOf, moduleAccess } from '../shared/access'
import { link, text } from '../shared/fields'
import { refuseWhenInUse } from '../shared/refuseWhenInUse'
import { applyPictureEdits } from './applyPictureEdits'
import { mayChangePicture, mayReplaceFile, refuseOthersFile } from './guardFileOwners'
import { emitFileReplaced } from './imageChangeHooks'
import { fillUsedBy, filterByView } from './imageListHooks'
import { lockPicture } from './lockPicture'
import { redirectToPublicFile } from './redirectToPublicFile'
import { storeFreshImage } from './storeFreshImage'
import { stripReadOnlyFields } from './stripReadOnlyFields'

const ADMIN = '/modules/inventory/media/admin/library'

const webp = (quality: number) => ({ format: 'webp' as const, options: { quality } })

/**
 * Image files, re-encoded on arrival: upright, without location or camera data, in the sizes that pages use.
 */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    group: false,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'folder', 'filesize', 'usedBy', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    hideAPIURL: true,
    baseFilter: filterByView,
    components: {
      beforeListTable: [`${ADMIN}/images-toolbar#ImagesToolbar`],
      edit: { beforeDocumentControls: [`${ADMIN}/delete-image#DeleteImage`] },
    },
  },
  defaultSort: '-createdAt',
  access: moduleAccess('inventory', {
    create: mayOneOf(...IMAGE_SENDERS),
    read: mayOneOf(...IMAGE_READERS),
    update: mayChangePicture,
  }),
  disableDuplicate: true,
  // A file's owner can only be determined one file at a time.
  disableBulkEdit: true,
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    pasteURL: false,
    // From the name alone Payload would build an address that it does not serve itself.
    adminThumbnail: ({ doc }) => (doc as Partial<Image>).sizes?.thumb?.url ?? null,
    handlers: [redirectToPublicFile],
    imageSizes: [
      { name: 'thumb', width: 160, height: 120, fit: 'cover', formatOptions: webp(70) },
      // Whole, so that no point of theirs matters; without 'inside' each would be encoded twice.
      { name: 'card', width: 480, fit: 'inside', formatOptions: webp(74), withoutEnlargement: true },
      { name: 'detail', width: 1280, fit: 'inside', formatOptions: webp(80), withoutEnlargement: true },
    ],
  },
  fields: [
    {
      name: 'editsNote',
      type: 'ui',
      admin: { components: { Field: `${ADMIN}/edits-note#EditsNote` }, disableListColumn: true },
    },
    text('alt', {
      label: 'Alternative text',
      maxLength: 200,
      admin: {
        components: { afterInput: [`${ADMIN}/alt-help#AltHelp`], Cell: `${ADMIN}/image-cells#AltCell` },
      },
    }),
    link('folder', 'image-folders', { index: true, access: { update: mayReplaceFile } }),
    {
      name: 'filesize',
      type: 'number',
      label: 'Size',
      admin: { hidden: true, disableListFilter: true, components: { Cell: `${ADMIN}/image-cells#SizeCell` } },
    },
    {
      name: 'usedBy',
      label: 'Used',
      type: 'text',
      virtual: true,
      admin: {
        components: {
          Cell: `${ADMIN}/image-cells#UsedCell`,
          Field: `${ADMIN}/image-uses-field#ImageUsesField`,
        },
      },
    },
    text('drawing', { index: true, unique: true, admin: { hidden: true }, access: byTheProductAlone }),
  ],
  hooks: {
    beforeOperation: [stripReadOnlyFields, storeFreshImage, lockPicture, applyPictureEdits],
    afterChange: [emitFileReplaced],
    afterOperation: [fillUsedBy],
    beforeDelete: [refuseOthersFile, refuseWhenInUse('Image')],
  },
}
