import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { checkKey } from './check-key'
import { contentTypeOfName } from './content-type-of-name'
import type { Storage, StoredFacts } from './storage-type'

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function write(place: string, data: Buffer | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true })
  const beside = `${place}.${randomBytes(6).toString('hex')}.part`
  const file = await open(beside, 'w')
  try {
    await file.writeFile(data)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(beside, { force: true })
    throw error
  }
  await file.close()
  await rename(beside, place)
}

/**
 * Files in a folder of this machine. A file is written to a temporary name, flushed and renamed, so that a
 * crash leaves either the old file or the new one.
 */
export function localStorage(root: string): Storage {
  const placeOf = (key: string) => path.join(root, checkKey(key))
  const head = async (key: string): Promise<StoredFacts | null> => {
    try {
      const stats = await stat(placeOf(key))
      if (!stats.isFile()) return null
      const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`
      return { size: stats.size, type: contentTypeOfName(key), etag }
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }
  return {
    head,
    put: async (key, data) => write(placeOf(key), data),
    putStream: async (key, source) => write(placeOf(key), source),
    async get(key, part) {
      const facts = await head(key)
      return facts && { ...facts, stream: createReadStream(placeOf(key), part) }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    direct: null,
  }
}
