import { sql } from '@payloadcms/db-postgres'
import { type Reader, select } from '@/server/rows/select'
import type { RoundRow } from './list-negotiation-rounds'
import { ROUND, ROUND_SOURCE } from './select-negotiation-round'

/** One round; null if there is none. */
export async function getRound(on: Reader, id: number): Promise<RoundRow | null> {
  const [row] = await select(on, ROUND, sql`FROM ${ROUND_SOURCE} WHERE c.id = ${id}`)
  return row ?? null
}
