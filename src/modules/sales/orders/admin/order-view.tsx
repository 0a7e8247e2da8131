import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { type Actor, can } from '@/kernel/permissions'
import { SALES_LIST_PATHS } from '@/modules/sales/saved-views/rules/sales-lists'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { mayReach } from '../operations/lock-order'
import { getOrderDetail, type OrderDetail } from '../queries/get-order-detail'
import { portChoices } from '../queries/list-order-filter-choices'
import { getOrderOwner } from '../queries/read-order-rows'
import { orderActorOf } from '../rules/order-actor-of'
import { OrderScreen } from './order-screen'
import { listAt } from './orders-view'
import { ShippingForm } from './shipping-form'
import { stepsWithoutPayment } from './steps-without-payment'
import * as words from './words'

/** The id in the address, and whether its shipping is edited. */
function placeAt(view: AdminViewServerProps): { id: number; isEdited: boolean; address: string } {
  const path = [view.params?.segments ?? []].flat().join('/')
  const id = Number(/\/(\d+)(?:\/edit)?$/.exec(path)?.[1] ?? 0)
  const name = listAt(view)
  const list = SALES_LIST_PATHS[name]
  return { id, isEdited: path.endsWith('/edit'), address: `${list}/${id}` }
}

/** An order as the viewer may see it: of their showrooms, or none. */
async function seen(view: AdminViewServerProps, actor: Actor, id: number): Promise<OrderDetail> {
  const db = view.initPageResult.req.payload.db.drizzle
  const owner = await getOrderOwner(db, id)
  const order = owner && mayReach(actor, owner) ? await getOrderDetail(db, id, 'staff') : null
  return order ?? notFound()
}

/** One order: whose turn it is, its steps, payments, shipping, papers, messages and history. */
export async function OrderView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const { address, id, isEdited } = placeAt(view)
  const allowed = can(actor, 'sales', isEdited ? 'update' : 'read')
  if (!allowed || actor.kind !== 'staff')
    return (
      <AdminFrame allowed={false} title={words.orders} view={view}>
        {null}
      </AdminFrame>
    )
  const order = await seen(view, actor, id)
  if (isEdited) return <Edited address={address} order={order} view={view} />
  const mayUpdate = can(actor, 'sales', 'update')
  const mayDelete = can(actor, 'sales', 'delete')
  const today = await readCompanyDay(req.payload.db.drizzle, new Date())
  return (
    <AdminFrame
      actions={mayUpdate && <EditLink address={address} />}
      allowed
      lead={<Intro order={order} />}
      title={order.number}
      view={view}
    >
      <OrderScreen
        actor={orderActorOf(actor.roleId)}
        may={{ undo: mayDelete, override: mayDelete, seePeople: can(actor, 'accounts', 'read') }}
        mayUpdate={mayUpdate}
        order={order}
        today={today}
        unpaid={stepsWithoutPayment(order, today)}
      />
    </AdminFrame>
  )
}

type EditedProps = { address: string; order: OrderDetail; view: AdminViewServerProps }

/** The order's shipping as a form. */
async function Edited({ address, order, view }: EditedProps) {
  const ports = await portChoices(view.initPageResult.req.payload.db.drizzle)
  const intro = (
    <>
      <Link href={address}>{words.cancelEditing}</Link>
      <LatestInvoice order={order} />
    </>
  )
  return (
    <AdminFrame allowed lead={intro} title={words.editShipping(order.number)} view={view}>
      <ShippingForm address={address} order={order} ports={ports} />
    </AdminFrame>
  )
}

const EditLink = ({ address }: { address: string }) => (
  <Link className={styles.button} href={`${address}/edit`}>
    {words.edit}
  </Link>
)

/** What the order is of, and the ways to what it comes from. */
function Intro({ order }: { order: OrderDetail }) {
  const { isOrderOnDemand, quoteId, vehicle } = order
  const quotes = isOrderOnDemand ? 'order-on-demand' : 'standard-quotes'
  return (
    <>
      <Link href={`/admin/inventory/vehicles/edit/${vehicle.id}`}>
        {vehicle.name} · {vehicle.sku}
      </Link>
      {' · '}
      <Link href={`/admin/quotes/${quotes}/${quoteId}`}>{words.openQuote}</Link>
      <LatestInvoice order={order} />
    </>
  )
}

/** The proforma invoice as it holds now. */
function LatestInvoice({ order: { proformas } }: { order: OrderDetail }) {
  const [latest] = proformas
  if (!latest) return null
  return (
    <>
      {' · '}
      <a href={latest.address} rel="noreferrer" target="_blank">
        {latest.number}, {words.revision(latest.revision)}
      </a>
    </>
  )
}
