import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tickets that are not resolved by when they are due, also while their clock is paused: the few among all that there were. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX support_tickets_open_due_idx ON support_tickets (due_at, id)
      WHERE status IN ('OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS support_tickets_open_due_idx`)
}
