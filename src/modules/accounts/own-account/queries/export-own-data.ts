import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { notFound } from '@/kernel/errors'
import { type Db, dbOf } from '@/server/db-of'
import { getOwnAccount } from './get-own-account'
import { listIdentities } from './list-identities'
import { listSessions } from './list-sessions'

/**
 * Everything stored about the request's user: profile, connected providers, sessions, and the data of each
 * module. Passwords are not included: only their hashes are stored.
 *
 * @throws AppError 404 if the account is gone
 */
export async function exportOwnData(req: PayloadRequest, now: Date) {
  const db = await dbOf(req)
  const id = Number(req.user?.id)
  const profile = await getOwnAccount(db, id)
  if (!profile) throw notFound()
  return {
    writtenAt: now.toISOString(),
    profile,
    identities: await listIdentities(db, id),
    sessions: await listSessions(req),
    ...(await storedElsewhere(db, id)),
  }
}

async function storedElsewhere(db: Db, userId: number): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const { key, read } of modules().flatMap(({ ownData = [] }) => ownData))
    parts[key] = await read(db, userId)
  return parts
}
