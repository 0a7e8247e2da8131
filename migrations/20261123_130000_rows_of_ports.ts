import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A port that is deleted is taken out of its vehicles by their foreign key, which no hook of theirs hears of; so the
 * search rows follow here. The trigger fires after those of the keys.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION refresh_search_of_ports() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      concerned int[];
    BEGIN
      SELECT array_agg(vehicle_id) INTO concerned FROM vehicle_search WHERE named_port IN (SELECT id FROM gone);
      IF concerned IS NOT NULL THEN
        PERFORM refresh_vehicle_search(concerned);
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER ports_search_rows AFTER DELETE ON ports REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION refresh_search_of_ports();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER ports_search_rows ON ports;
    DROP FUNCTION refresh_search_of_ports();
  `)
}
