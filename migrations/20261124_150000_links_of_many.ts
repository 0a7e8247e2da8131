import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { INSERTED, SETTLE } from './20261123_170000_audit_of_inserts'

/**
 * The links of many vehicles at once: the log makes one piece of JSON of a vehicle's links, not one of each; is settled by
 * one call for a statement, not one for a record; and what waits for that is not compressed. What it says is the same.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE audit_pending SET (toast_tuple_target = 8160);
    ALTER TABLE audit_pending ADD COLUMN settles boolean NOT NULL DEFAULT true;
    DROP TRIGGER audit_settle ON audit_pending;

    -- Most links are to a feature, and of no use in the index of tags.
    DROP INDEX IF EXISTS vehicles_rels_tags_id_idx;
    CREATE INDEX vehicles_rels_tags_id_idx ON vehicles_rels (tags_id) WHERE tags_id IS NOT NULL;
  `)
  await db.execute(INSERTED_TOGETHER)
  await db.execute(SETTLE_TOGETHER)
  await db.execute(sql`
    CREATE CONSTRAINT TRIGGER audit_settle AFTER INSERT ON audit_pending
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.settles) EXECUTE FUNCTION audit_settle()
  `)
  await rewriteRows(db, LISTS_TOGETHER, LISTS_APART)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER audit_settle ON audit_pending;
    ALTER TABLE audit_pending DROP COLUMN settles;
    ALTER TABLE audit_pending RESET (toast_tuple_target);
    DROP INDEX IF EXISTS vehicles_rels_tags_id_idx;
    CREATE INDEX vehicles_rels_tags_id_idx ON vehicles_rels (tags_id);
  `)
  await rewriteRows(db, LISTS_APART, LISTS_TOGETHER)
  await db.execute(INSERTED)
  await db.execute(SETTLE)
  await db.execute(sql`
    CREATE CONSTRAINT TRIGGER audit_settle AFTER INSERT ON audit_pending
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_settle()
  `)
}

type Db = MigrateUpArgs['db']

/** Replaces parts of the search row's definition, one for one. */
async function rewriteRows(db: Db, before: readonly string[], after: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ source: string }>(
    sql`SELECT pg_get_functiondef('vehicle_search_core_rows'::regproc) AS source`,
  )
  const source = before.reduce((text, part, n) => {
    if (!text.includes(part)) throw new Error(`The search row's definition has no ${part}`)
    return text.replace(part, () => after[n] ?? '')
  }, rows[0]?.source ?? '')
  await db.execute(sql.raw(source))
}

const LISTS_TOGETHER = [
  `nullif(search_int(v.year), 0))) AS doc) d`,
  `
      coalesce(array_agg(DISTINCT tags_id ORDER BY tags_id) FILTER (WHERE tags_id IS NOT NULL), '{}') AS tags,
      coalesce(array_agg(DISTINCT vehicle_features_id ORDER BY vehicle_features_id)
        FILTER (WHERE vehicle_features_id IS NOT NULL), '{}') AS features
    FROM vehicles_rels WHERE parent_id = v.id) r`,
]

/** OFFSET 0: computed once for a row, wherever it is used. */
const LISTS_APART = [
  `nullif(search_int(v.year), 0))) AS doc OFFSET 0) d`,
  `
      ARRAY(SELECT DISTINCT tags_id FROM vehicles_rels
        WHERE parent_id = v.id AND tags_id IS NOT NULL ORDER BY tags_id) AS tags,
      ARRAY(SELECT DISTINCT vehicle_features_id FROM vehicles_rels
        WHERE parent_id = v.id AND vehicle_features_id IS NOT NULL ORDER BY vehicle_features_id) AS features
    OFFSET 0) r`,
]

