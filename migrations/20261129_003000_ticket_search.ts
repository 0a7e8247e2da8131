import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What tickets are found by, in a table of its own: an index of words over the tickets themselves is written again at
 * every change of status, which doubles it, and its words are normalized again for every row that is tried.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX support_tickets_found_by;
    CREATE TABLE ticket_search (
      ticket_id integer PRIMARY KEY REFERENCES support_tickets (id) ON DELETE CASCADE,
      words text NOT NULL
    );
    CREATE FUNCTION ticket_search_words(t support_tickets) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT person_norm(coalesce(t.ticket_number, '') || ' ' || t.subject || ' ' || t.description || ' '
        || coalesce(t.customer_name, '') || ' ' || coalesce(t.customer_email, ''))
    $$;
    CREATE FUNCTION ticket_search_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO ticket_search (ticket_id, words) VALUES (NEW.id, ticket_search_words(NEW))
      ON CONFLICT (ticket_id) DO UPDATE SET words = excluded.words
        WHERE ticket_search.words IS DISTINCT FROM excluded.words;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ticket_search_row AFTER INSERT OR UPDATE OF ticket_number, created_at, subject, description,
      customer_name, customer_email ON support_tickets FOR EACH ROW EXECUTE FUNCTION ticket_search_row();
    INSERT INTO ticket_search (ticket_id, words) SELECT t.id, ticket_search_words(t) FROM support_tickets t ORDER BY t.id;
    CREATE INDEX ticket_search_words_idx ON ticket_search USING gin (words gin_trgm_ops);
    -- A guess of 20 or of 4,000 rows chooses another plan.
    ALTER TABLE ticket_search ALTER COLUMN words SET STATISTICS 1000`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS ticket_search_row ON support_tickets;
    DROP FUNCTION IF EXISTS ticket_search_row();
    DROP TABLE IF EXISTS ticket_search;
    DROP FUNCTION IF EXISTS ticket_search_words(support_tickets);
    CREATE INDEX support_tickets_found_by ON support_tickets
      USING gin (person_norm(coalesce(ticket_number, '') || ' ' || subject || ' ' || description || ' '
        || coalesce(customer_name, '') || ' ' || coalesce(customer_email, '')) gin_trgm_ops);
    ALTER INDEX support_tickets_found_by ALTER COLUMN 1 SET STATISTICS 1000`)
}
