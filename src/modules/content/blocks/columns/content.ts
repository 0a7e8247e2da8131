import { isRecord } from '@/kernel/loose-values'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentAsText } from '@/modules/content/rich-text/rules/content-as-text'

type Fields = { columns?: unknown }

/** The texts of the columns that have one, with the ids of their rows. */
export const columnsIn = (columns: unknown): { id: string; text: unknown }[] =>
  (Array.isArray(columns) ? columns : []).flatMap((column: unknown, index) =>
    isRecord(column) && storedContent(column.text)
      ? [{ id: String(column.id ?? index), text: column.text }]
      : [],
  )

/** The texts one after the other as HTML. */
export const columnsHtml = ({ columns }: Fields, at: { text: (content: unknown) => string }): string =>
  columnsIn(columns)
    .map(({ text }) => at.text(text))
    .join('')

/** The words of all columns. */
export const columnsText = ({ columns }: Fields): string =>
  columnsIn(columns)
    .map(({ text }) => contentAsText(storedContent(text)))
    .join('\n')
