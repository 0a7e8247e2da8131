import { defineListExport } from '@/api/define-list-export'
import { seesCost } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { readStockOf, stockIds } from '../queries/list-stock'
import { exportColumns } from '../queries/stock/export-columns'
import { readStockSettingsOf } from '../queries/stock/read-stock-settings'
import { shownColumns } from '../rules/stock/stock-column-choice'
import { readColumns } from '../schemas/saved-view'
import { STOCK_NAMES, stockFileQueryWith } from '../schemas/stock-query'

/** The list of vehicles as a file: its filters and order, and the columns that its viewer has chosen and may see. */
export const stockExportRoutes = defineListExport({
  path: '/vehicles/export',
  tag: 'Vehicles',
  access: { kind: 'module', module: 'inventory', action: 'read' },
  query: () => stockFileQueryWith(addedFields()),
  names: STOCK_NAMES,
  singular: 'vehicle',
  more: ', with the given columns or those that you have chosen for the list',
  logsColumns: true,
  find: async ({ actor, req }, filter, most) => {
    const db = await dbOf(req)
    const withCost = seesCost(actor)
    const chosen = filter.columns ?? (await readStockSettingsOf(db, Number(req.user?.id))).columns
    const fields = addedFields()
    return {
      ids: await stockIds(db, filter, visibleShowrooms(actor), { most, seesCost: withCost }),
      columns: exportColumns(shownColumns(readColumns(chosen, fields), withCost, fields), fields),
      read: (some) => readStockOf(req.payload.db.drizzle, some, withCost),
    }
  },
})
