import type { PayloadRequest } from 'payload'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { inTransactionOn } from '@/server/transaction'
import { updateSiteIdentity } from './update-site-identity'

const TABLE = 'company_settings'
/** The single record, which always exists. */
const ROW = 1

/**
 * Changes the settings, one writer at a time; fields not given stay. This process knows the new name when it
 * returns, others are notified.
 *
 * @param seen the `updatedAt` that the caller last read, if sent
 * @throws AppError 409 if they have changed since `seen`
 */
export async function saveCompanySettings(
  req: PayloadRequest,
  values: Readonly<Record<string, unknown>>,
  seen?: string,
): Promise<void> {
  await inTransactionOn(req, [TABLE], async (inner, db) => {
    await lockUnchanged(db, TABLE, ROW, seen)
    await inner.payload.updateGlobal({
      slug: 'company-settings',
      data: { ...values },
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
  })
  await updateSiteIdentity(req.payload)
}
