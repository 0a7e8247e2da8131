import { z } from 'zod'
import { idParams, orNull, recordOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { PROMISES } from '@/modules/support/departments/rules/department-calendar-and-promises'
import { dbOf } from '@/server/db-of'
import { readSupportFigures } from '../queries/read-support-figures'
import { readTicketClock } from '../queries/sla/read-ticket-clock'
import { AGES } from '../rules/support-figure-filters'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '../rules/ticket-choices'
import { requireTicket } from './require-visible-ticket'

const tag = 'Support tickets'
const path = '/support-management/tickets'

const counted = { count: z.int(), href: z.string().meta({ description: 'The list that it is made of' }) }
const count = z.object(counted).meta({ id: 'TicketCount' })
const speed = z
  .object({
    ...counted,
    medianMinutes: z.number().nullable().meta({ description: 'By the clock, since tickets were created' }),
  })
  .meta({ id: 'TicketSpeed' })

const figures = z
  .object({
    since: z.string().meta({ description: 'Medians and ratings are of tickets created from this day on' }),
    age: z.array(z.object({ key: z.enum(AGES), label: z.string(), ...counted })),
    dueToday: count,
    breached: count,
    firstResponse: speed,
    resolution: speed,
    ratings: z.object({
      ...counted,
      average: z.number().nullable(),
      stars: z.array(z.object({ rating: z.int(), ...counted })),
    }),
  })
  .meta({ id: 'SupportFigures' })

const row = z
  .object({
    kind: z.enum(['start', 'counted', 'more', 'pause', 'holiday', 'met', 'due']),
    at: timestamp,
    until: timestamp.nullable(),
    minutes: z.number().nullable().meta({ description: 'Business time that counted' }),
    openings: z.int().nullable().meta({ description: 'How many openings a line of many stands for' }),
    status: z.enum(TICKET_STATUSES).nullable().meta({ description: 'In which the clock stood still' }),
    day: z.string().nullable(),
    name: z.string().nullable(),
  })
  .meta({ id: 'TicketClockRow' })

const clock = z
  .object({
    department: orNull(z.object({ id: z.int(), title: z.string() })),
    timeZone: z.string().nullable(),
    priority: z.enum(TICKET_PRIORITIES),
    status: z.enum(TICKET_STATUSES),
    promises: z.array(
      z.object({
        promise: z.enum(PROMISES),
        label: z.string(),
        targetMinutes: z.int().nullable(),
        leftMinutes: z.number().nullable().meta({ description: 'Business time that is left' }),
        isAsked: z
          .boolean()
          .meta({ description: 'The next response is, only while the customer wrote last' }),
        dueAt: timestamp.nullable(),
        metAt: timestamp.nullable(),
        isBreached: z.boolean(),
        rows: z.array(row),
      }),
    ),
  })
  .meta({ id: 'TicketClock' })

/** Customers get 404 for these calls, whoever's ticket it is. */
const access = { kind: 'module', module: 'support', action: 'read', isHidden: true } as const

/** Whether promises are kept, and why one is due when it is. The fixed address comes before those with an id. */
export const ticketFigureAndClockRoutes = [
  defineRoute({
    method: 'get',
    path: `${path}/figures`,
    access,
    tag,
    summary: 'Figures of support: open by age, due today, overdue, medians and ratings, each with its list',
    response: recordOf(figures),
    handler: async (_, { actor, req }) => {
      const db = await dbOf(req)
      const { timezone } = await readTradeSettings(db)
      const viewer = { userId: Number(req.user?.id), timezone, showrooms: visibleShowrooms(actor) }
      return { data: await readSupportFigures(db, viewer) }
    },
  }),
  defineRoute({
    method: 'get',
    path: `${path}/{id}/clock`,
    access,
    tag,
    summary: 'Why the promises about a ticket are due when they are: what counted, pauses and holidays',
    params: idParams,
    response: recordOf(clock),
    handler: async ({ params }, context) => {
      const { id } = await requireTicket(context, params.id, 'read')
      const data = await readTicketClock(await dbOf(context.req), id)
      if (!data) throw notFound()
      return { data }
    },
  }),
]
