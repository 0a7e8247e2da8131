import { notFound, tooLarge } from '@/kernel/errors'
import { storage } from '@/server/storage'
import { orUnavailable } from '@/server/storage/storage-failures'

/**
 * The bytes of an upload.
 *
 * @param most the largest size accepted, in bytes
 * @throws AppError 404 if it is not uploaded yet, 413, 503
 */
export async function readSentFile(
  path: string,
  most: { bytes: number; message: string },
): Promise<Buffer<ArrayBuffer>> {
  const file = await orUnavailable(storage().get(path))
  if (!file) throw notFound('Upload failed')
  if (file.size > most.bytes) {
    file.stream.destroy()
    throw tooLarge(most.message)
  }
  return Buffer.concat(await orUnavailable(file.stream.toArray()))
}
