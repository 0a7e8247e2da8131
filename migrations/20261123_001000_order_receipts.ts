import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Money of orders as it was recorded, line by line: what was received or paid back, which payments of the schedule
 * it went to, and what of it was undone. Lines are only added.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE order_receipts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('PAYMENT', 'REFUND', 'UNDO')),
      amount numeric NOT NULL CHECK (amount > 0),
      shares jsonb NOT NULL,
      method text,
      transaction_id text,
      received_at timestamptz(3) NOT NULL,
      note text,
      proof_id integer REFERENCES order_documents (id) ON DELETE SET NULL,
      undoes_id integer UNIQUE REFERENCES order_receipts (id) ON DELETE CASCADE,
      reason text,
      recorded_by_id integer REFERENCES users (id) ON DELETE SET NULL,
      recorded_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK ((kind = 'UNDO') = (undoes_id IS NOT NULL))
    );
    CREATE INDEX order_receipts_order_idx ON order_receipts (order_id, id);
    CREATE INDEX order_receipts_proof_idx ON order_receipts (proof_id) WHERE proof_id IS NOT NULL;
  `)
  // Until now a payment only knew the last of its receipts.
  await db.execute(sql`
    INSERT INTO order_receipts (order_id, kind, amount, shares, method, transaction_id, received_at, note, proof_id,
      recorded_by_id, recorded_at)
    SELECT p.order_id, CASE WHEN p.kind = 'REFUND' THEN 'REFUND' ELSE 'PAYMENT' END, p.received,
      jsonb_build_array(jsonb_build_object('paymentId', p.id, 'amount', p.received, 'isNew', p.kind = 'REFUND')),
      p.method, p.transaction_id, coalesce(p.received_at, p.updated_at), p.note, p.proof_id,
      p.recorded_by_id, p.updated_at
    FROM payments p WHERE p.received > 0 ORDER BY p.id
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE order_receipts`)
}
