import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { textOrNull } from '@/server/sql'
import { type Db, inTransaction } from '@/server/transaction'
import { type AlertFrequency, dueAt, zoneOfCountry } from '../rules/alerts'
import type { SavedSearchPatch } from '../schemas/saved-search'

/**
 * Renames a search of the person of a request, or writes of it more or less often.
 *
 * @throws AppError 404 when that person keeps no such search
 */
export async function changeSavedSearch(
  req: PayloadRequest,
  id: number,
  { name, frequency }: SavedSearchPatch,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    const { rows } = await db.execute(sql`
      SELECT s.frequency, u.country FROM saved_searches s JOIN users u ON u.id = s.user_id
      WHERE s.id = ${id} AND s.user_id = ${Number(req.user?.id ?? 0)} FOR UPDATE OF s`)
    const found = rows[0]
    if (!found) throw notFound('Saved search not found')
    if (name !== undefined)
      await db.execute(sql`UPDATE saved_searches SET name = ${name}, updated_at = now() WHERE id = ${id}`)
    if (frequency !== undefined && frequency !== found.frequency)
      await setAlertFrequency(db, id, frequency, zoneOfCountry(textOrNull(found.country)))
  })
}

/**
 * Writes of a kept search as often as said. What waits to be told moves with it, or is dropped; what was listed while
 * nothing was wanted is no news later.
 *
 * @param zone the person's clock
 */
export async function setAlertFrequency(
  db: Db,
  id: number,
  frequency: AlertFrequency,
  zone: string,
): Promise<void> {
  await db.execute(sql`
    UPDATE saved_searches SET frequency = ${frequency}, updated_at = now(),
      last_mark = CASE WHEN frequency = 'off' THEN now() ELSE last_mark END
    WHERE id = ${id}`)
  const due = dueAt(frequency, new Date(), zone)
  await db.execute(
    due
      ? sql`UPDATE vehicle_alerts SET due_at = ${due.toISOString()} WHERE search_id = ${id} AND due_at IS NOT NULL`
      : sql`DELETE FROM vehicle_alerts WHERE search_id = ${id} AND told_at IS NULL`,
  )
}
