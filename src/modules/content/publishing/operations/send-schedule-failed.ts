import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { users } from '@/modules/accounts/tables.gen'
import { dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { queueMail } from '@/server/mail/queue-mail'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { scheduleFailedMail } from '../mail/schedule-failed-mail'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'

/** What was scheduled by whom, for when. */
type Failed = { kind: ContentKind; id: number; by: number; at: string }

/** Writes to whoever scheduled something why it could not be done, in the caller's transaction. */
export async function sendScheduleFailed(
  req: PayloadRequest,
  { at, by, id, kind }: Failed,
  reason: string,
): Promise<void> {
  const db = await dbOf(req)
  const { collection, one, versions } = CONTENT_KINDS[kind]
  const title = nullable(
    text(sql`(SELECT l.version_title FROM ${sql.identifier(versions)} v
      JOIN ${sql.identifier(`${versions}_locales`)} l ON l._parent_id = v.id AND l._locale = 'en'
      WHERE v.parent_id = ${id} AND v.latest LIMIT 1)`),
  )
  const [person] = await select(db, { email: users.email, title }, sql`FROM users WHERE id = ${by}`)
  if (!person) return
  const link = absoluteUrl(`/admin/collections/${collection}/${id}`)
  await queueMail(
    req,
    scheduleFailedMail,
    { userId: by, address: person.email },
    `schedule:${kind}:${id}:${at}`,
    {
      what: one,
      title: person.title ?? 'Untitled',
      reason,
      link,
    },
  )
}
