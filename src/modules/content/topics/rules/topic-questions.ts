import { isBlank } from '@/kernel/text'

export type Question = { question: string; answer: string }

type Some = Readonly<Record<string, unknown>>
const isSome = (value: unknown): value is Some => typeof value === 'object' && value !== null

/** The questions among a block's items that can be shown: each with an answer. */
export const questionsIn = (items: unknown): Question[] =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isSome(item)) return []
    const { answer, question } = item
    if (typeof question !== 'string' || typeof answer !== 'string') return []
    return isBlank(question) || isBlank(answer) ? [] : [{ question, answer }]
  })

/** Every question on a page, in order, for search engines. */
export function questionsOf(content: unknown): Question[] {
  const root = isSome(content) ? content.root : null
  const parts = isSome(root) && Array.isArray(root.children) ? root.children : []
  return parts.flatMap((part: unknown) =>
    isSome(part) && isSome(part.fields) && part.fields.blockType === 'questions'
      ? questionsIn(part.fields.items)
      : [],
  )
}
