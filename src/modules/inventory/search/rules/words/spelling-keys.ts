import { bySound, isForeign, lookalike } from '@/kernel/languages/foreign-letters'

/**
 * The keys of a phrase: two phrases with a key in common are the same name. Spaces and hyphens do not count; Cyrillic
 * and Greek letters also stand for the Latin ones that look or sound like them.
 */
export function keysOf(words: readonly string[]): string[] {
  const key = words.join('')
  if (key === '') return []
  if (!isForeign(key)) return [key]
  const alike = lookalike(key)
  return [...new Set([key, ...(isForeign(alike) ? [] : [alike]), bySound(key)])]
}
