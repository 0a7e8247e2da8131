import { asList, idParams, listOf, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import type { Action } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { blankToNull } from '@/kernel/text/blank'
import { dbOf } from '@/server/db-of'
import { cancelOwnOrder } from '../operations/cancel-own-order'
import { deleteOrder } from '../operations/delete-order'
import {
  declineCancellation,
  requestCancellation,
  withdrawCancellation,
} from '../operations/request-decline-or-withdraw-cancellation'
import { saveShipment } from '../operations/save-shipment'
import { takeOrderStep } from '../operations/take-order-step'
import { listOrders, listOwnOrders } from '../queries/list-orders'
import { readOrderTerms } from '../queries/read-order-terms'
import { orderStatusSentence } from '../rules/order-step-words'
import {
  cancellationInput,
  orderStatusInput,
  ordersQuery,
  ownOrdersQuery,
  shippingInput,
} from '../schemas/orders'
import { orderRecord, orderRow } from './order-wire'
import { toShipping } from './shipping-wire'
import { visibleOrder } from './visible-order'
import * as words from './words'

const tag = 'Orders'
/** Customers get 404 for this call, whoever's order it is. */
const staff = (action: Action) => ({ kind: 'module', module: 'sales', action, isHidden: true }) as const
const one = { tag, params: idParams, response: recordOf(orderRecord) } as const

const answer = async (context: RouteContext, id: number, message: string) => ({
  data: await visibleOrder(context, id),
  message,
})

/** Orders: made by the acceptance of a quote, carried out by staff, followed by their customers. */
export const orderRoutes = [
  defineRoute({
    method: 'get',
    path: '/orders',
    access: staff('read'),
    tag,
    summary: 'List orders, newest first',
    query: ordersQuery,
    refusals: [404, 422],
    response: listOf(orderRow),
    handler: async ({ query }, { actor, req }) => {
      const db = await dbOf(req)
      const { timezone } = await readOrderTerms(db)
      const { rows, total } = await listOrders(db, query, visibleShowrooms(actor), timezone)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/orders/my',
    access: { kind: 'customer' },
    tag,
    summary: 'List your orders, newest first',
    query: ownOrdersQuery,
    response: listOf(orderRow),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listOwnOrders(await dbOf(req), Number(req.user?.id), query)
      return asList(
        rows.map((row) => ({ ...row, salesRep: null })),
        total,
        query,
      )
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/orders/my/{id}',
    access: { kind: 'customer' },
    summary: 'Get one of your orders, with its payments, documents and messages',
    handler: async ({ params }, context) => ({ data: await visibleOrder(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'put',
    path: '/orders/my/{id}/cancel',
    access: { kind: 'customer' },
    summary: 'Cancel your order before it is confirmed',
    body: cancellationInput,
    refusals: [409],
    handler: async ({ body, params: { id } }, context) => {
      await cancelOwnOrder(context.req, id, blankToNull(body.reason))
      return answer(context, id, words.orderCancelled)
    },
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/orders/my/{id}/cancellation',
    access: { kind: 'customer' },
    summary: 'Ask for the cancellation of your confirmed order',
    body: cancellationInput,
    refusals: [409],
    handler: async ({ body, params: { id } }, context) => {
      await requestCancellation(context.req, id, blankToNull(body.reason))
      return answer(context, id, words.cancellationRequested)
    },
  }),
  defineRoute({
    ...one,
    method: 'put',
    path: '/orders/my/{id}/cancellation/withdraw',
    access: { kind: 'customer' },
    summary: 'Withdraw your request to cancel an order',
    refusals: [409],
    handler: async ({ params: { id } }, context) => {
      await withdrawCancellation(context.req, id)
      return answer(context, id, words.cancellationWithdrawn)
    },
  }),
  defineRoute({
    ...one,
    method: 'put',
    path: '/orders/{id}/cancellation/decline',
    access: staff('update'),
    summary: 'Decline a customer’s request to cancel an order',
    body: cancellationInput,
    refusals: [409],
    handler: async ({ body, params: { id } }, context) => {
      await declineCancellation(context.req, id, blankToNull(body.reason))
      return answer(context, id, words.cancellationDeclined)
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/orders/{id}',
    access: staff('read'),
    summary: 'Get an order, with its payments, documents, history and messages',
    handler: async ({ params }, context) => ({ data: await visibleOrder(context, params.id) }),
  }),
  defineRoute({
    ...one,
    method: ['patch', 'put'],
    path: '/orders/{id}/status',
    access: staff('update'),
    summary: 'Change the status of an order, along its workflow',
    body: orderStatusInput,
    refusals: [409],
    handler: async ({ body, params: { id } }, context) => {
      await takeOrderStep(context.req, id, {
        status: body.status,
        reason: blankToNull(body.reason),
        isOverridden: body.override === true,
        isArrivalOverridden: body.overrideArrival === true,
        isNotSailedConfirmed: body.confirmed?.notSailed === true,
        newVehicleId: body.vehicleId ?? null,
      })
      const data = await visibleOrder(context, id)
      return { data, message: orderStatusSentence(data.number, data.status) }
    },
  }),
  defineRoute({
    ...one,
    method: ['patch', 'put'],
    path: '/orders/{id}/shipment',
    access: staff('update'),
    summary: 'Change consignee, notify party, ports and shipment of an order',
    body: shippingInput,
    refusals: [409],
    handler: async ({ body, params: { id } }, context) => {
      await saveShipment(context.req, id, toShipping(body))
      return answer(context, id, words.shippingSaved)
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/orders/{id}',
    access: staff('delete'),
    tag,
    summary: 'Delete an order that was cancelled before any payment',
    params: idParams,
    refusals: [409],
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteOrder(req, params.id)
      return { message: words.orderDeleted }
    },
  }),
]
