import type { PayloadRequest } from 'payload'
import { forbidden } from '@/kernel/errors'
import { releaseLock, touchLock } from '@/server/database/record-locks'
import { inTransactionOn } from '@/server/transaction'
import { getVehicleEditor, lockedVehicle, type Somebody } from '../queries/get-vehicle-editing'

const LOCKS = 'payload-locked-documents'

/**
 * Makes the caller the one who is editing a vehicle, or reports that they still are: from then on nobody else
 * can save it.
 *
 * @param isTakenOver takes it from another user; otherwise they stay
 * @returns who is editing it now
 * @throws AppError 403 if nobody is signed in
 */
export async function beginVehicleEditing(
  req: PayloadRequest,
  id: number,
  isTakenOver: boolean,
): Promise<Somebody | null> {
  const { user } = req
  if (!user) throw forbidden()
  return inTransactionOn(req, [`editing:${id}`], async (inner, db) => {
    const editor = await getVehicleEditor(db, id)
    if (editor && editor.id !== user.id && !isTakenOver) return editor
    if (editor?.id === user.id) {
      await touchLock(db, lockedVehicle(id))
      return editor
    }
    await releaseLock(db, lockedVehicle(id))
    const data = {
      document: { relationTo: 'vehicles', value: id },
      user: { relationTo: user.collection, value: user.id },
    }
    await req.payload.db.create({ collection: LOCKS, data, req: inner, returning: false })
    return getVehicleEditor(db, id)
  })
}
