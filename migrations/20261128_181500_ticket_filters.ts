import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the filters of the list of tickets find by: what is due next within days, ratings, and people without an account.
 * How many contain some words is estimated from more samples than usual: a guess of 20 or of 4,000 chooses another plan.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX support_tickets_due_idx;
    CREATE INDEX support_tickets_due_idx ON support_tickets (due_at, created_at, id);
    CREATE INDEX support_tickets_rated_idx ON support_tickets (rating, id) WHERE rating IS NOT NULL;
    CREATE INDEX support_tickets_stranger_idx ON support_tickets
      USING gin (person_norm(coalesce(customer_name, '') || ' ' || coalesce(customer_email, '')) gin_trgm_ops)
      WHERE customer_id IS NULL;
    ALTER INDEX support_tickets_found_by ALTER COLUMN 1 SET STATISTICS 1000`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS support_tickets_stranger_idx, support_tickets_rated_idx, support_tickets_due_idx;
    CREATE INDEX support_tickets_due_idx ON support_tickets (due_at, id);
    ALTER INDEX support_tickets_found_by ALTER COLUMN 1 SET STATISTICS -1`)
}
