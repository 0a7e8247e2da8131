import type { PayloadRequest } from 'payload'
import { AppError } from '@/kernel/errors'

/** What became of one of several tickets; `message` states why it was not changed. */
export type TicketOutcome = { id: number; isDone: boolean; message: string | null }

/** Changes tickets one by one, each in a transaction of its own: one that cannot be changed stops none of the others. */
export async function changeManyTickets(
  req: PayloadRequest,
  ids: readonly number[],
  change: (req: PayloadRequest, id: number) => Promise<void>,
): Promise<TicketOutcome[]> {
  const outcomes: TicketOutcome[] = []
  for (const id of new Set(ids)) {
    try {
      await change(req, id)
      outcomes.push({ id, isDone: true, message: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcomes.push({ id, isDone: false, message: error.issues?.[0]?.message ?? error.message })
    }
  }
  return outcomes
}
