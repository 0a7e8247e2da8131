'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '@/ui/client/call-api'
import type { PriceChange } from '../../../rules/stock/price-change'

/** Long enough to finish typing a number. */
const TYPING_MS = 400

/** Whether something has stayed the same for a moment. */
function useDebouncedValue(key: string): boolean {
  const [resolved, setResolved] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setResolved(key), TYPING_MS)
    return () => clearTimeout(timer)
  }, [key])
  return resolved === key
}

/** What a change of prices would do, worked out by the server while it is entered. */
export function usePricePreview(
  change: PriceChange | null,
  vehicles: { ids: number[] } | { search: string },
) {
  const isStable = useDebouncedValue(JSON.stringify([change, vehicles]))
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['price-preview', change, vehicles],
    queryFn: ({ signal }) => {
      if (!change) throw new Error('There is nothing to work out')
      return callApi('post', '/api/v1/vehicles/bulk/price-preview', {
        body: { price: change, ...vehicles },
        signal,
      })
    },
    enabled: change !== null && isStable,
    gcTime: 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const answer = change === null ? undefined : data
  return {
    busy: change !== null && (!isStable || isFetching || isPlaceholderData),
    result: answer?.ok ? answer.body.data : null,
    problem: answer && !answer.ok ? answer.message : '',
  }
}
export type Preview = ReturnType<typeof usePricePreview>
