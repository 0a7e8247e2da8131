import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The links of vehicles are checked for a whole statement at once. Foreign keys ask and lock for every row and key, which was
 * a third of an import of equipped vehicles. The keys stay declared, for whoever reads the catalogue, and these triggers do
 * what theirs did: the same locks, the same errors, the same deletions. Keys can be declared without their triggers as of
 * Postgres 18; before that nothing changes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (!(await canDeclareAlone(db))) return
  await db.execute(CHECKED)
  await db.execute(FOLLOWED)
  for (const { column, key, table } of KEYS)
    await db.execute(
      sql.raw(`
      CREATE TRIGGER ${FOLLOW} AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION vehicle_links_follow('${column}');
      CREATE TRIGGER ${KEEP} AFTER UPDATE OF id ON ${table} FOR EACH ROW
        WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION vehicle_links_keep('${column}', '${key}');
      ALTER TABLE vehicles_rels ALTER CONSTRAINT ${key} NOT ENFORCED;`),
    )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  if (!(await canDeclareAlone(db))) return
  for (const { key, table } of KEYS)
    await db.execute(
      sql.raw(`
      ALTER TABLE vehicles_rels ALTER CONSTRAINT ${key} ENFORCED;
      DROP TRIGGER IF EXISTS ${KEEP} ON ${table};
      DROP TRIGGER IF EXISTS ${FOLLOW} ON ${table};`),
    )
  await db.execute(sql`
    DROP TRIGGER IF EXISTS links_changed ON vehicles_rels;
    DROP TRIGGER IF EXISTS links_made ON vehicles_rels;
    DROP FUNCTION IF EXISTS vehicle_links_checked(), vehicle_links_follow(), vehicle_links_keep();
  `)
}

const [FOLLOW, KEEP] = ['vehicle_links_follow', 'vehicle_links_keep']

const KEYS = [
  { column: 'parent_id', table: 'vehicles', key: 'vehicles_rels_parent_fk' },
  { column: 'tags_id', table: 'tags', key: 'vehicles_rels_tags_fk' },
  { column: 'vehicle_features_id', table: 'vehicle_features', key: 'vehicles_rels_vehicle_features_fk' },
]

async function canDeclareAlone(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows } = await db.execute<{ version: number }>(
    sql`SELECT current_setting('server_version_num')::int AS version`,
  )
  return (rows[0]?.version ?? 0) >= 180000
}

/** Planned anew each time: it is about one vehicle, or about thousands. */
const CHECKED = sql.raw(`
  CREATE FUNCTION vehicle_links_checked() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    key record;
    missing integer;
  BEGIN
    FOR key IN SELECT * FROM (VALUES ${KEYS.map((key) => `('${key.column}', '${key.table}', '${key.key}')`).join(', ')})
      AS keys (link, target, name)
    LOOP
      EXECUTE format(
        'WITH named AS MATERIALIZED (SELECT DISTINCT %1$I AS id FROM made WHERE %1$I IS NOT NULL),
          held AS MATERIALIZED (
            SELECT t.id FROM %2$I t WHERE t.id IN (SELECT id FROM named) ORDER BY t.id FOR KEY SHARE OF t)
        SELECT min(n.id) FROM named n WHERE NOT EXISTS (SELECT FROM held h WHERE h.id = n.id)', key.link, key.target)
      INTO missing;
      IF missing IS NOT NULL THEN
        RAISE foreign_key_violation USING
          MESSAGE = format('insert or update on table "vehicles_rels" violates foreign key constraint "%s"', key.name),
          DETAIL = format('Key (%s)=(%s) is not present in table "%s".', key.link, missing, key.target),
          SCHEMA = TG_TABLE_SCHEMA, TABLE = 'vehicles_rels', CONSTRAINT = key.name;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;

  CREATE TRIGGER links_made AFTER INSERT ON vehicles_rels REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION vehicle_links_checked();
  CREATE TRIGGER links_changed AFTER UPDATE ON vehicles_rels REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION vehicle_links_checked();
`)

const FOLLOWED = sql`
  -- Links go with what they are of, or lead to. Argument: their column.
  CREATE FUNCTION vehicle_links_follow() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('DELETE FROM vehicles_rels WHERE %I IN (SELECT id FROM gone)', TG_ARGV[0]);
    RETURN NULL;
  END $$;

  -- What has links keeps its number. Arguments: their column, the key.
  CREATE FUNCTION vehicle_links_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_used boolean;
  BEGIN
    EXECUTE format('SELECT EXISTS (SELECT FROM vehicles_rels WHERE %I = $1)', TG_ARGV[0]) INTO is_used USING OLD.id;
    IF is_used THEN
      RAISE foreign_key_violation USING
        MESSAGE = format('update or delete on table "%s" violates foreign key constraint "%s" on table "vehicles_rels"',
          TG_TABLE_NAME, TG_ARGV[1]),
        DETAIL = format('Key (id)=(%s) is still referenced from table "vehicles_rels".', OLD.id),
        SCHEMA = TG_TABLE_SCHEMA, TABLE = 'vehicles_rels', CONSTRAINT = TG_ARGV[1];
    END IF;
    RETURN NULL;
  END $$;
`
