import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What one process keeps in memory, in bytes. */
const MEMORY_BYTES = 24 * 1024 * 1024

type Make = () => Promise<Buffer>

/**
 * Files that can be made again at any time: in memory the ones used last, on disk all of them. One that is asked
 * for by many at once is made once. A disk that is full or read-only costs speed, never a picture. With no folder
 * they are kept in memory alone.
 */
export function pictureCache(
  folder: string | null,
  memoryBytes: number = MEMORY_BYTES,
): (name: string, make: Make) => Promise<Buffer> {
  const kept = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const keep = (name: string, data: Buffer) => {
    if (data.length > memoryBytes || kept.has(name)) return
    kept.set(name, data)
    bytes += data.length
    for (const [oldest, old] of kept) {
      if (bytes <= memoryBytes) break
      kept.delete(oldest)
      bytes -= old.length
    }
  }

  const fetch = async (name: string, make: Make): Promise<Buffer> => {
    const place = folder === null ? null : path.join(folder, name)
    // A copy that cannot be read is made, and one that cannot be kept is made again: the folder only saves work.
    const stored = place && (await readFile(place).catch(() => null))
    const data = stored || (await make())
    if (place && !stored) await store(place, data).catch(() => undefined)
    keep(name, data)
    return data
  }

  return (name, make) => {
    const known = kept.get(name)
    if (known) {
      // Moved to the end: the first in the map is the one that nobody asked for the longest.
      kept.delete(name)
      kept.set(name, known)
      return Promise.resolve(known)
    }
    const running = making.get(name) ?? fetch(name, make).finally(() => making.delete(name))
    making.set(name, running)
    return running
  }
}

/** Whole or absent: written beside its place, then renamed. */
async function store(place: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true })
  const beside = `${place}.${randomBytes(6).toString('hex')}.part`
  await writeFile(beside, data)
  await rename(beside, place)
}
