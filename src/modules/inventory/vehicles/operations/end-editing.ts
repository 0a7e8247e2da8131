import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { type Db, inTransactionOn } from '@/server/transaction'
import { vehicleEditor } from '../queries/vehicle-editing'

/** Removes every lock on a vehicle, expired ones too. */
export async function releaseEditing(db: Db, id: number): Promise<void> {
  await db.execute(sql`DELETE FROM payload_locked_documents WHERE id IN (
    SELECT parent_id FROM payload_locked_documents_rels WHERE path = 'document' AND vehicles_id = ${id})`)
}

/**
 * The caller has stopped editing a vehicle: others can again. Does nothing if someone else is editing it.
 *
 * @throws AppError 403 if nobody is signed in
 */
export async function endEditing(req: PayloadRequest, id: number): Promise<void> {
  const { user } = req
  if (!user) throw forbidden()
  await inTransactionOn(req, [`editing:${id}`], async (_, db) => {
    const editor = await vehicleEditor(db, id)
    if (editor?.id === user.id) await releaseEditing(db, id)
  })
}
