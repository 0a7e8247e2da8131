import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** For the work of staff: orders that are cancelled or returned, whose money may have to go back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_cancelled_idx;
    CREATE INDEX orders_given_back_idx ON orders (id)
      WHERE status IN ('VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_given_back_idx;
    CREATE INDEX orders_cancelled_idx ON orders (id) WHERE status = 'ORDER_CANCELLED';
  `)
}
