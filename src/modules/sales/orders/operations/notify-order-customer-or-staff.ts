import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { listActiveAdministrators } from '@/modules/accounts/access/queries/list-active-administrators'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { orders } from '@/modules/sales/tables.gen'
import { showroomOffices } from '@/modules/settings/tables.gen'
import { type Db, dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent, MailValue } from '@/server/mail/define-mail'
import { queueMail, type Receiver } from '@/server/mail/queue-mail'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { getOrderRow } from '../queries/get-order-row'
import { orderNumber } from '../rules/order-number'
import { orderStatusInMails } from '../rules/shipping/order-status-in-mails'

const o = alias(orders, 'o')
const u = alias(users, 'u')
const s = alias(showroomOffices, 's')
const r = alias(users, 'r')

const ABOUT = {
  id: o.id,
  orderedAt: o.orderedAt,
  customerId: o.customerId,
  firstName: u.firstName,
  email: u.email,
  customer: text(personName('u')),
  hasMail: flag(sql`u.status = 'ACTIVE' AND u.deleted_at IS NULL`),
  vehicle: text(sql`coalesce(v.name, v.sku)`),
  showroomEmail: nullable(s.email),
  salesRepEmail: nullable(r.email),
  salesRepId: nullable(r.id),
  etd: o.shipmentEtd,
  eta: o.shipmentEta,
}
type About = RowOf<typeof ABOUT>

async function aboutOrder(db: Db, id: number): Promise<About | null> {
  const [row] = await select(
    db,
    ABOUT,
    sql`FROM orders o JOIN users u ON u.id = o.customer_id JOIN vehicles v ON v.id = o.vehicle_id
      LEFT JOIN showroom_offices s ON s.id = o.showroom_id
      LEFT JOIN users r ON r.id = o.sales_rep_id AND r.status = 'ACTIVE' AND r.deleted_at IS NULL
      WHERE o.id = ${id}`,
  )
  return row ?? null
}

type ForCustomer = 'firstName' | 'number' | 'vehicle' | 'facts' | 'link'
type ForStaff = 'customer' | 'number' | 'vehicle' | 'link'

/** The content of a mail about one thing that happened; the effect makes it the only mail about that. */
type News<Name extends string, Common extends string> = {
  effect: string
  values: Readonly<Record<Exclude<Name, Common>, MailValue> & Partial<Record<Common, MailValue>>>
}

/** Where the order stands in the caller's transaction. What a mail contains of the payment anyway is not repeated. */
async function factsOf(db: Db, id: number, { eta, etd }: About, showsDue: boolean): Promise<string> {
  const row = await getOrderRow(db, id)
  if (!row) return ''
  return orderStatusInMails({ ...row, etd, eta, nextPayment: showsDue ? null : row.nextPayment })
}

/**
 * Writes to an order's customer, in the caller's transaction. The effect is unique within the order.
 *
 * @returns whether it was written now
 */
export async function notifyOrderCustomer<Name extends string>(
  req: PayloadRequest,
  orderId: number,
  mail: MailEvent<Name>,
  { effect, values }: News<NoInfer<Name>, ForCustomer>,
): Promise<boolean> {
  const db = await dbOf(req)
  const about = await aboutOrder(db, orderId)
  if (!about?.hasMail) return false
  const { customerId, email, firstName, orderedAt, vehicle } = about
  const common = {
    firstName,
    vehicle,
    number: orderNumber(orderId, orderedAt),
    facts: await factsOf(db, orderId, about, 'dueOn' in values),
    link: absoluteUrl(`/dashboard/orders/${orderId}`),
  }
  const to: Receiver = { address: email, userId: customerId }
  const all = { ...common, ...values } as Record<Name, MailValue>
  return queueMail(req, mail, to, `order:${orderId}:${effect}`, all)
}

/** Writes to the staff who look after an order: who sold it, and the showroom, or else the administrators. */
export const notifyOrderStaff = <Name extends string>(
  req: PayloadRequest,
  orderId: number,
  mail: MailEvent<Name>,
  news: News<NoInfer<Name>, ForStaff>,
): Promise<void> => writeToStaff(req, orderId, mail, { ...news, receivers: receiversOf })

/** Writes to every administrator, each once for an effect. */
export const notifyOrderAdministrators = <Name extends string>(
  req: PayloadRequest,
  orderId: number,
  mail: MailEvent<Name>,
  news: News<NoInfer<Name>, ForStaff>,
): Promise<void> => writeToStaff(req, orderId, mail, { ...news, receivers: listActiveAdministrators })

async function writeToStaff<Name extends string>(
  req: PayloadRequest,
  orderId: number,
  mail: MailEvent<Name>,
  {
    effect,
    receivers,
    values,
  }: News<NoInfer<Name>, ForStaff> & { receivers: (db: Db, about: About) => Promise<Receiver[]> },
): Promise<void> {
  const db = await dbOf(req)
  const about = await aboutOrder(db, orderId)
  if (!about) return
  const { customer, orderedAt, vehicle } = about
  const common = {
    customer,
    vehicle,
    number: orderNumber(orderId, orderedAt),
    link: absoluteUrl(`/admin/orders/${orderId}`),
  }
  const all = { ...common, ...values } as Record<Name, MailValue>
  for (const to of await receivers(db, about))
    await queueMail(req, mail, to, `order:${orderId}:${effect}:${to.userId ?? 'showroom'}`, all)
}

function receiversOf(db: Db, { salesRepEmail, salesRepId, showroomEmail }: About): Promise<Receiver[]> {
  const rep: Receiver[] = salesRepEmail ? [{ address: salesRepEmail, userId: salesRepId }] : []
  return listShowroomReceivers(db, showroomEmail, rep)
}
