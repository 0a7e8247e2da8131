import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const FILE_BYTES = 30
/** What follows the end of an archive is a comment of at most so many bytes. */
const COMMENT_MAX = 0xffff

function endOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  return null
}

type ArchiveEntry = {
  name: string
  packed: number
  unpacked: number
  isDeflated: boolean
  /** Where the file begins, with a header of its own. */
  at: number
}

/** The files in a ZIP archive, by its directory; null if that cannot be read. */
export function entriesOf(bytes: Buffer): ArchiveEntry[] | null {
  const end = endOf(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ArchiveEntry[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const length = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + length),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      isDeflated: bytes.readUInt16LE(at + 10) === 8,
      at: bytes.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** A file of a ZIP archive; null if it has none of this name, or a larger one. */
export function fileIn(bytes: Buffer, name: string, most: number): Buffer | null {
  const entry = entriesOf(bytes)?.find((one) => one.name === name)
  if (!entry || entry.unpacked > most || entry.at + FILE_BYTES > bytes.length) return null
  const from = entry.at + FILE_BYTES + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
  const packed = bytes.subarray(from, from + entry.packed)
  try {
    return entry.isDeflated ? inflateRawSync(packed, { maxOutputLength: most }) : packed
  } catch {
    return null
  }
}
