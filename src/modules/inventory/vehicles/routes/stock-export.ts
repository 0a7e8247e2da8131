import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/types'
import { validationFailed } from '@/kernel/errors'
import { seesCost, visibleShowrooms } from '@/kernel/permissions'
import { recordEvent } from '@/server/audit'
import { addedFields } from '@/server/rows/added-fields'
import { dbOf } from '@/server/transaction'
import { stockIds } from '../queries/list-stock'
import { exportColumns } from '../queries/stock/export-columns'
import { stockCsv, stockXlsx } from '../queries/stock/export-stock'
import { readStockSettingsOf } from '../queries/stock/list-saved-views'
import { shownColumns } from '../rules/stock/column-choice'
import { EXPORT_MAX, EXPORT_TOO_LARGE, type ExportFormat } from '../rules/stock/export-limits'
import { readColumns } from '../schemas/saved-view'
import { STOCK_NAMES, type StockFileFilter, stockFileQueryWith } from '../schemas/stock-list'

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>

const shared = {
  method: 'get',
  tag: 'Vehicles',
  access: { kind: 'module', module: 'inventory', action: 'read' },
  query: () => stockFileQueryWith(addedFields()),
  names: STOCK_NAMES,
  response: z.never(),
} as const

/** The file with what the list shows: its filters and order, and the columns that its viewer has chosen and may see. */
async function exported({ actor, req }: RouteContext, filter: StockFileFilter, format: ExportFormat) {
  const db = await dbOf(req)
  const withCost = seesCost(actor)
  const options = { most: EXPORT_MAX + 1, seesCost: withCost }
  const ids = await stockIds(db, filter, visibleShowrooms(actor), options)
  if (ids.length > EXPORT_MAX) throw validationFailed([{ path: '', message: EXPORT_TOO_LARGE }])
  const chosen = filter.columns ?? (await readStockSettingsOf(db, Number(req.user?.id))).columns
  const fields = addedFields()
  const columns = exportColumns(shownColumns(readColumns(chosen, fields), withCost, fields), fields)
  await recordEvent(req, {
    action: 'export',
    area: 'Vehicles',
    detail: `${ids.length} vehicles: ${columns.map(({ heading }) => heading).join(', ')}`,
  })
  const write = format === 'csv' ? stockCsv : stockXlsx
  return new Response(write(req.payload.db.drizzle, { ids, columns, seesCost: withCost }), {
    headers: {
      'content-type': format === 'csv' ? `${TYPES.csv}; charset=utf-8` : TYPES.xlsx,
      'content-disposition': `attachment; filename="vehicles-${new Date().toISOString().slice(0, 10)}.${format}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The list of vehicles as a file. */
export const stockExportRoutes = [
  defineRoute({
    ...shared,
    path: '/vehicles/export/csv',
    givesFile: TYPES.csv,
    summary:
      'Download the vehicles that the staff’s list finds as CSV, up to 20,000, with the given columns or those that you have chosen for the list',
    handler: ({ query }, context) => exported(context, query, 'csv'),
  }),
  defineRoute({
    ...shared,
    path: '/vehicles/export/xlsx',
    givesFile: TYPES.xlsx,
    summary:
      'Download the vehicles that the staff’s list finds as a workbook, up to 20,000, with the given columns or those that you have chosen for the list',
    handler: ({ query }, context) => exported(context, query, 'xlsx'),
  }),
]
