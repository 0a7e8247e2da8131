import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Customers keep receipts of what was recorded: the money of a line is never changed, whoever writes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION receipt_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Receipts cannot be changed' USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER receipt_stays BEFORE UPDATE ON order_receipts FOR EACH ROW
      WHEN ((OLD.id, OLD.order_id, OLD.kind, OLD.amount, OLD.shares, OLD.method, OLD.transaction_id, OLD.received_at,
          OLD.undoes_id, OLD.recorded_at)
        IS DISTINCT FROM (NEW.id, NEW.order_id, NEW.kind, NEW.amount, NEW.shares, NEW.method, NEW.transaction_id,
          NEW.received_at, NEW.undoes_id, NEW.recorded_at))
      EXECUTE FUNCTION receipt_stays();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS receipt_stays ON order_receipts;
    DROP FUNCTION IF EXISTS receipt_stays();
  `)
}
