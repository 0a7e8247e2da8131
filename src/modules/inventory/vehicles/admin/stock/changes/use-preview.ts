'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '@/ui/client/office'
import type { PriceChange } from '../../../rules/stock/price-change'

/** Long enough to finish typing a number. */
const TYPING_MS = 400

/** A value once it has stayed the same for a moment. */
function useSettled<T>(value: T, key: string): { settled: T; isSettled: boolean } {
  const [state, setState] = useState({ value, key })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the value is another
  useEffect(() => {
    const timer = setTimeout(() => setState({ value, key }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [key])
  return { settled: state.value, isSettled: state.key === key }
}

/** What a change of prices would do, worked out by the server while it is entered. */
export function usePreview(change: PriceChange | null, vehicles: { ids: number[] } | { search: string }) {
  const key = JSON.stringify([change, vehicles])
  const { isSettled, settled } = useSettled(change, key)
  const { data, isFetching } = useQuery({
    queryKey: ['price-preview', settled, vehicles],
    queryFn: ({ signal }) => {
      if (!settled) throw new Error('There is nothing to work out')
      const body = { price: settled, ...vehicles }
      return callApi('post', '/api/v1/vehicles/bulk/price-preview', { body, signal })
    },
    enabled: settled !== null,
    gcTime: 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const answer = change === null ? undefined : data
  return {
    busy: change !== null && (!isSettled || isFetching),
    found: answer?.ok ? answer.body.data : null,
    problem: answer && !answer.ok ? answer.message : '',
  }
}
export type Preview = ReturnType<typeof usePreview>
