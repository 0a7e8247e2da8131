import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Lists whose names are unique without case. */
const NAMED = [
  'vehicle_types',
  'vehicle_sub_body_types',
  'vehicle_colours',
  'vehicle_seats',
  'vehicle_transmissions',
  'vehicle_drive_trains',
  'vehicle_steering_types',
  'vehicle_steering_assist_types',
  'vehicle_steering_control_types',
  'vehicle_steering_positions',
  'vehicle_grades',
  'vehicle_condition_grades',
  'vehicle_fuel_types',
  'vehicle_price_types',
  'feature_groups',
  'vehicle_features',
  'manufacturers',
  'tags',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of NAMED)
    await db.execute(sql.raw(`CREATE UNIQUE INDEX ${table}_name_lower_idx ON ${table} (lower(name))`))
  await db.execute(sql`
    CREATE UNIQUE INDEX models_maker_name_lower_idx ON models (manufacturer_id, lower(name));
    CREATE UNIQUE INDEX model_codes_model_code_lower_idx ON model_codes (model_id, lower(model_code));
    CREATE UNIQUE INDEX ports_name_country_lower_idx ON ports (lower(name), lower(country));
    CREATE UNIQUE INDEX vehicles_chassis_lower_idx ON vehicles (lower(chassis)) WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX vehicles_office_file_no_lower_idx ON vehicles (lower(office_file_no)) WHERE deleted_at IS NULL;
    CREATE UNIQUE INDEX vehicle_images_once_idx ON vehicle_images (vehicle_id, media_id);
    CREATE UNIQUE INDEX vehicle_images_one_primary_idx ON vehicle_images (vehicle_id) WHERE is_primary;

    -- A picture's row belongs to its vehicle and goes with it.
    ALTER TABLE vehicle_images DROP CONSTRAINT vehicle_images_vehicle_id_vehicles_id_fk,
      ADD CONSTRAINT vehicle_images_vehicle_id_vehicles_id_fk
        FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE;

    CREATE TABLE app_state (
      key text PRIMARY KEY,
      value jsonb NOT NULL DEFAULT '{}',
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    -- The stock number is the id in the trade's dress: given once by the database, never changed.
    CREATE FUNCTION vehicle_stock_number() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.sku := 'KD-' || lpad(NEW.id::text, greatest(6, length(NEW.id::text)), '0');
      RETURN NEW;
    END $$;
    CREATE TRIGGER vehicle_stock_number BEFORE INSERT OR UPDATE OF id, sku ON vehicles
      FOR EACH ROW EXECUTE FUNCTION vehicle_stock_number();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of NAMED) await db.execute(sql.raw(`DROP INDEX IF EXISTS ${table}_name_lower_idx`))
  await db.execute(sql`
    DROP TRIGGER IF EXISTS vehicle_stock_number ON vehicles;
    DROP FUNCTION IF EXISTS vehicle_stock_number();
    DROP TABLE IF EXISTS app_state;
    DROP INDEX IF EXISTS models_maker_name_lower_idx, model_codes_model_code_lower_idx, ports_name_country_lower_idx,
      vehicles_chassis_lower_idx, vehicles_office_file_no_lower_idx, vehicle_images_one_primary_idx, vehicle_images_once_idx;
  `)
}
