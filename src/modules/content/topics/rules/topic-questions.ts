import { isRecord } from '@/kernel/loose-values'
import { partsOf } from '@/kernel/markup/rich-text'
import { isBlank } from '@/kernel/text'

export type Question = { question: string; answer: string }

/** The questions among a block's items that can be shown: each with an answer. */
export const questionsIn = (items: unknown): Question[] =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isRecord(item)) return []
    const { answer, question } = item
    if (typeof question !== 'string' || typeof answer !== 'string') return []
    return isBlank(question) || isBlank(answer) ? [] : [{ question, answer }]
  })

/** Every question on a page, in order, for search engines. */
export function questionsOf(content: unknown): Question[] {
  return partsOf(content).flatMap((part) =>
    isRecord(part) && isRecord(part.fields) && part.fields.blockType === 'questions'
      ? questionsIn(part.fields.items)
      : [],
  )
}
