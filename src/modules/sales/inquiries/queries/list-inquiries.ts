import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { manufacturers, models, vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, ids, type Paging } from '@/server/sql'
import { WAITING } from '../rules/inquiry-status'
import type { InquiriesFilter } from '../schemas/inquiries'
import { filterInquiries, inquiriesInScope } from './filter-inquiries'

const [i, v] = [alias(vehicleInquiries, 'i'), alias(vehicles, 'v')]

const INQUIRY = {
  id: i.id,
  status: i.status,
  userId: i.customerId,
  customerName: text(personName('u')),
  customerEmail: alias(users, 'u').email,
  showroomOfficeId: i.showroomId,
  vehicleId: i.vehicleId,
  vehicleName: nullable(text(sql`coalesce(v.name, v.sku)`)),
  sku: nullable(v.sku),
  hasPage: flag(sql`coalesce(${hasPublicPage('v')}, false)`),
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
  repliedBy: nullable(text(sql`CASE WHEN i.replied_by_id IS NOT NULL THEN ${personName('s')} END`)),
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
}

const FROM = sql`vehicle_inquiries i JOIN users u ON u.id = i.customer_id
  LEFT JOIN manufacturers k ON k.id = i.manufacturer_id LEFT JOIN models m ON m.id = i.model_id
  LEFT JOIN users s ON s.id = i.replied_by_id LEFT JOIN vehicles v ON v.id = i.vehicle_id`

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })

const toInquiry = ({
  hasPage,
  manufacturerId,
  manufacturerName,
  modelId,
  modelName,
  sku,
  vehicleId,
  vehicleName,
  ...row
}: RowOf<typeof INQUIRY>) => ({
  ...row,
  manufacturer: named(manufacturerId, manufacturerName),
  model: named(modelId, modelName),
  vehicle:
    vehicleId === null || vehicleName === null || sku === null
      ? null
      : { id: vehicleId, name: vehicleName, sku, hasPage },
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

/** Whose inquiries are read: a customer's own, or those that staff of some showrooms see. */
export type InquiryReader = { customerId: number } | { showrooms: ShowroomScope }

/** One inquiry, as far as its reader may see it. */
export async function getInquiry(db: Db, id: number, reader: InquiryReader): Promise<Inquiry | null> {
  const visible =
    'showrooms' in reader ? inquiriesInScope(reader.showrooms) : sql`i.customer_id = ${reader.customerId}`
  const [row] = await select(db, INQUIRY, sql`FROM ${FROM} WHERE ${all([sql`i.id = ${id}`, visible])}`)
  return row ? toInquiry(row) : null
}
