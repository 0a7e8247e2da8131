import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The conversations, of a quote and the order it became, whose last message is the customer's: since the first message
 * without an answer. Notes among staff are no answer. Kept by a trigger, so that work is found without reading messages.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sales_messages_waiting (
      quote_id integer PRIMARY KEY REFERENCES quotes (id) ON DELETE CASCADE,
      note_id integer NOT NULL REFERENCES sales_notes (id) ON DELETE CASCADE,
      since timestamptz(3) NOT NULL
    );
    CREATE INDEX sales_messages_waiting_since_idx ON sales_messages_waiting (since);
    CREATE INDEX sales_messages_waiting_note_idx ON sales_messages_waiting (note_id);
    CREATE FUNCTION message_waits() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE quote integer := coalesce(NEW.quote_id, (SELECT o.quote_id FROM orders o WHERE o.id = NEW.order_id));
    BEGIN
      IF quote IS NULL THEN RETURN NULL; END IF;
      IF NEW.from_customer THEN
        INSERT INTO sales_messages_waiting (quote_id, note_id, since) VALUES (quote, NEW.id, NEW.created_at)
          ON CONFLICT (quote_id) DO NOTHING;
      ELSE
        DELETE FROM sales_messages_waiting WHERE quote_id = quote;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER message_waits AFTER INSERT ON sales_notes
      FOR EACH ROW WHEN (NOT NEW.internal) EXECUTE FUNCTION message_waits();
  `)
  await db.execute(sql`
    INSERT INTO sales_messages_waiting (quote_id, note_id, since)
    WITH said AS (
      SELECT n.id, n.from_customer, n.created_at, coalesce(n.quote_id, o.quote_id) AS quote_id
      FROM sales_notes n LEFT JOIN orders o ON o.id = n.order_id WHERE NOT n.internal),
    answered AS (SELECT quote_id, max(id) AS id FROM said WHERE NOT from_customer GROUP BY quote_id)
    SELECT DISTINCT ON (s.quote_id) s.quote_id, s.id, s.created_at
    FROM said s LEFT JOIN answered a ON a.quote_id = s.quote_id
    WHERE s.from_customer AND s.quote_id IS NOT NULL AND s.id > coalesce(a.id, 0)
    ORDER BY s.quote_id, s.id
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS message_waits ON sales_notes;
    DROP FUNCTION IF EXISTS message_waits();
    DROP TABLE IF EXISTS sales_messages_waiting;
  `)
}
