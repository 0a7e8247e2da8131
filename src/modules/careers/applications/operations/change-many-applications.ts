import type { PayloadRequest } from 'payload'
import { AppError } from '@/kernel/errors'
import type { BulkInput } from '../schemas/applications'
import { changeApplicationStatus } from './change-application-status'

/** What became of each application, in the order in which they were sent. */
export type ManyChanged = { id: number; message: string | null }[]

/** Sets the status of several applications, each in a transaction of its own: one that is refused stops no other. */
export async function changeManyApplications(
  req: PayloadRequest,
  { ids, ...change }: BulkInput,
): Promise<ManyChanged> {
  const changed: ManyChanged = []
  for (const id of new Set(ids)) {
    try {
      await changeApplicationStatus(req, id, change)
      changed.push({ id, message: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      changed.push({ id, message: error.message })
    }
  }
  return changed
}
