import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Result } from '@/kernel/result'
import { dbOf } from '@/server/db-of'
import { fromHtml } from '../engine/from-html'
import { knownBlocks } from '../queries/list-known-blocks'
import type { Content } from '../rules/content'
import { parseContent } from '../rules/parse-content'

/** Whether a text contains an element of HTML, closed or not. */
const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text)

/**
 * A text in its one form, however it is written: by the editor, as HTML, or plain.
 *
 * @returns the message of what is wrong: a part that cannot be read, an unsafe link of the editor, or too much of it
 */
export const readContent = async (
  req: PayloadRequest,
  sent: unknown,
): Promise<Result<Content | null, string>> =>
  typeof sent === 'string' && isHtml(sent)
    ? fromHtml(req.payload, await dbOf(req), sent)
    : parseContent(sent, knownBlocks())

/** A text that a call sends. @throws AppError 422 for what `readContent` refuses */
export async function readSentContent(
  req: PayloadRequest,
  field: string,
  sent: unknown,
): Promise<Content | null> {
  const content = await readContent(req, sent)
  if (!content.ok) throw validationFailed([issue(field, content.error)])
  return content.value
}
