'use client'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '@/ui/client/read-of'
import { useDebouncedValue } from '@/ui/use-debounced-value'
import { tagRoute } from '../rules/tag'

/** Long enough to finish typing a name before it is checked. */
const TYPING_MS = 300

/** Whether another tag already has this name; null while unknown. The list returns an equal name first. */
export function useTagNameCheck(given: string, ownId: number | undefined): 'free' | 'taken' | null {
  const name = given.trim()
  const debounced = useDebouncedValue(name, TYPING_MS, '')
  const { data } = useQuery({
    ...readOf('/api/v1/tags', { params: { query: { limit: '1', name: debounced } } }),
    enabled: tagRoute(debounced) !== '',
  })
  if (!data || debounced !== name) return null
  const [first] = data.data
  const isSame = first?.name.toLowerCase() === name.toLowerCase()
  return isSame && first?.id !== ownId ? 'taken' : 'free'
}
