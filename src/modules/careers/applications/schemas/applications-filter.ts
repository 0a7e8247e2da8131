import { z } from 'zod'
import { choiceQuery } from '@/input/list-query-fields'
import { readListParams } from '@/input/read-list-params'
import { viewFields } from '@/input/saved-view-fields'
import { applicationsFields } from './applications'

/** How the screen shows applications: as a table, or as a board with a column for each stage. */
export const APPLICATION_LOOKS = ['table', 'board'] as const
export type ApplicationLook = (typeof APPLICATION_LOOKS)[number]

/** The filters of the screen of applications, as its address sets them. */
export const applicationsFilter = applicationsFields.extend({ view: choiceQuery('view', APPLICATION_LOOKS) })
export type ApplicationsFilter = z.output<typeof applicationsFilter>

/** What stands in the address but belongs to no view: where in the list somebody is. */
const NO_PART = new Set(['page', 'limit'])

/** The filters, the order and the look of an address in canonical order. Unreadable parts are dropped. */
export function applicationViewQuery(query: string): string {
  const { given } = readListParams(applicationsFilter, {}, Object.fromEntries(new URLSearchParams(query)))
  return new URLSearchParams(Object.entries(given).filter(([name]) => !NO_PART.has(name))).toString()
}

/** A view to save: its name, and the filters, the order and the look as in an address. */
export const applicationViewInput = z.strictObject(viewFields(applicationViewQuery))

/** What can be changed in a view. */
export const applicationViewPatch = applicationViewInput.partial()
