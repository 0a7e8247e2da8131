import { fileTypeFromBuffer } from 'file-type'

/** Word files, by their actual content types. */
const SAME: Readonly<Record<string, string>> = { 'application/x-cfb': 'application/msword' }

/** Control characters that no text contains: all except tab, line breaks, form feed and escape. */
const isControl = (byte: number): boolean => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte)

const isPlainText = (bytes: Buffer): boolean => !bytes.some(isControl)

/** Windows' Notepad writes UTF-16 with a byte order mark. */
const hasUtf16Mark = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/**
 * The content type of a document, detected from its bytes; text is anything without a known signature and
 * without control characters.
 */
export async function detectDocumentType(bytes: Buffer): Promise<string | null> {
  // Its signature looks like the start of an audio file.
  if (hasUtf16Mark(bytes)) return 'text/plain'
  // Bytes that crash the parser have no signature it knows.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (type) return SAME[type.mime] ?? type.mime
  return bytes.length > 0 && isPlainText(bytes) ? 'text/plain' : null
}
