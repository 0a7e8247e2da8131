import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import type { Inquiry } from './list-inquiries'
import { inquiriesInScope } from './match-inquiries-in-scope'
import { INQUIRY, INQUIRY_SOURCE, toInquiry } from './select-inquiry'

/** Whose inquiries are read: a customer's own, or those that staff of some showrooms see. */
export type InquiryReader = { customerId: number } | { showrooms: ShowroomScope }

/** One inquiry, as far as its reader may see it. */
export async function getInquiry(db: Db, id: number, reader: InquiryReader): Promise<Inquiry | null> {
  const visible =
    'showrooms' in reader ? inquiriesInScope(reader.showrooms) : sql`i.customer_id = ${reader.customerId}`
  const [row] = await select(
    db,
    INQUIRY,
    sql`FROM ${INQUIRY_SOURCE} WHERE ${all([sql`i.id = ${id}`, visible])}`,
  )
  return row ? toInquiry(row) : null
}
