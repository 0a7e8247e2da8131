import { z } from 'zod'
import { recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { env } from '@/server/env'
import { isOwnOrigin } from '@/server/request-origin'
import { presignUpload } from '../operations/presign-upload'
import { storeDocument } from '../operations/store-document'
import { storeImage } from '../operations/store-image'
import { mediaUrl } from '../queries/build-medium-url'
import { DOCUMENTS } from '../rules/vehicle-documents'
import { presignInput, storeDocumentInput, storeImageInput } from '../schemas/upload'
import * as words from '../words'

const tag = 'Uploads'
// The folder decides which signed-in users may upload: for the inventory, staff who may create or update.
const sending = { method: 'post', access: { kind: 'signed-in' }, tag } as const

/** An address independent of the current page: absolute, under the host name that the caller uses. */
function absolute(url: string, headers: Headers): string {
  const origin = headers.get('origin')
  return new URL(url, origin && isOwnOrigin(headers) ? origin : env().SERVER_URL).href
}

const presigned = z
  .object({
    url: z.string(),
    method: z.literal('PUT'),
    headers: z.record(z.string(), z.string()),
    path: z.string(),
    publicUrl: z.string(),
    expiresAt: timestamp,
  })
  .meta({ id: 'PresignedUpload' })

const storedImage = z.object({
  path: z.string(),
  image_path: z.string(),
  media_id: z.int(),
  publicUrl: z.string(),
})

export const uploadRoutes = [
  defineRoute({
    ...sending,
    path: '/uploads/presigned-url',
    summary:
      'Get an address to PUT one file to, and the headers to send; the file is checked when it is used',
    body: presignInput,
    refusals: [413, 415, 429],
    response: recordOf(presigned),
    handler: async ({ body }, { req }) => {
      const upload = await presignUpload(req, body)
      return { data: { ...upload, url: absolute(upload.url, req.headers) } }
    },
  }),
  defineRoute({
    ...sending,
    path: '/uploads/images',
    summary: 'Store an uploaded picture, re-encoded in every size, after checking its content',
    body: storeImageInput,
    refusals: [404, 413, 415, 503],
    response: recordOf(storedImage),
    handler: async ({ body: { path } }, { req }) => {
      const { filename, mediaId } = await storeImage(req, path)
      const url = mediaUrl(filename)
      return { data: { path, image_path: url, media_id: mediaId, publicUrl: url } }
    },
  }),
  defineRoute({
    ...sending,
    path: '/uploads/documents',
    summary: 'Store an uploaded auction sheet or brochure of a vehicle, after checking its content',
    body: storeDocumentInput,
    names: { vehicleId: 'vehicle_id' },
    refusals: [404, 413, 415, 503],
    response: z.object({ success: z.boolean(), url: z.string(), message: z.string() }),
    handler: async ({ body }, { req }) => ({
      success: true,
      url: await storeDocument(req, body),
      message: words.labelUploadedSuccessfully(DOCUMENTS[body.kind].label),
    }),
  }),
]
