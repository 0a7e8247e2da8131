const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** What follows the end of an archive is a comment of at most so many bytes. */
const COMMENT_MAX = 0xffff

function endOf(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  return null
}

/**
 * How large the files of a ZIP archive are once unpacked, by its directory. Null if the directory cannot be read,
 * or lacks a size: nobody should unpack such an archive.
 */
export function unpackedSize(bytes: Buffer): number | null {
  const end = endOf(bytes)
  if (end === null) return null
  const entries = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  let size = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    // An empty file is packed into two bytes.
    if (unpacked === 0 && packed > 2) return null
    size += unpacked
    at +=
      ENTRY_BYTES + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return size
}
