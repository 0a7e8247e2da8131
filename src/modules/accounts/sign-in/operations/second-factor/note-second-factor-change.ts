import type { PayloadRequest } from 'payload'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit/record-event'

/** Writes into the audit log what was done to the second factor of an account. */
export const noteSecondFactorChange = (
  req: PayloadRequest,
  { email, id }: Pick<Account, 'id' | 'email'>,
  detail: string,
): Promise<void> =>
  recordEvent(req, {
    action: 'update',
    area: SIGN_IN_AREA,
    detail,
    record: { table: 'users', id, label: email },
  })
