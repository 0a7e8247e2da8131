import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The memory limit of one process, in bytes. */
const MEMORY_BYTES = 24 * 1024 * 1024

type Make = () => Promise<Buffer>

/**
 * Caches files that can be made again at any time: the most recently used in memory, all of them on disk.
 * Concurrent requests for one file make it once. A full or read-only disk costs speed, never a picture.
 * Without a folder they are cached in memory only.
 */
export function pictureCache(
  folder: string | null,
  memoryBytes: number = MEMORY_BYTES,
): (name: string, make: Make) => Promise<Buffer> {
  const cache = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const storePicture = (name: string, data: Buffer) => {
    if (data.length > memoryBytes || cache.has(name)) return
    cache.set(name, data)
    bytes += data.length
    for (const [oldest, old] of cache) {
      if (bytes <= memoryBytes) break
      cache.delete(oldest)
      bytes -= old.length
    }
  }

  const fetch = async (name: string, make: Make): Promise<Buffer> => {
    const place = folder === null ? null : path.join(folder, name)
    // An unreadable copy is made again, and one that cannot be written is made again next time: the folder
    // only saves work.
    const stored = place && (await readFile(place).catch(() => null))
    const data = stored || (await make())
    if (place && !stored) await store(place, data).catch(() => undefined)
    storePicture(name, data)
    return data
  }

  return (name, make) => {
    const known = cache.get(name)
    if (known) {
      // Moved to the end: the map's first entry is the least recently used.
      cache.delete(name)
      cache.set(name, known)
      return Promise.resolve(known)
    }
    const running = making.get(name) ?? fetch(name, make).finally(() => making.delete(name))
    making.set(name, running)
    return running
  }
}

/** Whole or absent: written to a temporary name, then renamed. */
async function store(place: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true })
  const beside = `${place}.${randomBytes(6).toString('hex')}.part`
  await writeFile(beside, data)
  await rename(beside, place)
}
