import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What must hold of sales whoever writes them: one live quote per customer and vehicle, one open order per
 * vehicle, one payment per place in a schedule, and proforma invoices that nobody changes. And the histories of
 * quotes and orders.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX quotes_one_live_idx ON quotes (customer_id, vehicle_id)
      WHERE status IN ('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING');
    CREATE INDEX quotes_turn_idx ON quotes (waiting_since, id)
      WHERE status IN ('AWAITING_RESPONSE', 'NEGOTIATING');
    CREATE INDEX quotes_due_idx ON quotes (valid_until) WHERE status IN ('QUOTED', 'NEGOTIATING');
    CREATE INDEX quotes_own_idx ON quotes (customer_id, id DESC);
    CREATE UNIQUE INDEX quote_customizations_round_idx ON quote_customizations (quote_id, negotiating_round);
    CREATE UNIQUE INDEX orders_one_per_vehicle_idx ON orders (vehicle_id)
      WHERE status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED');
    CREATE INDEX orders_own_idx ON orders (customer_id, id DESC);
    CREATE UNIQUE INDEX payments_sequence_idx ON payments (order_id, sequence);
    CREATE INDEX payments_due_idx ON payments (due_on) WHERE status = 'PENDING';
    CREATE UNIQUE INDEX proformas_revision_idx ON proformas (quote_id, revision);
    CREATE UNIQUE INDEX exchange_rates_day_idx ON exchange_rates (day, currency);
    ALTER TABLE payments ADD CONSTRAINT payments_received_at_most CHECK (received <= amount);
    ALTER TABLE sales_notes ADD CONSTRAINT sales_notes_of_one CHECK (quote_id IS NULL OR order_id IS NULL);
  `)
  await db.execute(sql`
    CREATE TABLE quote_history (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      quote_id integer NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
      from_status text,
      to_status text NOT NULL,
      step text NOT NULL,
      actor_id integer REFERENCES users (id) ON DELETE SET NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'customer', 'clock')),
      reason text,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX quote_history_quote_idx ON quote_history (quote_id, id);
    CREATE TABLE order_history (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      from_status text,
      to_status text NOT NULL,
      step text NOT NULL,
      actor_id integer REFERENCES users (id) ON DELETE SET NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'customer', 'clock')),
      reason text,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX order_history_order_idx ON order_history (order_id, id);
  `)
  // What staff have entered and not sent is nobody's news.
  await db.execute(sql`
    DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('audit_row'::regproc), 'lock_until,last_sign_in_at}',
        'lock_until,last_sign_in_at,draft}');
    END $$`)
  // A quote that was never accepted may be deleted: its invoices stay, and only lose the link to it.
  await db.execute(sql`
    CREATE FUNCTION proforma_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      links text[] := '{quote_id,order_id,updated_at}';
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - links = to_jsonb(NEW) - links
        AND (NEW.quote_id IS NULL OR NEW.quote_id = OLD.quote_id)
        AND (NEW.order_id IS NULL OR NEW.order_id = OLD.order_id) THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'A proforma invoice is kept as issued: % is refused.', TG_OP
        USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER proforma_stays BEFORE UPDATE OR DELETE ON proformas
      FOR EACH ROW EXECUTE FUNCTION proforma_stays();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('audit_row'::regproc), ',last_sign_in_at,draft}', ',last_sign_in_at}');
    END $$`)
  await db.execute(sql`
    DROP TRIGGER IF EXISTS proforma_stays ON proformas;
    DROP FUNCTION IF EXISTS proforma_stays();
    DROP TABLE IF EXISTS order_history, quote_history;
    DROP INDEX IF EXISTS quotes_one_live_idx, quotes_turn_idx, quotes_due_idx, quotes_own_idx,
      quote_customizations_round_idx, orders_one_per_vehicle_idx, orders_own_idx, payments_sequence_idx,
      payments_due_idx, proformas_revision_idx, exchange_rates_day_idx;
    ALTER TABLE payments DROP CONSTRAINT IF EXISTS payments_received_at_most;
    ALTER TABLE sales_notes DROP CONSTRAINT IF EXISTS sales_notes_of_one;
  `)
}
