import { mayShareViews, viewQuery } from '@/kernel/lists/saved-view-rules'
import type { Actor } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import type { SalesList } from '../rules/sales-lists'
import { listSalesViews, SALES_VIEWS } from './list-sales-views'

/** The viewer's views of a list, and what it shows in the words of a view. */
export async function readViewState(
  db: Db,
  actor: Actor,
  list: SalesList,
  given: Readonly<Record<string, string>>,
) {
  const query = viewQuery(new URLSearchParams(given).toString())
  return {
    views: await listSalesViews(db, actor, { list }),
    query,
    isNarrowed: query !== '',
    mayShare: mayShareViews(actor, SALES_VIEWS.module),
  }
}
