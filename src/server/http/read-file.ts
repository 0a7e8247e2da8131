import { badRequest, tooLarge, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'

/** What is said of a file that is too large, and of none. */
type Messages = { size: string; missing: string }

/**
 * A file that a call was sent, whole and in memory: for pictures and papers of a few megabytes.
 *
 * @param upload its bytes as they arrive
 * @param most how many there may be
 * @throws AppError 400 when the sender went away, 413 for more than `most`, 422 for an empty file
 */
export async function readFile(
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
