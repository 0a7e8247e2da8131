import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { users } from '@/modules/accounts/tables.gen'
import { manufacturers, models } from '@/modules/inventory/tables.gen'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, equals, ids, type Paging } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { WAITING } from '../rules/inquiry-status'
import type { InquiriesFilter } from '../schemas/inquiries'
import { inquiriesWhere } from './inquiry-filters'

const i = alias(vehicleInquiries, 'i')

/** A person's name as staff see it. */
const nameOf = (person: SQL): SQL =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${person}.first_name, ${person}.last_name)), ''), ${person}.email)`

const INQUIRY = {
  id: i.id,
  status: i.status,
  userId: i.customerId,
  customerName: text(nameOf(sql`u`)),
  customerEmail: alias(users, 'u').email,
  manufacturerId: i.manufacturerId,
  manufacturerName: nullable(alias(manufacturers, 'k').name),
  customManufacturer: i.customManufacturer,
  modelId: i.modelId,
  modelName: nullable(alias(models, 'm').name),
  customModel: i.customModel,
  yearFrom: i.yearFrom,
  yearTo: i.yearTo,
  transmission: i.transmission,
  steering: i.steering,
  priceType: i.priceType,
  country: i.country,
  message: i.message,
  replyMessage: i.replyMessage,
  replyAt: i.replyAt,
  repliedBy: nullable(text(sql`CASE WHEN i.replied_by_id IS NOT NULL THEN ${nameOf(sql`s`)} END`)),
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
}

const FROM = sql`vehicle_inquiries i JOIN users u ON u.id = i.customer_id
  LEFT JOIN manufacturers k ON k.id = i.manufacturer_id LEFT JOIN models m ON m.id = i.model_id
  LEFT JOIN users s ON s.id = i.replied_by_id`

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })

const toInquiry = ({
  manufacturerId,
  manufacturerName,
  modelId,
  modelName,
  ...row
}: RowOf<typeof INQUIRY>) => ({
  ...row,
  manufacturer: named(manufacturerId, manufacturerName),
  model: named(modelId, modelName),
})

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
  const rows = await select(db, INQUIRY, sql`FROM ${FROM} ${ordered}`)
  return { rows: rows.map(toInquiry), total }
}

/** One page of all inquiries, for staff: what waits for an answer first. */
export const listInquiries = async (db: Db, filter: InquiriesFilter): Promise<Found<Inquiry>> =>
  pageOf(db, await inquiriesWhere(db, filter), QUEUE, filter)

/** One page of a customer's own inquiries, newest first; a filter by person is left out. */
export async function listOwnInquiries(
  db: Db,
  customerId: number,
  filter: InquiriesFilter,
): Promise<Found<OwnInquiry>> {
  const where = await inquiriesWhere(db, { ...filter, userId: customerId })
  const { rows, total } = await pageOf(db, where, NEWEST, filter)
  return { rows: rows.map(toOwnInquiry), total }
}

/** One inquiry; of a given customer only, if there is one. */
export async function getInquiry(db: Db, id: number, customerId?: number): Promise<Inquiry | null> {
  const own = equals(sql`i.customer_id`, customerId)
  const [row] = await select(db, INQUIRY, sql`FROM ${FROM} WHERE ${all([sql`i.id = ${id}`, own])}`)
  return row ? toInquiry(row) : null
}
