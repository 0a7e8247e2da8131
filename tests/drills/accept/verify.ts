import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Offered } from './prepare'

type Row = Record<string, unknown>

/** Everything that acceptance does, or nothing of it: for each quote, what there is. */
async function traces(payload: Payload, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT q.id, q.status = 'ACCEPTED' AND q.quote_type = 'INVOICE' AND q.accepted_at IS NOT NULL AS quote,
      v.status = 'RESERVED' AS vehicle,
      (SELECT count(*) FROM orders o WHERE o.quote_id = q.id) = 1 AS "order",
      (SELECT count(*) FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.quote_id = q.id) > 0 AS payments,
      (SELECT count(*) FROM proformas f WHERE f.quote_id = q.id AND f.order_id IS NOT NULL) = 1 AS invoice,
      (SELECT count(*) FROM quote_history h WHERE h.quote_id = q.id AND h.step = 'accept') = 1 AS history,
      (SELECT count(*) FROM mail_outbox m WHERE m.effect_key LIKE 'quote:' || q.id || ':quote-accepted:%') = 1
        AS "customer's mail",
      (SELECT count(*) FROM mail_outbox m WHERE m.effect_key LIKE 'quote:' || q.id || ':quote-accepted-showroom:%') > 0
        AS "showroom's mail",
      (SELECT count(*) FROM vehicle_search s WHERE s.vehicle_id = v.id AND s.status = 3) = 1 AS search
    FROM quotes q JOIN vehicles v ON v.id = q.vehicle_id
    WHERE q.id = ANY(${sql.param([...ids])}::int[]) ORDER BY q.id`)
  return rows
}

/** How many of the quotes were accepted, and which are half done, or lost although they were acknowledged. */
export async function check(
  payload: Payload,
  offered: readonly Offered[],
  acknowledged: ReadonlySet<number>,
): Promise<{ accepted: number; faults: string[] }> {
  const faults: string[] = []
  let accepted = 0
  const rows = await traces(
    payload,
    offered.map(({ id }) => id),
  )
  for (const { id, ...row } of rows) {
    const present = Object.keys(row).filter((name) => row[name] === true)
    const isDone = present.length === Object.keys(row).length
    if (isDone) accepted += 1
    else if (present.length > 0)
      faults.push(`quote ${id} is half done: there is ${present.join(', ')} and no more`)
    else if (acknowledged.has(Number(id))) faults.push(`quote ${id} was acknowledged and is not accepted`)
  }
  return { accepted, faults }
}
