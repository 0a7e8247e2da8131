import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { dbOf } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { BULK_AT_ONCE, BULK_MAX } from '../../rules/stock/bulk-change'
import type { PriceChange } from '../../rules/stock/price-change'
import { checkRewrite } from './check-or-rewrite-vehicles'
import { pricedAs, rewriteFor } from './plan-rewrite'
import { type Chosen, chosenSql, TOO_MANY } from './start-or-undo-change'

/** Vehicles that are shown with their old and new prices. */
const SHOWN = 8
const REASONS = 10

/** What a change of prices would do. */
export type PricePreview = {
  total: number
  changed: number
  same: number
  left: number
  first: { id: number; name: string; sku: string; currency: string; from: number; to: number }[]
  reasons: { message: string; count: number }[]
}

/**
 * What a change of prices would do to the chosen vehicles, validated as the change itself will validate them; nothing is
 * written.
 *
 * @throws AppError 422 for too many vehicles
 */
export async function previewPrices(
  req: PayloadRequest,
  price: PriceChange,
  chosen: Chosen,
): Promise<PricePreview> {
  const db = await dbOf(req)
  const ids = await selectValues(
    db,
    number(sql`found.vehicle_id`),
    sql`FROM (${await chosenSql(req, chosen)}) found ORDER BY 1`,
  )
  if (ids.length > BULK_MAX) throw validationFailed([{ path: 'search', message: TOO_MANY }])
  const preview: PricePreview = { total: ids.length, changed: 0, same: 0, left: 0, first: [], reasons: [] }
  const reasons = new Map<string, number>()
  const rewrite = rewriteFor({ kind: 'price', price })
  for (let at = 0; at < ids.length; at += BULK_AT_ONCE) {
    const { fit, left, same } = await checkRewrite(req, db, ids.slice(at, at + BULK_AT_ONCE), {
      locks: false,
      rewrite,
    })
    preview.changed += fit.length
    preview.same += same.length
    preview.left += left.length
    for (const { message } of left) reasons.set(message, (reasons.get(message) ?? 0) + 1)
    for (const one of fit.slice(0, SHOWN - preview.first.length)) {
      const { currency, price: from } = pricedAs(one)
      const { id, name, sku, wanted } = one
      preview.first.push({ id, name, sku, currency, from, to: wanted.price ?? 0 })
    }
  }
  preview.reasons = [...reasons]
    .map(([message, count]) => ({ message, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, REASONS)
  return preview
}
