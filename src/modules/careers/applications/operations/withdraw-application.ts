import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { inTransactionOn } from '@/server/transaction'
import { applicationKey, lockApplication } from './lock-application'
import { moveLockedApplication } from './move-locked-application'

/** Withdraws an application of the request's person. @throws AppError 404, 409 once it is decided */
export async function withdrawApplication(req: PayloadRequest, id: number): Promise<void> {
  const userId = Number(req.user?.id)
  await inTransactionOn(req, [applicationKey(id)], async (inner, db) => {
    const application = await lockApplication(db, id, { applicantId: userId })
    // Of a rejection that the applicant has not been told of yet, withdrawing reveals nothing.
    if (application.isRejected && application.isMailed) throw conflict('This application is already decided.')
    const open = { ...application, isRejected: false }
    const by = { kind: 'applicant', userId } as const
    await moveLockedApplication(inner, db, open, { to: 'WITHDRAWN', by, reason: null, notify: true })
  })
}
