import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'
import { inTransaction } from '@/server/transaction'
import { SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { removeSecondFactor } from './remove-second-factor'

/**
 * Removes the second factor of a person who lost their phone and recovery codes; all sessions end. If their
 * role requires one, they set up a new one at the next sign-in.
 *
 * @throws AppError 403, 404, 409 if there is none
 */
export async function resetSecondFactor(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const [person] = await lockPeople(inner, db, [id], 'update', true)
    if (!(await removeSecondFactor(db, id))) throw conflict(SECOND_FACTOR_MESSAGES.none)
    await endSessions(db, id)
    await recordEvent(inner, {
      action: 'update',
      area: SIGN_IN_AREA,
      detail: 'second factor reset',
      record: { table: 'users', id, label: person?.email },
    })
  })
}
