import { Readable } from 'node:stream'
import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'
import type { Plugin } from 'payload'
import { avifOf, makeTwinLater, twinsOf } from '@/server/media-twins'
import { storage } from '@/server/storage'
import { reached, storedKeys } from '@/server/storage/reached'

/** Key of an upload's file, or of one of its sizes. */
export const mediaKey = (filename: string): string => `media/${filename}`

/** Public address of an upload's file: photographs are public by plain address. */
export const mediaURL = (filename: string): string => `/media/${encodeURIComponent(filename)}`

const adapter: Adapter = () => ({
  name: 'kaido-storage',
  generateURL: ({ filename }) => mediaURL(filename),
  handleUpload: async ({ file, req }) => {
    const key = mediaKey(file.filename)
    await reached(storage().put(key, file.buffer, file.mimeType))
    storedKeys(req).push(key)
    makeTwinLater(avifOf(key))
  },
  handleDelete: async ({ filename }) => {
    const key = mediaKey(filename)
    await Promise.all([key, ...twinsOf(key)].map((one) => storage().remove(one)))
  },
  staticHandler: async (_req, { params }) => {
    const file = await storage().get(mediaKey(params.filename))
    if (!file) return new Response(null, { status: 404 })
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: { 'content-type': file.type, 'content-length': String(file.size) },
    })
  },
})

/** Payload's uploads go through the product's own storage: a folder or S3, one code path. */
export const storagePlugin = (): Plugin =>
  cloudStoragePlugin({
    collections: {
      media: {
        adapter,
        disableLocalStorage: true,
        disablePayloadAccessControl: true,
        generateFileURL: ({ filename }) => mediaURL(filename),
      },
    },
  })
