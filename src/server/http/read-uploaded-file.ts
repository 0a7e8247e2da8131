import { badRequest, tooLarge, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'

/** The messages for a file that is too large and for a missing one. */
type Messages = { size: string; missing: string }

/**
 * An uploaded file, whole and in memory: for pictures and papers of a few megabytes.
 * @param upload its bytes as they arrive
 * @param most the largest size, in bytes
 * @throws AppError 400 if the sender disconnects, 413 for more than `most`, 422 for an empty file
 */
export async function readUploadedFile(
  upload: AsyncIterable<Uint8Array>,
  most: number,
  messages: Messages,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of upload) {
      size += part.byteLength
      if (size > most) break
      parts.push(part)
    }
  } catch {
    throw badRequest('The file was not received completely. Please send it again.')
  }
  if (size > most) throw tooLarge(messages.size)
  if (size === 0) throw validationFailed([issue('', messages.missing)])
  return Buffer.concat(parts)
}
