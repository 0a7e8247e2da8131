const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

export const placeholder = (name: string): string => `{{${name}}}`

/** The {{placeholders}} of a text that are none of these, by name and once each. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const written = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim())
  return [...new Set(written.filter((name) => !known.includes(name)))]
}

/** What is wrong with the {{placeholders}} of a text of which only some are filled in; null if they all are. */
export function placeholderProblem(text: string, known: readonly string[]): string | null {
  const unknown = unknownPlaceholders(text, known)
  if (unknown.length === 0) return null
  const names = unknown.map(placeholder).join(', ')
  return `${names} cannot be filled in. Use ${known.map(placeholder).join(', ')}`
}
