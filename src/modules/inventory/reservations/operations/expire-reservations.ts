import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { AppError } from '@/kernel/errors'
import { reservations } from '@/modules/inventory/tables.gen'
import type { TraceNote } from '@/server/audit/audit-stamp'
import { logger } from '@/server/logger'
import { select } from '@/server/rows/select'
import { IN_FORCE } from '../rules/reservation-workflow'
import { takeReservationStep } from './take-reservation-step'

const TRACE: TraceNote = { actorKind: 'job', actorLabel: 'End expired reservations' }

/**
 * Ends every reservation whose time is over, each in its own transaction, and notifies its customer. May run
 * at any time and any number of times; one that cannot be ended is logged and does not stop the others.
 *
 * @returns how many were ended
 */
export async function expireReservations(payload: Payload): Promise<number> {
  const due = await select(
    payload.db.drizzle,
    { id: reservations.id },
    sql`FROM reservations WHERE status = ${IN_FORCE} AND expires_at <= now() ORDER BY expires_at, id`,
  )
  let ended = 0
  for (const { id } of due) if (await expire(payload, id)) ended += 1
  return ended
}

async function expire(payload: Payload, id: number): Promise<boolean> {
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  try {
    await takeReservationStep(req, id, 'expire', { actor: 'clock', showrooms: 'all', staffId: null })
    return true
  } catch (error) {
    // Ended in the meantime: nothing left to do.
    if (!(error instanceof AppError))
      logger.error({ err: error, reservation: id }, 'a hold could not be ended')
    return false
  }
}
