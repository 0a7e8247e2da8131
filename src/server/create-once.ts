import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { isRecord } from '@/kernel/loose-values'
import { isStorable } from '@/kernel/text/storable-text'
import { textLength } from '@/kernel/text/text'
import type { Db } from './db-of'
import { countTry, forgiveTry, type Limit } from './rate-limit'
import { exists } from './rows/exists'
import { nullable, number, text } from './rows/fields'
import { select } from './rows/select'
import { inTransaction } from './transaction'

const HEADER = 'idempotency-key'
const KEY_MAX = 200
/** How long a key is remembered. */
const DAYS = 7

/**
 * Creates a record at most once for each Idempotency-Key of the request's person and call: the same key with
 * the same body gives the first record again. A second request during the first waits for its outcome; if
 * nothing was created, the key may be used again. Without a key it simply creates.
 *
 * @param call names the call, such as 'vehicle-inquiries'
 * @param body what was sent, to distinguish a retry from a different request
 * @param create creates the record in the transaction given to it, and returns its id
 * @returns the record's id
 * @throws AppError 409 if the key was used for a different body, 422 for a key that is too long
 */
export async function createOnce(
  req: PayloadRequest,
  call: string,
  body: unknown,
  create: (req: PayloadRequest, db: Db) => Promise<number>,
): Promise<number> {
  const key = keyOf(req)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    if (!key) return create(inner, db)
    const sent: Sent = { userId: Number(req.user?.id), call, key, hash: hashOf(body) }
    const known = await claim(db, sent)
    if (known !== null) return known
    const id = await create(inner, db)
    await db.execute(
      sql`UPDATE sent_once SET record_id = ${id} WHERE user_id = ${sent.userId} AND call = ${call} AND key = ${key}`,
    )
    return id
  })
}

/**
 * The same within a limit of the request's person. What is sent again under its key does not count.
 *
 * @throws AppError 409, 422 as `createOnce`, 429 after too many
 */
export async function createOnceWithin(
  limit: Limit,
  req: PayloadRequest,
  call: string,
  body: unknown,
  create: (req: PayloadRequest, db: Db) => Promise<number>,
): Promise<number> {
  if (await isSentBefore(req, call, body)) return createOnce(req, call, body, create)
  const person = String(req.user?.id)
  await countTry(req.payload, limit, person)
  let isRepeated = true
  const id = await createOnce(req, call, body, (inner, db) => {
    isRepeated = false
    return create(inner, db)
  })
  // Of two at once. Counting takes a connection of its own, which a transaction must not wait for.
  if (isRepeated) await forgiveTry(req.payload, limit, person)
  return id
}

/** Whether something was created under the request's key, for the same body. */
async function isSentBefore(req: PayloadRequest, call: string, body: unknown): Promise<boolean> {
  const key = keyOf(req)
  if (!key) return false
  return exists(
    req.payload,
    sql`FROM sent_once WHERE user_id = ${Number(req.user?.id)} AND call = ${call} AND key = ${key}
      AND body_hash = decode(${hashOf(body)}, 'hex') AND record_id IS NOT NULL`,
  )
}

type Sent = { userId: number; call: string; key: string; hash: string }

const KNOWN = { hash: text(sql`encode(body_hash, 'hex')`), recordId: nullable(number(sql`record_id`)) }

/** Takes the key, or returns what was created under it. */
async function claim(db: Db, { call, hash, key, userId }: Sent): Promise<number | null> {
  await db.execute(
    sql`DELETE FROM sent_once WHERE user_id = ${userId} AND at < now() - make_interval(days => ${DAYS}::int)`,
  )
  const { rowCount } = await db.execute(sql`
    INSERT INTO sent_once (user_id, call, key, body_hash) VALUES (${userId}, ${call}, ${key}, decode(${hash}, 'hex'))
    ON CONFLICT DO NOTHING`)
  if (rowCount !== 0) return null
  const [known] = await select(
    db,
    KNOWN,
    sql`FROM sent_once WHERE user_id = ${userId} AND call = ${call} AND key = ${key}`,
  )
  if (known?.hash !== hash) throw conflict('This Idempotency-Key was used for a different request')
  return known.recordId
}

/** The request's key; null if it has none. */
function keyOf({ headers }: PayloadRequest): string | null {
  const key = headers.get(HEADER)?.trim()
  if (!key) return null
  if (textLength(key) > KEY_MAX || !isStorable(key))
    throw validationFailed([{ path: '', message: `Idempotency-Key must be ${KEY_MAX} characters or less` }])
  return key
}

/** Of the body as parsed, so that white space and the order of fields make no difference. */
const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body, inOrder) ?? '')
    .digest('hex')

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
