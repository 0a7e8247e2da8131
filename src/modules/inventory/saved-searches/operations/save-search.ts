import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, unauthenticated } from '@/kernel/errors'
import { type Db, inTransaction } from '@/server/transaction'
import { SAVED_SEARCHES_MAX } from '../rules/alerts'
import type { SavedSearchInput } from '../schemas/saved-search'

const FULL = `You can keep up to ${SAVED_SEARCHES_MAX} searches. Remove one first.`

/**
 * Keeps a search for the person of a request.
 *
 * @returns its id
 * @throws AppError 401 for a guest, 409 when it is kept already or there is no room for another
 */
export async function saveSearch(req: PayloadRequest, search: SavedSearchInput): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const user = await lockPerson(req, db)
    if ((await roomOf(db, user)) < 1) throw conflict(FULL)
    const id = await keep(db, user, search)
    if (id === null) throw conflict('This search is saved already')
    return id
  })
}

/**
 * Keeps what a browser kept for its guest: each search that is not there yet, as long as there is room.
 *
 * @returns how many were kept
 * @throws AppError 401 for a guest
 */
export async function keepBrowserSearches(
  req: PayloadRequest,
  searches: readonly SavedSearchInput[],
): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const user = await lockPerson(req, db)
    let room = await roomOf(db, user)
    let kept = 0
    for (const search of searches) {
      if (room < 1) break
      if ((await keep(db, user, search)) === null) continue
      kept += 1
      room -= 1
    }
    return kept
  })
}

/** One at a time for each person, so that the limit holds. */
async function lockPerson(req: PayloadRequest, db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT id FROM users WHERE id = ${Number(req.user?.id ?? 0)} FOR UPDATE`,
  )
  if (!rows[0]) throw unauthenticated()
  return Number(rows[0].id)
}

async function roomOf(db: Db, user: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS n FROM saved_searches WHERE user_id = ${user}`,
  )
  return SAVED_SEARCHES_MAX - Number(rows[0]?.n ?? 0)
}

async function keep(
  db: Db,
  user: number,
  { name, query, frequency }: SavedSearchInput,
): Promise<number | null> {
  const { rows } = await db.execute(sql`
    INSERT INTO saved_searches (user_id, name, query, frequency) VALUES (${user}, ${name}, ${query}, ${frequency})
    ON CONFLICT (user_id, query) DO NOTHING RETURNING id`)
  return rows[0] ? Number(rows[0].id) : null
}
