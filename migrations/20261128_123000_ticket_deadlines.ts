import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When staff are to be warned about each promise of a ticket that is still to be met: shortly before it is due, as it is
 * broken, and when its department's lead is told. Written with the due times; `next_at` is the next of these moments.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE ticket_deadlines (
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      promise text NOT NULL CHECK (promise IN ('firstResponse', 'nextResponse', 'resolution')),
      warn_at timestamptz(3),
      due_at timestamptz(3) NOT NULL,
      escalate_at timestamptz(3),
      next_at timestamptz(3),
      PRIMARY KEY (ticket_id, promise)
    );
    CREATE INDEX ticket_deadlines_next_idx ON ticket_deadlines (next_at) WHERE next_at IS NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS ticket_deadlines`)
}
