import type { z } from 'zod'
import { MAX_LIMIT } from '@/kernel/lists/paging-limits'
import { VALIDITIES } from '@/kernel/lists/validity'
import type { RecordList } from '@/kernel/record-list'
import { choiceQuery, pageQuery, textQuery } from './list-query-fields'

/** The query of a list call: page, search text and filters. */
export const recordQuery = ({ filters, lasts, maxLimit = MAX_LIMIT }: RecordList): z.ZodObject =>
  pageQuery({ maxLimit }).extend({
    ...Object.fromEntries(
      ['search', ...filters.map(({ field }) => field)].map((name) => [name, textQuery(name)]),
    ),
    ...(lasts && { validity: choiceQuery('validity', VALIDITIES) }),
  })
