import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Customers withdraw their requests to cancel an order, too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX order_history_cancellation_idx;
    CREATE INDEX order_history_cancellation_idx ON order_history (order_id, id)
      WHERE step IN ('requestCancellation', 'declineCancellation', 'withdrawCancellation');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX order_history_cancellation_idx;
    CREATE INDEX order_history_cancellation_idx ON order_history (order_id, id)
      WHERE step IN ('requestCancellation', 'declineCancellation');
  `)
}
