import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { releaseLock } from '@/server/database/record-locks'
import { inTransactionOn } from '@/server/transaction'
import { getVehicleEditor, lockedVehicle } from '../queries/get-vehicle-editing'

/**
 * The caller has stopped editing a vehicle: others can again. Does nothing if someone else is editing it.
 *
 * @throws AppError 403 if nobody is signed in
 */
export async function endVehicleEditing(req: PayloadRequest, id: number): Promise<void> {
  const { user } = req
  if (!user) throw forbidden()
  await inTransactionOn(req, [`editing:${id}`], async (_, db) => {
    const editor = await getVehicleEditor(db, id)
    if (editor?.id === user.id) await releaseLock(db, lockedVehicle(id))
  })
}
