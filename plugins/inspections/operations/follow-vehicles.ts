import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import type { Listener } from '@/server/events'
import { sendJob } from '@/server/jobs/send-job'
import { returning } from '@/server/rows/returning'
import { inspections } from '../tables.gen'
import { removeFileQueue } from './declare-remove-file-queue'
import { updateInspectedVehicle } from './update-inspected-vehicle'

/**
 * Follows changes to vehicles, by whatever means. One restored from the trash gets the result of inspections
 * recorded in the meantime; a deleted one's inspections and certificates are removed.
 */
export const followVehicles: Listener<'vehicleChanged'> = async ({ how, ids }, { db, req }) => {
  if (how === 'restored') for (const id of ids) await updateInspectedVehicle(req, id)
  if (how === 'deleted' || how === 'import-undone') await removeForlorn(req, db)
}

/** The database has already cleared their link. */
async function removeForlorn(req: PayloadRequest, db: Db): Promise<void> {
  const gone = await returning(
    db,
    { key: inspections.fileKey },
    sql`DELETE FROM inspections WHERE vehicle_id IS NULL`,
  )
  for (const { key } of gone) if (key) await sendJob(req, removeFileQueue, { key })
}
