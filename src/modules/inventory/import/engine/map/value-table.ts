/** A table's replacement for a value; null leaves the field empty. */
export type TableValue = string | number | boolean | null

type Pattern = { parts: string[]; value: TableValue }

const CACHE_MAX = 10_000

/** The normalized form in which texts and entries are compared. */
export const keyOf = (text: string): string => text.trim().toLowerCase()

/** Whether the parts between the stars follow each other in the text; one pass, whatever the pattern. */
function fits(text: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false
  let at = first.length
  const end = text.length - last.length
  for (const part of parts.slice(1, -1)) {
    const position = text.indexOf(part, at)
    if (position < 0 || position + part.length > end) return false
    at = position + part.length
  }
  return true
}

/** Whether an entry is a wildcard, so that its position among the wildcard entries matters. */
export const isPattern = (text: string): boolean => text.includes('*')

/** Whether a wildcard entry matches a text; both without case and surrounding blanks. */
export const patternFits = (text: string, pattern: string): boolean =>
  fits(keyOf(text), keyOf(pattern).split('*'))

/**
 * Looks up values, ignoring case and surrounding blanks: exact entries first, then wildcard entries in the
 * order written. `Automatic (AV*` matches everything with that beginning, `*` everything else that is not
 * empty; the entry '' means an empty cell.
 *
 * @returns the value, or undefined if the table does not have it
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
