import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { listVehicleEditors } from '../queries/get-vehicle-editing'
import { editedBy } from '../words'
import type { RefusedVehicle } from './list-bulk-candidates'

/**
 * Those of some vehicles that another user is editing in the form, as refusals with that user's name. People change
 * them neither alone nor with many others, until the other is done or they take over.
 */
export async function checkEditors(
  { user }: Pick<PayloadRequest, 'user'>,
  db: Db,
  vehicles: readonly { id: number; name: string }[],
): Promise<RefusedVehicle[]> {
  const ids = vehicles.map(({ id }) => id)
  const editors = await listVehicleEditors(db, ids)
  return vehicles.flatMap(({ id, name }) => {
    const editor = editors.get(id)
    return editor && editor.id !== user?.id ? [{ id, name, message: editedBy(editor.name) }] : []
  })
}
