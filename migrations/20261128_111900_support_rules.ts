import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What must hold of tickets whoever writes them, their history and links, who is looking at one, the notices sent
 * about due times, and the indexes of the queue.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX support_tickets_queue_idx ON support_tickets (due_at, id)
      WHERE status IN ('OPEN', 'IN_PROGRESS');
    CREATE INDEX support_tickets_unresolved_idx ON support_tickets (department_id, id)
      WHERE status IN ('OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD');
    CREATE INDEX support_tickets_resolved_idx ON support_tickets (resolved_at) WHERE status = 'RESOLVED';
    CREATE INDEX support_tickets_own_idx ON support_tickets (customer_id, id DESC);
    CREATE INDEX support_tickets_handled_idx ON support_tickets (handler_id, id DESC);
    CREATE INDEX ticket_responses_thread_idx ON ticket_responses (ticket_id, id);
    CREATE INDEX ticket_attachments_thread_idx ON ticket_attachments (ticket_id, id);
    CREATE UNIQUE INDEX support_departments_title_idx ON support_departments (lower(title)) WHERE NOT is_archived;
    ALTER TABLE support_tickets ADD CONSTRAINT support_tickets_about_one
      CHECK (num_nonnulls(order_id, quote_id, vehicle_id, proforma_id) <= 1);
  `)
  await db.execute(sql`
    CREATE TABLE ticket_history (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('status', 'assignment', 'priority', 'merge', 'split', 'link', 'department')),
      from_value text,
      to_value text,
      actor_id integer REFERENCES users (id) ON DELETE SET NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'customer', 'clock')),
      reason text,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX ticket_history_ticket_idx ON ticket_history (ticket_id, id);

    CREATE TABLE ticket_links (
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      other_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      created_by integer REFERENCES users (id) ON DELETE SET NULL,
      at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (ticket_id, other_id),
      CHECK (ticket_id < other_id)
    );
    CREATE INDEX ticket_links_other_idx ON ticket_links (other_id);

    CREATE UNLOGGED TABLE ticket_presence (
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      seen_at timestamptz(3) NOT NULL DEFAULT now(),
      typed_at timestamptz(3),
      PRIMARY KEY (ticket_id, user_id)
    );

    CREATE TABLE ticket_notices (
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('warning', 'breach', 'escalation')),
      promise text NOT NULL CHECK (promise IN ('firstResponse', 'nextResponse', 'resolution')),
      due_at timestamptz(3) NOT NULL,
      at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (ticket_id, kind, promise, due_at)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS ticket_notices, ticket_presence, ticket_links, ticket_history;
    ALTER TABLE support_tickets DROP CONSTRAINT IF EXISTS support_tickets_about_one;
    DROP INDEX IF EXISTS support_tickets_queue_idx, support_tickets_unresolved_idx, support_tickets_resolved_idx,
      support_tickets_own_idx, support_tickets_handled_idx, ticket_responses_thread_idx,
      ticket_attachments_thread_idx, support_departments_title_idx`)
}
