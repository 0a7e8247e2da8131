import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { quoteCustomizations, quotes } from '@/modules/sales/tables.gen'
import { flag, json, type RowOf } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'

const c = alias(quoteCustomizations, 'c')
const q = alias(quotes, 'q')

const ROUND = {
  id: c.id,
  quoteId: c.quoteId,
  customerId: q.customerId,
  showroomId: q.showroomId,
  currency: q.currency,
  negotiatingRound: c.negotiatingRound,
  contactMethod: c.contactMethod,
  contactTime: c.contactTime,
  customizationOptions: json(z.array(z.string()), sql`coalesce(c.customization_options, '[]')`),
  detailedRequirements: c.detailedRequirements,
  hasBudgetLimits: flag(sql`coalesce(c.has_budget_limits, false)`),
  budgetDetails: c.budgetDetails,
  counterOffer: c.counterOffer,
  responseTimeframe: c.responseTimeframe,
  decisionTimeframe: c.decisionTimeframe,
  quotedPrice: c.quotedPrice,
  downPaymentPercentage: c.downPaymentPercentage,
  answeredAt: c.answeredAt,
  createdAt: c.createdAt,
  updatedAt: c.updatedAt,
}
/** A round of negotiation with the quote's owner; amounts in minor units of `currency`. */
export type RoundRow = RowOf<typeof ROUND>

const FROM = sql`quote_customizations c JOIN quotes q ON q.id = c.quote_id`

/** The rounds of a quote, in order. */
export const listRoundsOf = (on: Reader, quoteId: number): Promise<RoundRow[]> =>
  select(on, ROUND, sql`FROM ${FROM} WHERE c.quote_id = ${quoteId} ORDER BY c.negotiating_round`)

/** One round; null if there is none. */
export async function getRound(on: Reader, id: number): Promise<RoundRow | null> {
  const [row] = await select(on, ROUND, sql`FROM ${FROM} WHERE c.id = ${id}`)
  return row ?? null
}
