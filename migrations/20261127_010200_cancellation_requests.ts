import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** For the work of staff: requests to cancel an order, and cancelled orders whose money may have to go back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX order_history_cancellation_idx ON order_history (order_id, id)
      WHERE step IN ('requestCancellation', 'declineCancellation');
    CREATE INDEX orders_cancelled_idx ON orders (id) WHERE status = 'ORDER_CANCELLED';
    CREATE INDEX payments_paid_idx ON payments (order_id) WHERE received > 0;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX payments_paid_idx, orders_cancelled_idx, order_history_cancellation_idx`)
}
