import { isRecord } from '@/kernel/loose-values'
import { escapeMarkup } from '@/kernel/markup/escape'
import { partsOf } from '@/kernel/markup/rich-text'
import { isBlank } from '@/kernel/text/blank'
import { headingHtml, linesHtml, plainText } from '../data/block-markup'

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

type Fields = { title?: unknown; items?: unknown }

/** The questions and answers as HTML. */
export const questionsHtml = ({ items, title }: Fields): string =>
  headingHtml(title) +
  questionsIn(items)
    .map(({ answer, question }) => `<h3>${escapeMarkup(question)}</h3>${linesHtml(answer)}`)
    .join('')

/** All words of the questions and answers. */
export const questionsText = ({ items, title }: Fields): string =>
  [plainText(title), ...questionsIn(items).flatMap(({ answer, question }) => [question, answer])].join('\n')
