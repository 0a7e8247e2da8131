import { z } from 'zod'
import { freeText, optionalText, requiredText } from '@/input/fields'
import { URL_MAX } from '@/kernel/markup/safe-links'
import { UPLOAD_FOLDERS } from '../rules/upload-folders'
import { DOCUMENT_KINDS, NO_VEHICLE_MESSAGE } from '../rules/vehicle-documents'

const size = z
  .number({ error: ({ input }) => (input == null ? 'Size is required' : 'Size must be a number') })
  .int('Size must be a whole number')
  .min(1, 'The file is empty')

/** A file to upload: its type under either name, its file name, its size, and its folder. */
export const presignInput = z
  .strictObject({
    contentType: optionalText('Content type', 200),
    fileType: optionalText('File type', 200),
    fileName: requiredText('File name', 255),
    size,
    folder: z
      .enum(Object.keys(UPLOAD_FOLDERS) as [keyof typeof UPLOAD_FOLDERS], { error: 'Unknown folder' })
      .nullish(),
  })
  .refine(({ contentType, fileType }) => Boolean(contentType || fileType), {
    path: ['contentType'],
    error: 'Invalid file type',
  })
export type PresignInput = z.infer<typeof presignInput>

const path = requiredText('Path', URL_MAX)

/** An uploaded picture. */
export const storeImageInput = z.strictObject({ path })

/** An uploaded paper; while its vehicle is being created the vehicle has a temporary id. */
export const storeDocumentInput = z.strictObject({
  path,
  vehicleId: z.union([z.int().min(1), freeText('Vehicle', 64).regex(/^temp-/)], {
    error: NO_VEHICLE_MESSAGE,
  }),
  kind: z.enum(DOCUMENT_KINDS, { error: `Kind must be one of ${DOCUMENT_KINDS.join(', ')}` }),
})
