import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { mailOf } from '@/server/mail/mails'
import { unknownVariables } from '@/server/mail/write'
import { iso } from '@/server/sql'
import { type Db, inTransaction } from '@/server/transaction'
import type { MailTextInput } from '../schemas/mail'

const CHANGED = 'Someone else has changed this text in the meantime. Reload and make your change again.'

type StoredText = { id: number; updatedAt: string }

/** Locks a kind's text until the end of the transaction, even if none is stored yet. */
async function lockText(db: Db, key: string): Promise<StoredText | null> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`mail-text:${key}`}))`)
  const { rows } = await db.execute(sql`SELECT id, updated_at FROM mail_templates WHERE key = ${key}`)
  return rows[0] ? { id: Number(rows[0].id), updatedAt: iso(rows[0].updated_at) } : null
}

/** Refuses to overwrite what another user has written since the caller looked. */
function refuseOutdated(stored: StoredText | null, seen: string | null | undefined): void {
  const before = seen ? new Date(seen).toISOString() : seen
  if (before !== undefined && before !== (stored?.updatedAt ?? null))
    throw conflict(CHANGED, [issue('updatedAt', 'Outdated')])
}

/**
 * Saves the text that staff want an e-mail to have.
 *
 * @param seen the `updatedAt` of the stored text that the caller last read, null for none; not checked if
 * left out
 * @throws AppError 404 for an unknown kind, 409 if it has changed since `seen`, 422 for a variable that the
 * kind does not offer
 */
export async function saveMailText(
  req: PayloadRequest,
  key: string,
  text: MailTextInput,
  seen?: string | null,
): Promise<void> {
  const event = mailOf(req.payload, key)
  if (!event) throw notFound()
  const known = Object.keys(event.variables)
  const issues = (['subject', 'body'] as const).flatMap((field) =>
    unknownVariables({ subject: '', body: text[field] }, known).map((name) =>
      issue(field, `{{${name}}} is not available in this e-mail`),
    ),
  )
  if (issues.length > 0) throw validationFailed(issues)
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const stored = await lockText(db, key)
    refuseOutdated(stored, seen)
    const data = { key, subject: text.subject, body: text.body, updatedBy: req.user?.id ?? null }
    const common = { collection: 'mail-templates', req: inner, overrideAccess: true, depth: 0 } as const
    if (stored) await req.payload.update({ ...common, id: stored.id, data })
    else await req.payload.create({ ...common, data })
  })
}

/**
 * Restores the product's own text.
 *
 * @throws AppError 404 for an unknown kind
 */
export async function resetMailText(req: PayloadRequest, key: string): Promise<void> {
  if (!mailOf(req.payload, key)) throw notFound()
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const stored = await lockText(db, key)
    if (!stored) return
    const { id } = stored
    await req.payload.delete({ collection: 'mail-templates', id, req: inner, overrideAccess: true, depth: 0 })
  })
}
