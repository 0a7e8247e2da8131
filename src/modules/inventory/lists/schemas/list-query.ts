import type { z } from 'zod'
import { choiceQuery, pageQuery, textQuery } from '@/input/list-query-fields'

/** A list entry is offered for new vehicles while it is active. */
export const REFERENCE_STATUSES = ['active', 'inactive'] as const
export type ReferenceStatus = (typeof REFERENCE_STATUSES)[number]

/** The query of every reference list: page, limit (10, at most 100), search by name, status. */
export const listQuery = pageQuery().extend({
  search: textQuery('search'),
  status: choiceQuery('status', REFERENCE_STATUSES),
})
export type ListQuery = z.infer<typeof listQuery>
