import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { parseWhole } from '@/kernel/numbers'
import { users } from '@/modules/accounts/tables.gen'
import { manufacturers, models } from '@/modules/inventory/tables.gen'
import { vehicleInquiries } from '@/modules/sales/tables.gen'
import { nullable, type RowOf, text } from '@/server/rows/fields'
import { select, selectPage } from '@/server/rows/select'
import { all, contains, equals, type Paging } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { inquiryIdIn } from '../rules/inquiry-display'
import { WAITING } from '../rules/inquiry-status'
import type { InquiriesFilter } from '../schemas/inquiries'

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

/** What waits longest comes first, then what was answered, latest first. */
const QUEUE = sql`i.status = ${WAITING} DESC, CASE WHEN i.status = ${WAITING} THEN i.id END, i.reply_at DESC NULLS LAST, i.id DESC`
const NEWEST = sql`i.id DESC`

const MAKE = sql`coalesce(k.name, i.custom_manufacturer)`
const MODEL = sql`coalesce(m.name, i.custom_model)`

/** By id where a number is given, otherwise by name. */
const ofList = (id: SQL, name: SQL, given: string | undefined): SQL | undefined => {
  const number = given === undefined ? null : parseWhole(given)
  return number === null ? contains(name, given) : sql`(${id} = ${number} OR ${contains(name, given)})`
}

const keyword = (given: string | undefined): SQL | undefined => {
  const words = contains(
    sql`concat_ws(' ', ${MAKE}, ${MODEL}, i.country, i.message, i.reply_message, u.first_name, u.last_name, u.email)`,
    given,
  )
  const id = inquiryIdIn(given ?? '')
  return words && (id === null ? words : sql`(i.id = ${id} OR ${words})`)
}

/** Days in UTC, both included; a moment of a day means that day. */
const asked = ({ inquiryDateFrom: from, inquiryDateTo: to }: InquiriesFilter): SQL[] => [
  ...(from ? [sql`i.created_at >= ${from.slice(0, 10)}::date`] : []),
  ...(to ? [sql`i.created_at < ${to.slice(0, 10)}::date + 1`] : []),
]

const where = (filter: InquiriesFilter): SQL =>
  all([
    equals(sql`i.status`, filter.status),
    equals(sql`i.customer_id`, filter.userId),
    keyword(filter.keyword),
    contains(nameOf(sql`u`), filter.customerName),
    ofList(sql`i.manufacturer_id`, MAKE, filter.manufacturer),
    ofList(sql`i.model_id`, MODEL, filter.model),
    // Years that any of the wanted ones can be: open ends match.
    filter.yearFrom !== undefined && sql`(i.year_to IS NULL OR i.year_to >= ${filter.yearFrom})`,
    filter.yearTo !== undefined && sql`(i.year_from IS NULL OR i.year_from <= ${filter.yearTo})`,
    contains(sql`replace(i.transmission, '_', ' ')`, filter.transmission?.replaceAll('_', ' ')),
    equals(sql`i.steering`, filter.steering),
    equals(sql`i.price_type`, filter.priceType),
    contains(sql`i.country`, filter.country),
    ...asked(filter),
  ])

/** The same for the customer, without the names of staff. */
export type OwnInquiry = Omit<Inquiry, 'customerEmail' | 'repliedBy'>

export const toOwnInquiry = ({ customerEmail: _, repliedBy: __, ...own }: Inquiry): OwnInquiry => own

type Found<T> = { rows: T[]; total: number }

async function pageOf(db: Db, condition: SQL, orderBy: SQL, paging: Paging): Promise<Found<Inquiry>> {
  const { rows, total } = await selectPage(
    db,
    { shape: INQUIRY, from: FROM, where: condition, orderBy },
    paging,
  )
  return { rows: rows.map(toInquiry), total }
}

/** One page of all inquiries, for staff: what waits for an answer first. */
export const listInquiries = (db: Db, filter: InquiriesFilter): Promise<Found<Inquiry>> =>
  pageOf(db, where(filter), QUEUE, filter)

/** One page of a customer's own inquiries, newest first; a filter by person is left out. */
export async function listOwnInquiries(
  db: Db,
  customerId: number,
  filter: InquiriesFilter,
): Promise<Found<OwnInquiry>> {
  const { rows, total } = await pageOf(db, where({ ...filter, userId: customerId }), NEWEST, filter)
  return { rows: rows.map(toOwnInquiry), total }
}

/** One inquiry; of a given customer only, if there is one. */
export async function getInquiry(db: Db, id: number, customerId?: number): Promise<Inquiry | null> {
  const own = equals(sql`i.customer_id`, customerId)
  const [row] = await select(db, INQUIRY, sql`FROM ${FROM} WHERE ${all([sql`i.id = ${id}`, own])}`)
  return row ? toInquiry(row) : null
}
