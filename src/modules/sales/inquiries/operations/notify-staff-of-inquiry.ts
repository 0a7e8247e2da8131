import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { readCompanySettings } from '@/modules/settings/company/queries/read-company-settings'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail, type Receiver } from '@/server/mail/queue-mail'
import { nullable, text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inquiryAboutVehicleMail, newInquiryMail } from '../mail/inquiry-mails'
import { getInquiry } from '../queries/get-inquiry'
import { inquiryNumber, stockText, vehicleText, yearsText } from '../rules/inquiry-display'
import * as words from '../words'

/** The showroom of the vehicle, or the support team's own address, or the administrators' if neither has one. */
async function receivers(req: PayloadRequest, db: Db, showroomId: number | null): Promise<Receiver[]> {
  const [address] = await selectValues(
    db,
    nullable(text(sql`nullif(btrim(email), '')`)),
    sql`FROM showroom_offices WHERE id = ${showroomId}`,
  )
  const { supportEmail } = address ? {} : await readCompanySettings(req.payload, req)
  return listShowroomReceivers(db, address || supportEmail || null)
}

/** Notifies whoever answers of a new inquiry, in the caller's transaction and once. */
export async function notifyStaffOfInquiry(req: PayloadRequest, db: Db, id: number): Promise<void> {
  const inquiry = await getInquiry(db, id, { showrooms: 'all' })
  if (!inquiry) return
  const about = {
    number: inquiryNumber(id),
    customer: inquiry.customerName,
    message: inquiry.message ?? words.noMessage,
    link: absoluteUrl(`/admin/inquiries/${id}`),
  }
  const { vehicle } = inquiry
  for (const to of await receivers(req, db, inquiry.showroomOfficeId)) {
    const effect = `inquiry:${id}:asked:${to.userId ?? 'support'}`
    if (vehicle) {
      const named = { ...about, vehicle: stockText(vehicle) }
      await queueMail(req, inquiryAboutVehicleMail, to, effect, named)
    } else {
      const years = yearsText(inquiry.yearFrom, inquiry.yearTo)
      await queueMail(req, newInquiryMail, to, effect, { ...about, vehicle: vehicleText(inquiry), years })
    }
  }
}
