import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Finder } from '@/api/module'
import { typedWords } from '@/kernel/text/typed-words'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { peopleWithWords } from '@/modules/sales/search/queries/match-people-by-words'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inquiryIdIn, inquiryNumber } from '../rules/inquiry-display'
import { statusShown } from '../rules/inquiry-status'
import { inquiriesInScope } from './match-inquiries-in-scope'

/** What an inquiry is about in words, of its row `i`; '' for nothing in particular. */
export const INQUIRED_VEHICLE = text(
  sql`concat_ws(' ', coalesce(k.name, i.custom_manufacturer), coalesce(m.name, i.custom_model))`,
)

const FOUND = {
  id: number(sql`i.id`),
  status: text(sql`i.status`),
  vehicle: INQUIRED_VEHICLE,
  customer: text(personName('u')),
}

/** Who sent it, and the entries of the lists that they named. */
export const INQUIRY_JOINS = sql`JOIN users u ON u.id = i.customer_id LEFT JOIN manufacturers k ON k.id = i.manufacturer_id
  LEFT JOIN models m ON m.id = i.model_id`

/** Inquiries by their number, or by the name or e-mail address of who sent it; newest first. */
export const findInquiries: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const visible = inquiriesInScope(showrooms)
  const id = inquiryIdIn(typed)
  if (id !== null)
    return matches(payload, sql`FROM vehicle_inquiries i ${INQUIRY_JOINS} WHERE i.id = ${id} AND ${visible}`)
  const words = typedWords(typed)
  if (words.length === 0) return []
  return matches(
    payload,
    sql`FROM ${peopleWithWords(words)} p JOIN vehicle_inquiries i ON i.customer_id = p.id ${INQUIRY_JOINS}
      WHERE ${visible} ORDER BY i.id DESC LIMIT ${limit}`,
  )
}

async function matches(payload: Payload, from: SQL) {
  const rows = await select(payload, FOUND, from)
  return rows.map(({ customer, id, status, vehicle }) => ({
    id,
    title: `${inquiryNumber(id)} ${vehicle}`,
    detail: [customer, statusShown(status).label].join(' · '),
    href: `/admin/inquiries/${id}`,
  }))
}
