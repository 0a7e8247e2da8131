import type { RouteContext } from '@/api/route-type'
import { type Actor, can } from '@/kernel/permissions'
import { dayIn } from '@/kernel/time/day-in'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { quoteNotFound } from '../operations/lock-quote'
import { canSeeQuote, quoteByOf } from '../operations/read-quote-actor'
import { getQuote } from '../queries/get-quote'
import type { QuoteRow } from '../queries/select-quote'

/** The day in the company's time zone. */
export async function companyToday({ req }: RouteContext): Promise<string> {
  return dayIn(new Date(), (await readTradeSettings(await dbOf(req))).timezone)
}

/**
 * A quote that the caller may see: staff one of their showrooms, customers their own.
 *
 * @throws AppError 404
 */
export async function visibleQuote({ actor, req }: RouteContext, id: number): Promise<QuoteRow> {
  const row = await getQuote(await dbOf(req), id)
  const owners = row && { customerId: row.userId, showroomId: row.showroomOfficeId }
  if (!row || !owners || !maySee(actor, owners)) throw quoteNotFound()
  return row
}

/** Whether a quote with this customer and showroom exists for somebody who is signed in. */
export const maySee = (actor: Actor, owners: { customerId: number; showroomId: number | null }): boolean =>
  (actor.kind !== 'staff' || can(actor, 'sales', 'read')) && canSeeQuote(quoteByOf(actor), owners)
