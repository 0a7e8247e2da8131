import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { select, selectPage } from '@/server/rows/select'
import { all, ids, type Paging } from '@/server/sql'
import { WAITING } from '../rules/inquiry-status'
import type { InquiriesFilter } from '../schemas/inquiries'
import { filterInquiries } from './filter-inquiries'
import { inquiriesInScope } from './match-inquiries-in-scope'
import { INQUIRY, INQUIRY_SOURCE, i, toInquiry } from './select-inquiry'

/** A vehicle that a customer looks for, and the answer. Timestamps are ISO in UTC. */
export type Inquiry = ReturnType<typeof toInquiry>

/** What waits longest comes first, then what was answered, latest first: as in `vehicle_inquiries_queue_idx`. */
const QUEUE = sql.raw(`(i.status = '${WAITING}') DESC, (CASE WHEN i.status = '${WAITING}' THEN i.id END),
  i.reply_at DESC NULLS LAST, i.id DESC`)
const NEWEST = sql`i.id DESC`

/** The same for the customer, without the names of staff. */
export type OwnInquiry = Omit<Inquiry, 'customerEmail' | 'repliedBy'>

export const toOwnInquiry = ({ customerEmail: _, repliedBy: __, ...own }: Inquiry): OwnInquiry => own

type Found<T> = { rows: T[]; total: number }

/** One page of ids first, from the inquiries alone; the rest is read for that page. */
async function pageOf(db: Db, where: SQL, orderBy: SQL, paging: Paging): Promise<Found<Inquiry>> {
  const list = { shape: { id: i.id }, from: sql`vehicle_inquiries i`, where, orderBy }
  const { rows: page, total } = await selectPage(db, list, paging)
  const wanted = ids(page.map(({ id }) => id))
  const ordered = sql`WHERE i.id = ANY(${wanted}) ORDER BY array_position(${wanted}, i.id)`
  const rows = await select(db, INQUIRY, sql`FROM ${INQUIRY_SOURCE} ${ordered}`)
  return { rows: rows.map(toInquiry), total }
}

/** One page of the inquiries of some showrooms and of none, for staff: what waits for an answer first. */
export const listInquiries = async (
  db: Db,
  filter: InquiriesFilter,
  showrooms: ShowroomScope,
): Promise<Found<Inquiry>> =>
  pageOf(db, all([await filterInquiries(db, filter), inquiriesInScope(showrooms)]), QUEUE, filter)

/** One page of a customer's own inquiries, newest first; a filter by person is left out. */
export async function listOwnInquiries(
  db: Db,
  customerId: number,
  filter: InquiriesFilter,
): Promise<Found<OwnInquiry>> {
  const where = await filterInquiries(db, { ...filter, userId: customerId })
  const { rows, total } = await pageOf(db, where, NEWEST, filter)
  return { rows: rows.map(toOwnInquiry), total }
}
