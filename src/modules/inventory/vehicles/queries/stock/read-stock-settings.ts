import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { stockSettings } from '../tables'

const SETTINGS = { columns: stockSettings.columns, defaultView: stockSettings.defaultView }

/** What a member of staff has chosen for the list of vehicles. */
export async function readStockSettingsOf(db: Db, userId: number): Promise<RowOf<typeof SETTINGS>> {
  const [row] = await select(db, SETTINGS, sql`FROM stock_settings WHERE user_id = ${userId}`)
  return row ?? { columns: null, defaultView: null }
}
