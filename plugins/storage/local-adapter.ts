import { Readable } from 'node:stream'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'
import { keyOf } from './media-file-hooks'

/**
 * Payload's files in a folder of this machine: written to a temporary name and renamed, like every other
 * file.
 */
export const localAdapter: Adapter = () => ({
  name: 'local',
  handleUpload: ({ file, storageFilePath }) =>
    orUnavailable(storage().put(storageFilePath, file.buffer, file.mimeType)),
  handleDelete: ({ storageFilePath }) => storage().remove(storageFilePath),
  staticHandler: async (_req, { params }) => {
    const file = await storage().get(keyOf(params.filename))
    if (!file) return new Response(null, { status: 404 })
    return new Response(Readable.toWeb(file.stream) as ReadableStream, {
      headers: { 'content-type': file.type, 'content-length': String(file.size) },
    })
  },
})
