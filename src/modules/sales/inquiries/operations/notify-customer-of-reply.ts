import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { select } from '@/server/rows/select'
import { inquiryRepliedMail } from '../mail/inquiry-mails'
import { getInquiry } from '../queries/get-inquiry'
import { inquiryNumber, stockText, vehicleText } from '../rules/inquiry-display'

const OWN_INQUIRIES = '/dashboard/inquiries'

/** Sends a reply to the customer, in the caller's transaction and once for each reply. */
export async function notifyCustomerOfReply(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const inquiry = await getInquiry(db, id, { showrooms: 'all' })
  if (!inquiry?.replyMessage) return
  const [customer] = await select(
    db,
    { address: users.email, userId: users.id, firstName: users.firstName },
    sql`FROM users WHERE id = ${inquiry.userId} AND status = 'ACTIVE' AND deleted_at IS NULL`,
  )
  if (!customer) return
  const { firstName, ...to } = customer
  await queueMail(req, inquiryRepliedMail, to, `inquiry:${id}:replied:${inquiry.replyAt}`, {
    firstName,
    number: inquiryNumber(id),
    vehicle: inquiry.vehicle ? stockText(inquiry.vehicle) : vehicleText(inquiry),
    reply: inquiry.replyMessage,
    link: absoluteUrl(OWN_INQUIRIES),
  })
}
