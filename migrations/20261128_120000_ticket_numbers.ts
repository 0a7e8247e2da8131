import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tickets have their number from the database, and are found by what is written in them. Files of attachments that are
 * gone, in whatever way, are listed for their removal from the storage.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- The year is that of its creation in UTC, so that the number never changes with a setting.
    CREATE FUNCTION ticket_number() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.ticket_number := 'TK-' || extract(year FROM NEW.created_at AT TIME ZONE 'UTC') || '-' || NEW.id;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ticket_number BEFORE INSERT OR UPDATE OF id, ticket_number, created_at ON support_tickets
      FOR EACH ROW EXECUTE FUNCTION ticket_number();
    CREATE INDEX support_tickets_found_by ON support_tickets
      USING gin (person_norm(coalesce(ticket_number, '') || ' ' || subject || ' ' || description || ' '
        || coalesce(customer_name, '') || ' ' || coalesce(customer_email, '')) gin_trgm_ops);
    CREATE INDEX support_tickets_due_idx ON support_tickets (due_at, id);

    CREATE TABLE ticket_files_gone (
      path text PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE FUNCTION ticket_file_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ticket_files_gone (path) VALUES (OLD.file_path) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ticket_file_gone AFTER DELETE ON ticket_attachments
      FOR EACH ROW EXECUTE FUNCTION ticket_file_gone();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS ticket_file_gone ON ticket_attachments;
    DROP FUNCTION IF EXISTS ticket_file_gone();
    DROP TABLE IF EXISTS ticket_files_gone;
    DROP INDEX IF EXISTS support_tickets_due_idx, support_tickets_found_by;
    DROP TRIGGER IF EXISTS ticket_number ON support_tickets;
    DROP FUNCTION IF EXISTS ticket_number()`)
}
