import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes the e-mails to erased people from the outbox. */
export async function eraseMails(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM mail_outbox WHERE user_id = ANY(${ids(userIds)})`)
}

/**
 * Removes the e-mails about records from the outbox, to whomever they are, also those that were not sent yet.
 *
 * @param subjects how the effects of their e-mails begin, such as 'application:17'
 */
export async function eraseMailsAbout(db: Db, subjects: readonly string[]): Promise<void> {
  // By bytes, in which ';' follows ':': only such a range is served by the index `mail_outbox_effect_idx`.
  await db.execute(sql`DELETE FROM mail_outbox m USING unnest(${sql.param([...subjects])}::text[]) AS s (subject)
    WHERE m.effect_key ~>=~ (s.subject || ':') AND m.effect_key ~<~ (s.subject || ';')`)
}
