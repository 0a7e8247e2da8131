import type { ListState } from '@/input/read-list-params'
import { mayChangeView, mayShareViews } from '@/kernel/lists/saved-view-rules'
import { type Actor, seesCost } from '@/kernel/permissions'
import type { Db } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { listSavedViewsOf } from '../../../queries/stock/list-saved-views'
import { readStockSettingsOf } from '../../../queries/stock/read-stock-settings'
import {
  addedColumns,
  columnsFor,
  isSameChoice,
  shownColumns,
} from '../../../rules/stock/stock-column-choice'
import { readColumns, viewQuery } from '../../../schemas/saved-view'
import type { StockFilter } from '../../../schemas/stock-query'
import type { ViewState } from './view-state-type'

/**
 * What the list shows to somebody: the columns that the address names, else those of the saved view, else their own choice,
 * and never one that they may not see.
 */
export async function readViewState(
  db: Db,
  actor: Actor,
  { given, query }: ListState<StockFilter>,
): Promise<ViewState> {
  const id = actor.kind === 'staff' ? actor.id : 0
  const withCost = seesCost(actor)
  const fields = addedFields()
  const [saved, settings] = await Promise.all([listSavedViewsOf(db, id), readStockSettingsOf(db, id)])
  const open = saved.find((one) => one.id === query.saved)
  const shown = (columns: string | null | undefined) =>
    shownColumns(readColumns(columns, fields), withCost, fields)
  const own = shown(settings.columns)
  const ofView = open?.columns ? shown(open.columns) : own
  const columns = query.columns ? shown(query.columns) : ofView
  const filters = viewQuery(new URLSearchParams(given).toString(), fields)
  const views = saved.map(({ href, id: viewId, isShared, name, owner, userId }) => ({
    id: viewId,
    name,
    href,
    isShared,
    isOwn: userId === id,
    owner,
    mayChange: mayChangeView(actor, { userId, isShared }),
  }))
  return {
    views,
    current: views.find((one) => one.id === open?.id) ?? null,
    isChanged: open !== undefined && (open.query !== filters || !isSameChoice(columns, ofView)),
    query: filters,
    columns,
    offered: columnsFor(withCost, fields),
    added: addedColumns(fields),
    usual: shown(null),
    isInAddress: query.columns !== undefined,
    defaultView: settings.defaultView,
    mayShare: mayShareViews(actor, 'inventory'),
  }
}
