/** What a table may put in the place of a value; null leaves the field empty. */
export type TableValue = string | number | boolean | null

type Pattern = { parts: string[]; value: TableValue }

const CACHE_MAX = 10_000

/** The form in which texts and entries are compared. */
export const keyOf = (text: string): string => text.trim().toLowerCase()

/** Whether the parts between the stars follow each other in the text; one walk, whatever the pattern. */
function fits(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false
  let at = first.length
  const end = text.length - last.length
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/** Whether an entry stands for all texts of a form, so that its place among the others of that kind counts. */
export const isPattern = (text: string): boolean => text.includes('*')

/** Whether an entry with a star covers a text; both without case and outer blanks. */
export const patternFits = (text: string, pattern: string): boolean =>
  fits(keyOf(text), keyOf(pattern).split('*'))

/**
 * A look-up of values: without case and outer blanks, an exact entry before those with a star, these in the
 * order in which they were written. `Automatic (AV*` covers whatever begins so, `*` everything else that is
 * not empty; the entry '' stands for an empty cell.
 *
 * @returns the value, or undefined when the table says nothing about it
 */
export function tableLookup(
  entries: Readonly<Record<string, TableValue>>,
): (text: string) => TableValue | undefined {
  const exact = new Map<string, TableValue>()
  const patterns: Pattern[] = []
  for (const [text, value] of Object.entries(entries)) {
    if (isPattern(text)) patterns.push({ parts: keyOf(text).split('*'), value })
    else exact.set(keyOf(text), value)
  }
  const known = new Map<string, TableValue | undefined>()
  return (text) => {
    const key = keyOf(text)
    if (exact.has(key)) return exact.get(key)
    if (key === '' || patterns.length === 0) return undefined
    if (known.has(key)) return known.get(key)
    const value = patterns.find(({ parts }) => fits(key, parts))?.value
    if (known.size < CACHE_MAX) known.set(key, value)
    return value
  }
}
