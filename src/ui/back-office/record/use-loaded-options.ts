'use client'
import { useQuery } from '@tanstack/react-query'
import { type OptionRoute, optionsOf } from '@/ui/client/options'
import type { Option } from '../list/types'

const NONE: Option[] = []

/**
 * What may be chosen beside another record; nothing while it is on its way, or while no other one is chosen.
 *
 * @returns the options, why they could not be loaded, and how to ask for them again
 */
export function useLoadedOptions(route: OptionRoute, by: string) {
  const { data, failureReason, refetch } = useQuery({ ...optionsOf(route, Number(by)), enabled: by !== '' })
  const problem = failureReason?.message ?? null
  return { options: data ?? NONE, problem, again: () => void refetch() }
}
