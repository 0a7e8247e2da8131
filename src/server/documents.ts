import { fileTypeFromBuffer } from 'file-type'

/** What Word files are called by what they really are. */
const SAME: Readonly<Record<string, string>> = { 'application/x-cfb': 'application/msword' }

/** Signs that no text holds: controls other than tab, line breaks, form feed and escape. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte)

const isPlainText = (bytes: Buffer): boolean => !bytes.some(isControl)

/** Windows' notepad writes UTF-16 with a mark in front. */
const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** The content type of a document, read from its bytes; text is what has no other mark and no control signs. */
export async function documentTypeOf(bytes: Buffer): Promise<string | null> {
  // Its mark looks like the beginning of music.
  if (hasUtf16Mark(bytes)) return 'text/plain'
  // Bytes that its reader stumbles over carry no mark that it knows.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found) return SAME[found.mime] ?? found.mime
  return bytes.length > 0 && isPlainText(bytes) ? 'text/plain' : null
}
