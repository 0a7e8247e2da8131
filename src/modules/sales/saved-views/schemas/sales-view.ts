import { z } from 'zod'
import { viewFields } from '@/input/saved-view-fields'
import { viewQuery } from '@/kernel/lists/saved-view-rules'
import { SALES_LISTS } from '../rules/sales-lists'

const list = z.enum(SALES_LISTS, { error: `List must be one of ${SALES_LISTS.join(', ')}` })

/** Of which list views are asked for; all of them without one. */
export const salesViewsQuery = z.object({ list: list.optional() })

/** A view to save: its list, its name, and the filters and the order as in an address. */
export const salesViewInput = z.strictObject({ list, ...viewFields(viewQuery) })

/** What can be changed in a view. */
export const salesViewPatch = salesViewInput.omit({ list: true }).partial()
