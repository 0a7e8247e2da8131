'use client'
import { useSyncExternalStore } from 'react'
import * as words from '../../../words'
import { useFormParts } from '../form-context'
import { type EntryState, NOTHING_KNOWN } from './car-entry-store'

/** A part of what is known about the car; a field is rendered again only if its own part changes. */
export function useCarEntry<T extends string | number | boolean | object | null | undefined>(
  part: (state: EntryState) => T,
): T {
  const { entry } = useFormParts()
  return useSyncExternalStore(
    entry.follow,
    () => part(entry.get()),
    () => part(NOTHING_KNOWN),
  )
}

/** Where a field's value comes from, if earlier vehicles filled it in: 'from 14 earlier ZRR80G'. */
export const useMark = (field: string): string | undefined =>
  useCarEntry(({ code, earlier, filled }) =>
    filled.has(field) ? words.fromEarlier(earlier, code) : undefined,
  )

/** What earlier vehicles have in a field on which they differ; undefined if nothing is known. */
export const useEarlierChoices = (field: string): readonly string[] | undefined =>
  useCarEntry(({ choices }) => choices[field])

/** The code by which people know the car. */
export const useCode = (): string => useCarEntry(({ code }) => code)

/** What earlier vehicles have in a figure on which they differ, or the years in which they were made. */
export function useEarlierHint(field: string): string | undefined {
  return useCarEntry(({ choices, code, filled, years }) => {
    if (field === 'year')
      return years && !filled.has('year') ? words.earlierYears(code, years.from, years.to) : undefined
    const options = choices[field]
    return options && words.earlierFigures(code, options)
  })
}
