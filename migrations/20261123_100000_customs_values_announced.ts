import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Customs values announce their changes as tariffs do: estimates of duties rest on both. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER customs_value_lists_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON customs_value_lists
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER customs_values_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON customs_values
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER customs_values_notify ON customs_values;
    DROP TRIGGER customs_value_lists_notify ON customs_value_lists;
  `)
}
