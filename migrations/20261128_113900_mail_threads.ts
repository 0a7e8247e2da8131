import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** E-mails that belong to a conversation: where answers go, what they are recognised by, what they follow. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE mail_outbox
      ADD COLUMN reply_to text,
      ADD COLUMN message_mark text,
      ADD COLUMN refers_to text,
      ADD COLUMN is_automatic boolean NOT NULL DEFAULT false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE mail_outbox
      DROP COLUMN IF EXISTS reply_to,
      DROP COLUMN IF EXISTS message_mark,
      DROP COLUMN IF EXISTS refers_to,
      DROP COLUMN IF EXISTS is_automatic`)
}
