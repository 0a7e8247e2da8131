import { type RefObject, useEffect, useState } from 'react'
import { recentSearches } from '@/modules/inventory/saved-searches/ui/search/browser-searches'
import {
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_LIMIT,
  SUGGESTION_MIN_CHARS,
} from '@/modules/inventory/search/rules/search-limits'
import type { Line } from './suggestion-lines'

/** The lines under a field; `isRecent` if they are recent searches. */
export type Lines = { of: string; isRecent: boolean; lines: readonly Line[] }

const NOTHING: Lines = { of: '', isRecent: false, lines: [] }

const recent = (): Lines => ({
  of: '',
  isRecent: true,
  lines: recentSearches.read().map(({ name, href }) => ({ key: href, label: name, note: '', href })),
})

/** The code that requests suggestions is only loaded for people who type. */
async function suggested(
  text: string,
  field: RefObject<HTMLInputElement | null>,
  signal: AbortSignal,
): Promise<Line[]> {
  const { fetchSuggestions, lineOf } = await import('./suggestion-lines')
  const suggestions = await fetchSuggestions(text, signal)
  const form = field.current?.form ?? null
  return suggestions.slice(0, SUGGESTION_LIMIT).map((one) => lineOf(one, form))
}

/**
 * The lines for the text typed so far: recent searches for an empty field, suggestions from the first
 * character on. One call after a pause; outdated calls are aborted, and a failed one offers nothing.
 *
 * @param text null while nobody types
 */
export function useSuggestions(text: string | null, field: RefObject<HTMLInputElement | null>): Lines {
  const [lines, setLines] = useState<Lines>(NOTHING)
  const query = text?.trim() ?? null
  useEffect(() => {
    if (query === null) return setLines(NOTHING)
    if (query.length < SUGGESTION_MIN_CHARS) return setLines(recent())
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      // Searching works without suggestions.
      const results = await suggested(query, field, stop.signal).catch(() => [])
      if (!stop.signal.aborted) setLines({ of: query, isRecent: false, lines: results })
    }, SUGGESTION_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, field])
  return lines
}
