import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { pageLink } from '@/modules/accounts/credentials/operations/account-links'
import { users } from '@/modules/accounts/tables.gen'
import { companySettings } from '@/modules/settings/company/queries/company-settings'
import { queueMail, type Receiver } from '@/server/mail/outbox'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { inquiryAskedMail } from '../mail/events'
import { getInquiry } from '../queries/inquiries'
import { inquiryNumber, vehicleText, yearsText } from '../rules/inquiry-display'
import * as words from '../words'

/** The support team's own address, or the administrators' if it has none. */
async function receivers(req: PayloadRequest, db: Db): Promise<Receiver[]> {
  const { supportEmail } = await companySettings(req.payload, req)
  if (supportEmail) return [{ address: supportEmail }]
  return select(
    db,
    { address: users.email, userId: users.id },
    sql`FROM users WHERE role_id = 1 AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY id LIMIT 5`,
  )
}

/** Notifies the support team of a new inquiry, in the caller's transaction and once. */
export async function tellSupport(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const inquiry = await getInquiry(db, id)
  if (!inquiry) return
  const about = {
    number: inquiryNumber(id),
    customer: inquiry.customerName,
    vehicle: vehicleText(inquiry),
    years: yearsText(inquiry.yearFrom, inquiry.yearTo),
    message: inquiry.message ?? words.noMessage,
    link: pageLink(`/admin/inquiries/${id}`),
  }
  for (const to of await receivers(req, db))
    await queueMail(req, inquiryAskedMail, to, `inquiry:${id}:asked:${to.userId ?? 'support'}`, about)
}
