import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Of two freights on one lane for the same vehicles only one applies on a day, and landed prices use one insurance rate.
 * Whatever tariffs consist of announces its changes, so that every process can follow them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Days are stored as texts, whose cast to dates depends on settings; these parts of them do not.
    CREATE FUNCTION day_of(t varchar) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT CASE WHEN t ~ '^\\d{4}-\\d\\d-\\d\\d$'
        THEN make_date(substr(t, 1, 4)::int, substr(t, 6, 2)::int, substr(t, 9, 2)::int) END
    $$;

    ALTER TABLE freights ADD CONSTRAINT freights_no_overlap EXCLUDE USING gist (
      coalesce(origin_port_id, 0) WITH =,
      lower(coalesce(origin_country, '')) WITH =,
      coalesce(destination_port_id, 0) WITH =,
      lower(coalesce(destination_country, '')) WITH =,
      coalesce(method, 'roro') WITH =,
      coalesce(vehicle_type_id, 0) WITH =,
      daterange(day_of(valid_from), day_of(valid_to), '[]') WITH &&
    ) WHERE (coalesce(origin_port_id::text, nullif(origin_country, '')) IS NOT NULL
      AND coalesce(destination_port_id::text, nullif(destination_country, '')) IS NOT NULL);

    CREATE UNIQUE INDEX insurance_rates_used_idx ON insurance_rates (used_in_prices) WHERE used_in_prices;

    CREATE FUNCTION notify_tariffs() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('tariffs', '');
      RETURN NULL;
    END $$;

    CREATE TRIGGER freights_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON freights
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER insurance_rates_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON insurance_rates
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER exchange_rates_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER ports_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ports
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER showroom_offices_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON showroom_offices
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    -- The company's days are those of its time zone.
    CREATE TRIGGER company_settings_notify AFTER UPDATE OF timezone ON company_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER company_settings_notify ON company_settings;
    DROP TRIGGER showroom_offices_notify ON showroom_offices;
    DROP TRIGGER ports_notify ON ports;
    DROP TRIGGER exchange_rates_notify ON exchange_rates;
    DROP TRIGGER insurance_rates_notify ON insurance_rates;
    DROP TRIGGER freights_notify ON freights;
    DROP FUNCTION notify_tariffs();
    DROP INDEX insurance_rates_used_idx;
    ALTER TABLE freights DROP CONSTRAINT freights_no_overlap;
    DROP FUNCTION day_of(varchar);
  `)
}
