import type { AdminViewServerProps } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { type Actor, can } from '@/kernel/permissions'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { canSeeQuote, quoteByOf } from '../operations/read-quote-actor'
import { getQuote } from '../queries/get-quote'
import type { QuoteRow } from '../queries/select-quote'

/** The quote of a screen's URL, for whoever opens it. */
export type QuoteAt = { actor: Actor; allowed: boolean; db: Db; quote: QuoteRow | null }

/** The quote that an address names, if the viewer may see it: staff of sales those of their showrooms. */
export async function quoteOfUrl({
  initPageResult: { req },
  params,
}: AdminViewServerProps): Promise<QuoteAt> {
  const actor = await actorOf(req)
  const allowed = can(actor, 'sales', 'read')
  const db = req.payload.db.drizzle
  const [, list, text = ''] = [params?.segments ?? []].flat()
  const id = parseWhole(text)
  const row = allowed && id !== null ? await getQuote(db, id) : null
  const isSeen =
    row && canSeeQuote(quoteByOf(actor), { customerId: row.userId, showroomId: row.showroomOfficeId })
  const isHere = row?.isOrderOnDemand === (list === 'order-on-demand')
  return { actor, allowed, db, quote: row && isSeen && isHere ? row : null }
}
