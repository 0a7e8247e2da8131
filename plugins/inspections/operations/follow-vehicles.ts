import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Listener } from '@/server/events'
import { sendJob } from '@/server/jobs/send'
import { returning } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { inspections } from '../tables.gen'
import { removeFileQueue } from './queue'
import { settleInspection } from './settle-inspection'

/**
 * Follows what becomes of vehicles, by whichever way. One that is taken back from the trash says what its inspections
 * came to meanwhile; with one that is gone its inspections and their certificates go.
 */
export const followVehicles: Listener<'vehicleChanged'> = async ({ how, ids }, { db, req }) => {
  if (how === 'restored') for (const id of ids) await settleInspection(req, id)
  if (how === 'deleted' || how === 'import-undone') await removeForlorn(req, db)
}

/** The database has emptied their link by now. */
async function removeForlorn(req: PayloadRequest, db: Db): Promise<void> {
  const gone = await returning(
    db,
    { key: inspections.fileKey },
    sql`DELETE FROM inspections WHERE vehicle_id IS NULL`,
  )
  for (const { key } of gone) if (key) await sendJob(req, removeFileQueue, { key })
}
