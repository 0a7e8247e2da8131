import type { PayloadRequest } from 'payload'
import { lockUnchanged } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { tellSiteIdentity } from './tell-site-identity'

const TABLE = 'company_settings'
/** There is one, from the beginning. */
const ROW = 1

/**
 * Changes the settings, one writer at a time; what is not named stays. This process knows the new name when it returns,
 * others hear of it.
 *
 * @param seen the `updatedAt` that the caller last read, if it said so
 * @throws AppError 409 when somebody changed them since `seen`
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
  await tellSiteIdentity(req.payload)
}
