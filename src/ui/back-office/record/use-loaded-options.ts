'use client'
import { useQuery } from '@tanstack/react-query'
import { type OptionRoute, optionsOf } from '@/ui/client/options-of-record'
import type { Option } from '../list/list-type'

const NONE: Option[] = []

/**
 * The options that depend on another record; none while they are loading, or while no other record is chosen.
 *
 * @returns the options, the error if loading failed, and a function to retry
 */
export function useLoadedOptions(route: OptionRoute, by: string) {
  const { data, failureReason, refetch } = useQuery({ ...optionsOf(route, Number(by)), enabled: by !== '' })
  const problem = failureReason?.message ?? null
  return { options: data ?? NONE, problem, again: () => void refetch() }
}
