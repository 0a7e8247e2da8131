import { z } from 'zod'
import type { OwnData } from '@/api/module'
import { ownView, savedViewRoutes } from '@/api/saved-view-routes'
import { buildViewWriter } from '@/modules/accounts/saved-views/operations/build-view-writer'
import { dbOf } from '@/server/db-of'
import { listOwnSalesViews, listSalesViews, SALES_VIEWS } from '../queries/list-sales-views'
import { SALES_LISTS } from '../rules/sales-lists'
import { salesViewInput, salesViewPatch, salesViewsQuery } from '../schemas/sales-view'

const viewRecord = z
  .object({
    id: z.int(),
    list: z.enum(SALES_LISTS),
    name: z.string(),
    query: z.string(),
    href: z.string(),
    isShared: z.boolean(),
    // Whose it is, for views of others.
    owner: z.string().nullable(),
    mayChange: z.boolean(),
  })
  .meta({ id: 'SalesView' })

/** Views of quotes, orders and payments. */
export const salesViewRoutes = savedViewRoutes({
  ...buildViewWriter(SALES_VIEWS),
  path: '/sales-views',
  tag: 'Saved views',
  summaries: {
    list: 'List your saved views of quotes, orders and payments, and those that others share',
    save: 'Save the filters and the order of a list of quotes, orders or payments under a name',
    change: 'Rename a saved view of sales, replace what it shows, or share it with all who sell',
    delete: 'Delete a saved view of sales',
  },
  refusals: [409],
  record: viewRecord,
  query: salesViewsQuery,
  input: salesViewInput,
  patch: salesViewPatch,
  list: async ({ actor, req }, { id, query }) => listSalesViews(await dbOf(req), actor, { id, ...query }),
})

/** The views that somebody has saved, in the file of their own data. */
export const ownSalesViewsData: OwnData = {
  key: 'salesViews',
  shape: z.array(z.object({ list: z.enum(SALES_LISTS), ...ownView })),
  read: listOwnSalesViews,
}
