import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { dbOf } from '@/server/transaction'
import { fromHtml } from '../engine/from-html'
import { knownBlocks } from '../queries/list-known-blocks'
import type { Content } from '../rules/content'
import { parseContent } from '../rules/parse-content'

/** Whether a text contains an element of HTML, closed or not. */
const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>|<!--/i.test(text)

/**
 * A text as a call sends it: of the editor, as HTML, or plain.
 *
 * @throws AppError 422 for what cannot be read, for an unsafe link of the editor, and for too much of it
 */
export async function readSentContent(
  req: PayloadRequest,
  field: string,
  sent: unknown,
): Promise<Content | null> {
  const content =
    typeof sent === 'string' && isHtml(sent)
      ? await fromHtml(req.payload, await dbOf(req), sent)
      : parseContent(sent, knownBlocks())
  if (!content.ok) throw validationFailed([issue(field, content.error)])
  return content.value
}
