import type { z } from 'zod'
import { issue } from '@/kernel/issue'
import { addIssues } from './issues'

const DAY_LENGTH = '2026-01-31'.length

/** Whether a range ends before it begins; a day lasts until its end. */
const isInverted = (from: string, to: string): boolean =>
  from.length === DAY_LENGTH || to.length === DAY_LENGTH
    ? from.slice(0, DAY_LENGTH) > to.slice(0, DAY_LENGTH)
    : Date.parse(from) > Date.parse(to)

/** The query of a list, in which the last day of a range cannot be before the first: `from` and `to` are its fields. */
export const daysInOrder = <S extends z.ZodObject>(
  query: S,
  ...ranges: readonly { from: keyof S['shape'] & string; to: keyof S['shape'] & string }[]
): S =>
  query.superRefine((given: Record<string, unknown>, context) => {
    for (const { from, to } of ranges) {
      const [first, last] = [given[from], given[to]]
      if (typeof first !== 'string' || typeof last !== 'string' || !isInverted(first, last)) continue
      addIssues([issue(to, 'The last day cannot be before the first')], context)
    }
  })
