import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A vehicle that is held for a customer is reserved, whoever writes it: its status changes once the hold has ended.
 * Vehicles that were put on offer while they were held are reserved again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION held_vehicle_stays_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM reservations WHERE vehicle_id = NEW.id AND status = 'CONFIRMED') THEN
        RAISE EXCEPTION 'The vehicle is reserved for a customer' USING ERRCODE = '23R01';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER held_vehicle_stays_reserved BEFORE UPDATE OF status ON vehicles FOR EACH ROW
      WHEN (NEW.status IS DISTINCT FROM OLD.status AND NEW.status <> 'RESERVED')
      EXECUTE FUNCTION held_vehicle_stays_reserved();
  `)
  const { rows } = await db.execute(sql`
    UPDATE vehicles v SET status = 'RESERVED', updated_at = now() FROM reservations r
    WHERE r.vehicle_id = v.id AND r.status = 'CONFIRMED' AND v.status = 'PUBLISHED' RETURNING v.id`)
  const ids = rows.map((row) => Number(row.id))
  if (ids.length > 0) await db.execute(sql`SELECT refresh_vehicle_search(${sql.param(ids)}::int[])`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER IF EXISTS held_vehicle_stays_reserved ON vehicles;
    DROP FUNCTION IF EXISTS held_vehicle_stays_reserved();
  `)
}
