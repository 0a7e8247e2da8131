import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PendingViews } from './count-page-views-in-memory'

/** Adds views to the daily totals. */
export async function addPageViewsToTotals(payload: Payload, views: readonly PendingViews[]): Promise<void> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO vehicle_views AS kept (vehicle_id, day, views)
    SELECT vehicle, day, views
    FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS seen(vehicle int, day date, views int)
    ORDER BY vehicle, day
    ON CONFLICT (vehicle_id, day) DO UPDATE SET views = kept.views + excluded.views`)
}
