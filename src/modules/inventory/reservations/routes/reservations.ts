import { z } from 'zod'
import { asList, idParams, listOf, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { Route, RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { seesCustomers } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { blankToNull } from '@/kernel/text/blank'
import { stepsBy } from '@/kernel/workflow/workflow'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { dbOf } from '@/server/db-of'
import { requestReservation } from '../operations/request-reservation'
import { takeReservationStepOfStaff } from '../operations/take-reservation-step'
import { withdrawReservation } from '../operations/withdraw-reservation'
import {
  getOwnReservation,
  getReservation,
  listOwnReservations,
  listReservations,
  type OwnReservation,
  type StaffReservation,
} from '../queries/list-reservations'
import { readReservationTerms } from '../queries/read-reservation-terms'
import {
  endsIt,
  RESERVATION_STATUSES,
  RESERVATION_STEPS,
  type StaffStep,
} from '../rules/reservation-workflow'
import { STAFF_STEP_WORDS, STEP_DONE } from '../rules/step-words'
import { ownReservationsQuery, reservationDecision, reservationsQuery } from '../schemas/reservations'
import * as words from './words'

const tag = 'Reservations'
const text = z.string().nullable()

const ownReservation = z
  .object({
    id: z.int(),
    status: z.enum(RESERVATION_STATUSES),
    requestedAt: timestamp,
    confirmedAt: text,
    expiresAt: text,
    endedAt: text,
    note: text,
    queuePlace: z.int().nullable(),
    vehicle: z.object({
      id: z.int(),
      name: z.string(),
      sku: z.string(),
      status: z.enum(VEHICLE_STATUSES),
      picture: text,
      isDrawn: z.boolean(),
      hasPage: z.boolean(),
    }),
  })
  .meta({ id: 'OwnReservation' })

const reservation = ownReservation
  .extend({
    // Null for staff who do not deal with customers.
    customer: z.union([z.object({ id: z.int(), name: z.string(), email: z.string() }), z.null()]),
    decidedBy: text,
    queueLength: z.int(),
    askedBefore: z.array(z.string()),
    heldFor: z.union([z.object({ customer: text, until: timestamp }), z.null()]),
  })
  .meta({ id: 'Reservation' })

const decision = {
  method: 'put',
  access: { kind: 'module', module: 'inventory', action: 'update' },
  tag,
  params: idParams,
  response: recordOf(reservation),
} as const

async function one({ actor, req }: RouteContext, id: number): Promise<StaffReservation> {
  const stored = await getReservation(await dbOf(req), id, seesCustomers(actor))
  if (!stored) throw notFound('Reservation not found')
  return stored
}

/** The call for a step by staff; one that ends the reservation may include a reason for the customer. */
function decisionRoute(step: StaffStep): Route {
  const route = {
    ...decision,
    path: `/reservations/{id}/${step}`,
    summary: STAFF_STEP_WORDS[step].summary,
  }
  const decide = async (context: RouteContext, id: number, note: string | null) => {
    await takeReservationStepOfStaff(context.req, id, step, note)
    return { data: await one(context, id), message: words.reservationStepDone(STEP_DONE[step]) }
  }
  if (!endsIt(step))
    return defineRoute({
      ...route,
      handler: ({ params }, context) => decide(context, params.id, null),
    })
  return defineRoute({
    ...route,
    body: reservationDecision,
    handler: ({ body, params }, context) => decide(context, params.id, blankToNull(body.note)),
  })
}

async function ownOne({ req }: RouteContext, id: number): Promise<OwnReservation> {
  const stored = await getOwnReservation(await dbOf(req), id)
  if (!stored) throw notFound('Reservation not found')
  return stored
}

const terms = z
  .object({
    hours: z.number(),
    place: z.int(),
    showroom: z.union([z.object({ name: z.string(), openingHours: text }), z.null()]),
  })
  .meta({ id: 'ReservationTerms' })

/** Reservations of vehicles: requested by customers, decided by staff. */
export const reservationRoutes = [
  defineRoute({
    method: 'get',
    path: '/vehicles/{id}/reserve',
    access: { kind: 'public' },
    tag,
    summary:
      'Get how long a reservation lasts, who answers, and the place in the queue that a request made now would take',
    params: idParams,
    response: recordOf(terms),
    handler: async ({ params }, { req }) => {
      const data = await readReservationTerms(req.payload, params.id)
      if (!data) throw notFound('Vehicle not found')
      return { data }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/vehicles/{id}/reserve',
    access: { kind: 'customer' },
    tag,
    summary: 'Request a reservation of a vehicle',
    status: 201,
    params: idParams,
    response: recordOf(ownReservation),
    handler: async ({ params }, context) => {
      const id = await requestReservation(context.req, params.id)
      return { data: await ownOne(context, id), message: words.yourRequestWasSentToShowroom }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/reservations/mine',
    access: { kind: 'signed-in' },
    tag,
    summary: 'List your reservations, open ones first',
    query: ownReservationsQuery,
    response: listOf(ownReservation),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listOwnReservations(await dbOf(req), Number(req.user?.id), query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'put',
    path: '/reservations/{id}/withdraw',
    access: { kind: 'customer' },
    tag,
    summary: 'Withdraw your request, or give up your reservation',
    params: idParams,
    response: recordOf(ownReservation),
    handler: async ({ params: { id } }, context) => {
      await withdrawReservation(context.req, id)
      return { data: await ownOne(context, id), message: words.reservationWithdrawn }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/reservations',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'List reservations, open ones first',
    query: reservationsQuery,
    response: listOf(reservation),
    handler: async ({ query }, { req, actor }) => {
      const { rows, total } = await listReservations(
        await dbOf(req),
        query,
        visibleShowrooms(actor),
        seesCustomers(actor),
      )
      return asList(rows, total, query)
    },
  }),
  ...stepsBy(RESERVATION_STEPS, 'staff').map(decisionRoute),
]
