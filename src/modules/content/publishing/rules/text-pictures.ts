import { isRecord, linkedId, type Values } from '@/kernel/loose-values'
import { childrenOf, isRichText } from '@/kernel/markup/rich-text'

/** Most parts that are looked at; the rules of texts allow fewer. */
const MOST = 50_000

/** What may hold a picture inside the fields of a block: texts, lists and groups, however they are nested. */
const inFields = (fields: Values): unknown[] =>
  Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : [value]))

function pictureOf(part: Values): number[] {
  const id =
    part.type === 'upload' && part.relationTo === 'media' ? linkedId(part.value) : linkedId(part.image)
  return id === null ? [] : [id]
}

function within(part: Values): unknown[] {
  if (isRichText(part)) return [part.root]
  if (typeof part.type === 'string' && Array.isArray(part.children))
    return [...childrenOf(part), ...(isRecord(part.fields) ? [part.fields] : [])]
  return isRecord(part.fields) ? [part.fields] : inFields(part)
}

/** The ids of the pictures in a text of the editor, as they follow each other: between its lines, and in its blocks. */
function picturesInOrder(content: unknown): number[] {
  const found = new Set<number>()
  const waiting: unknown[] = [content]
  for (let n = 0; waiting.length > 0 && n < MOST; n += 1) {
    const part = waiting.pop()
    if (!isRecord(part)) continue
    for (const id of pictureOf(part)) found.add(id)
    waiting.push(...within(part).toReversed())
  }
  return [...found]
}

/** The ids of all pictures in a text, in ascending order. */
export const picturesOf = (content: unknown): number[] => picturesInOrder(content).sort((a, b) => a - b)

/** The id of the first picture in a text; null for one without any. */
export const firstPictureOf = (content: unknown): number | null => picturesInOrder(content)[0] ?? null
