import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** E-mails that arrived: those of a sender within an hour, and the file of one that is deleted. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX inbound_mails_sender_idx ON inbound_mails (from_address, created_at);
    CREATE FUNCTION inbound_mail_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ticket_files_gone (path) VALUES (OLD.raw_path) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER inbound_mail_gone AFTER DELETE ON inbound_mails
      FOR EACH ROW EXECUTE FUNCTION inbound_mail_gone();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS inbound_mail_gone ON inbound_mails;
    DROP FUNCTION IF EXISTS inbound_mail_gone();
    DROP INDEX IF EXISTS inbound_mails_sender_idx`)
}
