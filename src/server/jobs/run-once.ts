import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { TraceNote } from '../audit/audit-stamp'
import { stampTransaction } from '../audit/stamp-transaction'
import type { Db } from '../db-of'
import { exists } from '../rows/exists'
import { inTransaction } from '../transaction'

/**
 * Does something at most once, however often a job is repeated: the key and the effect are written in one
 * transaction. A second attempt during the first waits for its outcome.
 * @param key names the effect, not the attempt: 'proforma-mail:17'
 * @param work everything that belongs to the effect, using the request and handle given to it; nothing else
 * (an e-mail, a file) can be part of it
 * @returns true if it was done now; false if it had been done before
 * @throws whatever `work` throws, and an Error if the transaction was not committed
 */
export async function once(
  from: { payload: Payload; audit?: TraceNote },
  key: string,
  work: (req: PayloadRequest, db: Db) => Promise<unknown>,
): Promise<boolean> {
  const { payload, audit } = from
  const req = await createLocalReq(
    { context: audit ? { audit, requestId: audit.requestId ?? undefined } : {} },
    payload,
  )
  const isNew = await inTransaction({ payload, req }, async (inner, db) => {
    await stampTransaction(inner)
    const { rowCount } = await db.execute(
      sql`INSERT INTO job_effects (key) VALUES (${key}) ON CONFLICT DO NOTHING`,
    )
    if (rowCount === 0) return false
    await work(inner, db)
    return true
  })
  // A failed commit is not reported, so only what another connection sees counts.
  if (isNew && !(await isDone(payload, key))) throw new Error(`The effect ${key} was not committed`)
  return isNew
}

function isDone(payload: Payload, key: string): Promise<boolean> {
  return exists(payload.db.drizzle, sql`FROM job_effects WHERE key = ${key}`)
}
