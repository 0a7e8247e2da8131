import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Staff's lists of quotes and orders: an index has every column that their usual filters look at, so that a page
 * and its total are read from it alone. And the payments that are late, which one of the filters asks for.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX quotes_list_idx ON quotes (is_order_on_demand, status, id)
      INCLUDE (showroom_id, requested_at, negotiating_round);
    CREATE INDEX orders_list_idx ON orders (status, id) INCLUDE (showroom_id, is_order_on_demand, ordered_at);
    CREATE INDEX payments_overdue_idx ON payments (order_id) WHERE status = 'OVERDUE';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX payments_overdue_idx, orders_list_idx, quotes_list_idx`)
}
