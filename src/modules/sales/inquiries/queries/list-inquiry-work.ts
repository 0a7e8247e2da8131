import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import { select } from '@/server/rows/select'
import { inquiryNumber } from '../rules/inquiry-display'
import * as words from '../words'
import { INQUIRED_VEHICLE, INQUIRY_JOINS } from './find-inquiries'
import { inquiriesInScope } from './match-inquiries-in-scope'
import { inquiriesToAnswer } from './select-inquiries-to-answer'

const i = alias(vehicleInquiries, 'i')
const WAITING = {
  id: i.id,
  since: i.createdAt,
  vehicle: INQUIRED_VEHICLE,
  customerId: i.customerId,
}

const oldestInquiries: Work['oldest'] = async (payload, { showrooms }, limit) => {
  const rows = await select(
    payload,
    WAITING,
    sql`FROM vehicle_inquiries i ${INQUIRY_JOINS}
      WHERE i.status = 'PENDING' AND ${inquiriesInScope(showrooms)} ORDER BY i.id LIMIT ${limit}`,
  )
  return rows.map(({ customerId, id, since, vehicle }) => ({
    id,
    title: [inquiryNumber(id), vehicle].filter(Boolean).join(', '),
    who: customerId,
    what: null,
    since,
    href: `/admin/inquiries/${id}`,
  }))
}

/** Inquiries that nobody has answered, as work for the dashboard. */
export const inquiryWork: Work = {
  title: words.inquiriesWork,
  href: '/admin/inquiries/pending-inquiries',
  needs: { module: 'support' },
  place: 30,
  waiting: inquiriesToAnswer.of,
  oldest: oldestInquiries,
}
