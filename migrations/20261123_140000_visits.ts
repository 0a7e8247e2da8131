import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When somebody who is signed in was here last, and until when the time before: what is new since then is shown first.
 * And the days of orders and of their money, for the figures of a period.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE buyer_visits (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      seen_at timestamptz(3) NOT NULL,
      before_at timestamptz(3) -- the end of the visit before; null during the first
    );
    CREATE INDEX orders_placed_idx ON orders (ordered_at) INCLUDE (status, showroom_id, currency, total);
    CREATE INDEX order_receipts_received_idx ON order_receipts (received_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS order_receipts_received_idx, orders_placed_idx;
    DROP TABLE IF EXISTS buyer_visits`)
}
