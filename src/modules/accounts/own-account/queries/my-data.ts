import type { PayloadRequest } from 'payload'
import { modules } from '@/api/module'
import { notFound } from '@/kernel/errors'
import { type Db, dbOf } from '@/server/transaction'
import { listIdentities } from './list-identities'
import { listSessions } from './list-sessions'
import { getOwnAccount } from './own-account'

/**
 * Everything that is stored about the person of a request: profile, connected providers, sessions, and what each module
 * keeps. Passwords are not in it: they are stored as fingerprints only.
 *
 * @throws AppError 404 when the account is gone
 */
export async function myData(req: PayloadRequest, now: Date) {
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
