/** The text of a version, by field, and its long text as HTML and in lines of words. */
export type VersionText = {
  fields: Readonly<Record<string, unknown>>
  html: string | null
  lines: readonly string[]
}

/** A field that differs, as text; '' where it is empty. */
export type Difference = { field: string; older: string; newer: string }

/** Of a version, what says nothing about its text. */
const SILENT = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'status',
  'hasDraft',
  'bodyHtml',
  'contentHtml',
  'body',
  'content',
  'parentId',
  'writer',
])

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(asText).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  const { name, title } = value as { name?: unknown; title?: unknown }
  return typeof name === 'string' ? name : typeof title === 'string' ? title : JSON.stringify(value)
}

/** 'metaDescription' as 'Meta description'. */
export const fieldWords = (field: string): string => {
  const words = field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields that modules add stand among the others. */
const withAdded = ({ added, ...fields }: VersionText['fields']): VersionText['fields'] => ({
  ...fields,
  ...(typeof added === 'object' ? added : {}),
})

/** The fields that differ between two versions, without their long text. */
export function changedFields(older: VersionText, newer: VersionText): Difference[] {
  const [before, after] = [withAdded(older.fields), withAdded(newer.fields)]
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, older: asText(before[field]), newer: asText(after[field]) }))
    .filter((row) => row.older !== row.newer)
}

/** A line of the long text, where it stands, and whether the other version has it. */
export type MarkedLine = { at: number; text: string; isChanged: boolean }

const marked = (lines: readonly string[], others: readonly string[]): MarkedLine[] => {
  const known = new Set(others)
  return lines.map((text, at) => ({ at, text, isChanged: !known.has(text) }))
}

/** The long texts of two versions, with the lines marked that the other lacks; null if they are the same. */
export function changedText(
  older: VersionText,
  newer: VersionText,
): { older: MarkedLine[]; newer: MarkedLine[] } | null {
  if (older.html === newer.html) return null
  return { older: marked(older.lines, newer.lines), newer: marked(newer.lines, older.lines) }
}
