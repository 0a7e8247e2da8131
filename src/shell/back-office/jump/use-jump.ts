import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readOf } from '@/ui/client/read-of'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import type { Screen } from '../navigation/navigation-data'
import * as words from '../words'
import { JUMP_MIN } from './jump-limits'
import { matchScreens } from './match-screens'
import { type Recent, recentOf } from './recent-jumps'

/** How long somebody pauses before records are searched, in milliseconds. */
const PAUSE_MS = 150

export type JumpLine = Recent
export type JumpGroup = { key: string; title: string; lines: JumpLine[] }

export type JumpSource = {
  screens: readonly Screen[]
  findsRecords: boolean
  userId: number
}

const lineOf = ({ href, place, title }: Screen): JumpLine => ({ href, title, detail: place })

/** Screens are known at once; what was opened last stands there until something is typed. */
function knownLines({ screens, userId }: JumpSource, typed: string): JumpGroup[] {
  const own = typed === '' ? recentOf(userId) : []
  const shown = typed === '' ? screens.filter(({ under }) => under === null) : matchScreens(screens, typed)
  const groups = [
    { key: 'recent', title: words.recent, lines: own },
    { key: 'screens', title: words.screens, lines: shown.map(lineOf) },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

/** What the search across the back office shows for a text, and how the reading of records stands. */
export function useJump(source: JumpSource, text: string) {
  const typed = text.trim()
  const debounced = useDeferredValue(useDebouncedValue(typed, PAUSE_MS))
  const isQuerying = source.findsRecords && debounced.length >= JUMP_MIN && typed.length >= JUMP_MIN
  const read = useQuery({
    ...readOf('/api/v1/jump', { params: { query: { q: debounced } } }),
    enabled: isQuerying,
    placeholderData: keepPreviousData,
  })
  const groups = isQuerying && !read.isError ? (read.data?.data ?? []) : []
  const records = groups.map(({ found, key, title }) => ({ key, title, lines: found }))
  const isBehind = debounced !== typed || read.isFetching
  return {
    groups: [...knownLines(source, typed), ...records],
    /** Too little was typed for records. */
    isShort: source.findsRecords && typed !== '' && typed.length < JUMP_MIN,
    isSearching: source.findsRecords && typed.length >= JUMP_MIN && isBehind && !read.isError,
    failed: isQuerying && read.isError ? read.error.message : null,
    retry: () => void read.refetch(),
  }
}
