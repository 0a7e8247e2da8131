import type { RouteContext } from '@/api/route-type'
import { forbidden, notFound } from '@/kernel/errors'
import { type Action, can } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { mayReach } from '../operations/lock-order'
import { getOrderDetail, type OrderDetail } from '../queries/get-order-detail'
import { getOrderOwner } from '../queries/read-order-rows'
import type { DocumentReader } from '../rules/order-documents'
import * as words from './words'

/** How somebody reads an order: customers their own, staff those of their showrooms. */
export const readerOf = ({ actor }: RouteContext): DocumentReader =>
  actor.kind === 'staff' ? 'staff' : 'customer'

/**
 * Lets the caller pass to an order: its customer, and staff of its showroom with the permission.
 *
 * @throws AppError 403 for staff without the permission, 404 for anybody else's order
 */
export async function requireOrder(context: RouteContext, id: number, action: Action): Promise<void> {
  const { actor, req } = context
  if (actor.kind === 'staff' && !can(actor, 'sales', action)) throw forbidden()
  const owner = await getOrderOwner(await dbOf(req), id)
  if (!owner || !mayReach(actor, owner)) throw notFound(words.orderNotFound)
}

/** The order with everything about it, as the caller may see it. @throws AppError 403, 404 */
export async function visibleOrder(context: RouteContext, id: number): Promise<OrderDetail> {
  await requireOrder(context, id, 'read')
  const order = await getOrderDetail(await dbOf(context.req), id, readerOf(context))
  if (!order) throw notFound(words.orderNotFound)
  return order
}
