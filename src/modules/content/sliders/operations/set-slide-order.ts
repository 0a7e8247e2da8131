import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockRows } from '@/server/database/lock-rows'
import { inTransaction } from '@/server/transaction'
import { SLIDE_MESSAGES } from '../rules/slide'

/**
 * Puts the slides of one place in this order, all at once. The time of their last change stays, so that whoever has one
 * of them open can still save it.
 *
 * @throws AppError 404 for one that is gone, 422 for slides of several places
 */
export const setSlideOrder = (req: PayloadRequest, ids: readonly number[]): Promise<void> =>
  inTransaction({ payload: req.payload, req }, async (_, db) => {
    const found = await lockRows(db, 'homepage_slides', ids)
    if (found.length !== ids.length) throw notFound()
    const order = sql`unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS o (id, n)`
    const { rows } = await db.execute(
      sql`SELECT DISTINCT s.topic_page_id FROM homepage_slides s JOIN ${order} ON o.id = s.id`,
    )
    if (rows.length > 1) throw validationFailed([issue('ids', SLIDE_MESSAGES.severalPlaces)])
    await db.execute(sql`UPDATE homepage_slides s SET position = o.n - 1 FROM ${order}
      WHERE o.id = s.id AND s.position IS DISTINCT FROM o.n - 1`)
  })
