import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { inTransaction } from '@/server/transaction'
import { listSavedViewsOf } from '../../queries/stock/list-saved-views'
import type { StockSettingsInput } from '../../schemas/saved-view'

/**
 * Remembers what the request's person has chosen for the list of vehicles: its columns, and the view it opens with.
 *
 * @param given what is left out stays as it is; no columns are the usual ones, null is no default view
 * @throws AppError 422 for a view that the person does not have
 */
export async function chooseStockSettings(req: PayloadRequest, given: StockSettingsInput): Promise<void> {
  const { columns, defaultView } = given
  const userId = Number(req.user?.id)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (defaultView && (await listSavedViewsOf(db, userId, defaultView)).length === 0)
      throw validationFailed([{ path: 'defaultView', message: 'Saved view not found' }])
    await db.execute(sql`INSERT INTO stock_settings (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`)
    if (columns !== undefined)
      await db.execute(
        sql`UPDATE stock_settings SET columns = nullif(${columns}, '') WHERE user_id = ${userId}`,
      )
    if (defaultView !== undefined)
      await db.execute(sql`UPDATE stock_settings SET default_view = ${defaultView} WHERE user_id = ${userId}`)
  })
}
