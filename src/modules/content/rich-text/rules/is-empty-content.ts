import { isBlank } from '@/kernel/text/blank'
import { type ContentNode, insideOf, storedContent } from './content'
import { contentAsText } from './content-as-text'

const isShown = (node: ContentNode): boolean =>
  node.type === 'block' || node.type === 'upload' || insideOf(node).some(isShown)

/** Whether readers would see nothing: no word, no picture and no block. Takes a text as sent or as stored. */
export function isEmptyContent(content: unknown): boolean {
  if (typeof content === 'string') return isBlank(content)
  const known = storedContent(content)
  return known === null || (isBlank(contentAsText(known)) && !isShown(known.root))
}
