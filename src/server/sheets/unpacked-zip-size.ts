import { entriesOf } from './zip-entries'

/**
 * How large the files of a ZIP archive are once unpacked, by its directory. Null if the directory cannot be read,
 * or lacks a size: nobody should unpack such an archive.
 */
export function unpackedZipSize(bytes: Buffer): number | null {
  const entries = entriesOf(bytes)
  // An empty file is packed into two bytes.
  if (!entries || entries.some(({ packed, unpacked }) => unpacked === 0 && packed > 2)) return null
  return entries.reduce((size, { unpacked }) => size + unpacked, 0)
}

/** What a ZIP archive is that is no workbook, by the files in it; null for a workbook, and for what cannot be read. */
export function otherArchive(bytes: Buffer): 'archive' | 'document' | 'openDocument' | null {
  const names = entriesOf(bytes)?.map(({ name }) => name)
  if (!names || names.length === 0 || names.some((name) => name.startsWith('xl/'))) return null
  if (names.includes('mimetype') && names.includes('content.xml')) return 'openDocument'
  return names.includes('[Content_Types].xml') ? 'document' : 'archive'
}
