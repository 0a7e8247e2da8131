import { z } from 'zod'
import { choiceQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { recordInput } from '@/input/record-input'
import { SHEET_LIMITS } from '@/kernel/files/sheet-limits'
import { CUSTOMS_FIELDS, HEADER_ROWS, NEEDED_FIELDS } from '../rules/customs-columns'
import { CUSTOMS_LIST_STATUSES, customsLists } from '../rules/customs-list'

export const customsListInput = recordInput(customsLists)
export const customsListPatch = customsListInput.partial()

export const customsListsQuery = pageQuery().extend({
  search: textQuery('search'),
  country: textQuery('country'),
  status: choiceQuery('status', CUSTOMS_LIST_STATUSES),
})
export type CustomsListsQuery = z.output<typeof customsListsQuery>

export const customsLinesQuery = pageQuery().extend({ search: textQuery('search') })
export type CustomsLinesQuery = z.output<typeof customsLinesQuery>

const NAME_MAX = 200

/** The row with the headings of one sheet, counted from 0, if somebody has chosen it. */
export const customsHeaderQuery = z.object({ sheet: textQuery('sheet'), header: wholeQuery('header') })

/** The name of an uploaded file. */
export const customsFileQuery = z.object({ name: textQuery('name') })

const column = z
  .int('A column must be a whole number')
  .min(0)
  .max(SHEET_LIMITS.columns - 1, 'There is no such column')

/** How a sheet becomes lines: columns and header row are counted from 0. */
export const customsMapInput = z.strictObject({
  sheet: z.string({ error: 'sheet must be text' }).max(NAME_MAX),
  header: z
    .int('header must be a whole number')
    .min(0)
    .max(HEADER_ROWS - 1, `The headings must be in the first ${HEADER_ROWS} rows`),
  columns: z
    .partialRecord(z.enum(CUSTOMS_FIELDS), column)
    .refine(
      (columns) => NEEDED_FIELDS.every((field) => columns[field] !== undefined),
      'Choose the columns of make, model and value',
    ),
  repeats: z.boolean({ error: 'repeats must be true or false' }),
})
export type CustomsMapInput = z.output<typeof customsMapInput>
