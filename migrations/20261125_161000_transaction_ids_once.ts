import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A transaction is recorded once for an order, whatever capitals and blanks it is typed with: among payments, and among
 * refunds. A line that was undone no longer counts, so `transaction_counts` follows what undoes it.
 *
 * Lines that repeat a transaction already may be two payments under one reference, so none is changed or removed: the
 * first counts, the later ones stay in the record without counting. They can be listed by kind, `PAYMENT` or `REFUND`,
 * and `NOT transaction_counts` where nothing undoes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE order_receipts ADD COLUMN transaction_counts boolean NOT NULL DEFAULT true;
    CREATE FUNCTION transaction_key(id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN nullif(lower(regexp_replace(id, '\\s', '', 'g')), '');
  `)
  await db.execute(sql`
    UPDATE order_receipts r SET transaction_counts = false
      WHERE EXISTS (SELECT FROM order_receipts u WHERE u.undoes_id = r.id)
  `)
  await db.execute(sql`
    UPDATE order_receipts r SET transaction_counts = false
      WHERE r.transaction_counts AND transaction_key(r.transaction_id) IS NOT NULL AND EXISTS (
        SELECT FROM order_receipts e WHERE e.order_id = r.order_id AND e.kind = r.kind AND e.id < r.id
          AND e.transaction_counts AND transaction_key(e.transaction_id) = transaction_key(r.transaction_id))
  `)
  await db.execute(sql`
    CREATE UNIQUE INDEX order_receipts_transaction_idx
      ON order_receipts (order_id, kind, transaction_key(transaction_id)) WHERE transaction_counts;
    CREATE FUNCTION undone_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE order_receipts SET transaction_counts = false WHERE id = NEW.undoes_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER undone_transaction AFTER INSERT ON order_receipts
      FOR EACH ROW WHEN (NEW.undoes_id IS NOT NULL) EXECUTE FUNCTION undone_transaction();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER undone_transaction ON order_receipts;
    DROP FUNCTION undone_transaction();
    DROP INDEX order_receipts_transaction_idx;
    DROP FUNCTION transaction_key(text);
    ALTER TABLE order_receipts DROP COLUMN transaction_counts;
  `)
}