const INSERTED_TOGETHER = sql`
  -- Arguments as those of audit_row.
  CREATE OR REPLACE FUNCTION audit_inserted() RETURNS trigger LANGUAGE plpgsql SET work_mem = '64MB' AS $$
  DECLARE
    redact boolean := TG_ARGV[4] = 'redact';
    kept text;
    stamp record;
  BEGIN
    IF TG_ARGV[2] <> '' THEN
      SELECT string_agg(format('audited.%I', attname), ', ' ORDER BY attnum) INTO kept FROM pg_attribute
        WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname NOT IN (TG_ARGV[3], 'id');
      -- The first record of a statement settles the whole transaction. One that was there already came with a
      -- statement whose first one does.
      EXECUTE format(
        'INSERT INTO audit_pending AS p (xid, table_name, record_id, area, parent_table, label_column, added, settles)
        SELECT pg_current_xact_id(), $1, given.of::text, $2, $3, $4,
          CASE WHEN $5 THEN audit_redact(given.items) ELSE given.items END, row_number() OVER () = 1
        FROM (SELECT audited.%1$I AS of, jsonb_strip_nulls(jsonb_agg(item)) AS items
          FROM made audited CROSS JOIN LATERAL (SELECT %2$s) item GROUP BY audited.%1$I) given
        ON CONFLICT (xid, table_name, record_id) DO UPDATE SET added = p.added || excluded.added', TG_ARGV[3], kept)
      USING TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[2], TG_ARGV[1], redact;
      RETURN NULL;
    END IF;
    stamp := audit_stamp('create');
    INSERT INTO audit_log (actor_id, actor_label, actor_kind, ip, request_id, action, area, table_name, record_id,
      record_label, after)
    SELECT stamp.actor_id, stamp.actor_label, stamp.actor_kind, stamp.ip, stamp.request_id, stamp.action, TG_ARGV[0],
      TG_TABLE_NAME, given.item ->> 'id', left(given.item ->> TG_ARGV[1], 300),
      CASE WHEN redact THEN audit_redact(given.item) ELSE given.item END
    FROM (SELECT jsonb_strip_nulls(to_jsonb(audited)) AS item FROM made audited) given;
    RETURN NULL;
  END $$
`

const SETTLE_TOGETHER = sql`
  CREATE OR REPLACE FUNCTION audit_settle() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kind record;
  BEGIN
    -- The first one settles everything of its transaction.
    IF NOT EXISTS (SELECT FROM audit_pending
        WHERE xid = NEW.xid AND table_name = NEW.table_name AND record_id = NEW.record_id) THEN RETURN NULL; END IF;
    FOR kind IN
      -- The kinds first: there are few of them, and of their records many.
      WITH kinds AS MATERIALIZED (
        SELECT DISTINCT table_name, area, parent_table, label_column FROM audit_pending WHERE xid = NEW.xid
      )
      SELECT k.*, format_type(a.atttypid, NULL) AS id_type
      FROM kinds k JOIN pg_attribute a ON a.attrelid = k.parent_table::regclass AND a.attname = 'id'
      ORDER BY k.table_name
    LOOP
      EXECUTE format(
        -- Links name the field that they belong to; other lists are tables of their own.
        'WITH settled AS (
          DELETE FROM audit_pending WHERE xid = $1 AND table_name = $2 AND area = $3 AND parent_table = $4
            AND label_column = $5 RETURNING record_id, removed, added
        ), changed AS MATERIALIZED (
          SELECT record_id,
            CASE WHEN added = ''[]'' THEN nullif(removed, ''[]'') ELSE (SELECT jsonb_agg(value) FROM (
              SELECT value FROM jsonb_array_elements(removed) EXCEPT ALL SELECT value FROM jsonb_array_elements(added)) x) END AS gone,
            CASE WHEN removed = ''[]'' THEN nullif(added, ''[]'') ELSE (SELECT jsonb_agg(value) FROM (
              SELECT value FROM jsonb_array_elements(added) EXCEPT ALL SELECT value FROM jsonb_array_elements(removed)) x) END AS come
          FROM settled
        )
        INSERT INTO audit_log (actor_id, actor_label, actor_kind, ip, request_id, action, area, table_name, record_id,
          record_label, detail, before, after)
        SELECT stamp.*, $3, $2, c.record_id, left(%s, 300), coalesce(named.field, $6), c.gone, c.come
        FROM changed c CROSS JOIN audit_stamp(''update'') stamp
        LEFT JOIN %I t ON t.id = c.record_id::%s
        CROSS JOIN LATERAL (
          SELECT string_agg(field, '', '' ORDER BY field) AS field FROM (
            SELECT DISTINCT lower(regexp_replace(path, ''([a-z])([A-Z])'', ''\\1 \\2'', ''g'')) AS field FROM (
              SELECT DISTINCT item #>> ''{}'' AS path
              FROM jsonb_path_query(coalesce(c.gone, ''[]'') || coalesce(c.come, ''[]''), ''$[*].path'') item) paths) fields
        ) named
        WHERE c.gone IS NOT NULL OR c.come IS NOT NULL
        ORDER BY t.id',
        CASE WHEN kind.label_column = '' THEN 'NULL::text' ELSE format('t.%I::text', kind.label_column) END,
        kind.parent_table, kind.id_type)
      USING NEW.xid, kind.table_name, kind.area, kind.parent_table, kind.label_column,
        replace(substr(kind.table_name, length(kind.parent_table) + 2), '_', ' ');
    END LOOP;
    RETURN NULL;
  END $$
`
