import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The audit log notes the rows that a statement inserts together, not one after another, and settles the child rows of a
 * whole transaction at once: an import of a thousand vehicles with their features is a few statements of the log.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(INSERTED)
  await db.execute(SETTLE)
  await db.execute(sql`
    DO $$
    DECLARE
      t record;
      made text;
    BEGIN
      FOR t IN SELECT pg_get_triggerdef(oid) AS def FROM pg_trigger WHERE tgname = 'audit_row' LOOP
        made := replace(t.def, 'CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE', 'CREATE TRIGGER audit_inserted AFTER INSERT');
        EXECUTE replace(replace(made, 'FOR EACH ROW', 'REFERENCING NEW TABLE AS made FOR EACH STATEMENT'),
          'audit_row(', 'audit_inserted(');
        EXECUTE replace(t.def, 'CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE',
          'CREATE OR REPLACE TRIGGER audit_row AFTER DELETE OR UPDATE');
      END LOOP;
      EXECUTE replace(replace(replace(pg_get_functiondef('audit_attach'::regproc),
        'AFTER INSERT OR UPDATE OR DELETE ON %I ', 'AFTER UPDATE OR DELETE ON %I '),
        'EXECUTE format(''CREATE OR REPLACE TRIGGER audit_truncate',
        'EXECUTE format(''CREATE OR REPLACE TRIGGER audit_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS made '
          || 'FOR EACH STATEMENT EXECUTE FUNCTION audit_inserted(%L, %L, %L, %L, %L)'', t.name, args[1], args[2], args[3], args[4], args[5]);
        EXECUTE format(''CREATE OR REPLACE TRIGGER audit_truncate'),
        'EXECUTE format(''DROP TRIGGER IF EXISTS audit_truncate',
        'EXECUTE format(''DROP TRIGGER IF EXISTS audit_inserted ON %I'', t.name);
          EXECUTE format(''DROP TRIGGER IF EXISTS audit_truncate');
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DO $$
    DECLARE
      t record;
      source text := pg_get_functiondef('audit_attach'::regproc);
    BEGIN
      FOR t IN SELECT pg_get_triggerdef(oid) AS def, tgrelid::regclass AS name FROM pg_trigger WHERE tgname = 'audit_row' LOOP
        EXECUTE replace(t.def, 'CREATE TRIGGER audit_row AFTER DELETE OR UPDATE',
          'CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE');
        EXECUTE format('DROP TRIGGER IF EXISTS audit_inserted ON %s', t.name);
      END LOOP;
      source := regexp_replace(source, 'EXECUTE format\\(''CREATE OR REPLACE TRIGGER audit_inserted.*?;\\s+', '');
      source := regexp_replace(source, 'EXECUTE format\\(''DROP TRIGGER IF EXISTS audit_inserted.*?;\\s+', '');
      EXECUTE replace(source, 'AFTER UPDATE OR DELETE ON %I ', 'AFTER INSERT OR UPDATE OR DELETE ON %I ');
    END $$`)
  await db.execute(SETTLE_ONE)
  await db.execute(sql`DROP FUNCTION IF EXISTS audit_inserted(), audit_stamp(text)`)
}

/** As 20261124_150000_links_of_many finds it. */
export const INSERTED = sql`
  -- Who acts in this transaction, and what is done, unless it says so itself.
  CREATE OR REPLACE FUNCTION audit_stamp(
    did text, OUT actor_id integer, OUT actor_label text, OUT actor_kind text, OUT ip text, OUT request_id text, OUT action text
  ) LANGUAGE sql STABLE AS $$
    SELECT nullif(current_setting('kaido.actor', true), '')::integer,
      coalesce(nullif(current_setting('kaido.actor_label', true), ''), session_user),
      coalesce(nullif(current_setting('kaido.actor_kind', true), ''), 'database'),
      nullif(current_setting('kaido.ip', true), ''),
      nullif(current_setting('kaido.request', true), ''),
      coalesce(nullif(current_setting('kaido.action', true), ''), did)
  $$;

  -- Arguments as those of audit_row.
  CREATE OR REPLACE FUNCTION audit_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    redact boolean := TG_ARGV[4] = 'redact';
    stamp record;
  BEGIN
    IF TG_ARGV[2] <> '' THEN
      EXECUTE format(
        'INSERT INTO audit_pending AS p (xid, table_name, record_id, area, parent_table, label_column, added)
        SELECT pg_current_xact_id(), $1, given.of, $2, $3, $4, jsonb_agg(CASE WHEN $5 THEN audit_redact(item) ELSE item END)
        FROM (SELECT audited.%I::text AS of, jsonb_strip_nulls(to_jsonb(audited)) - ARRAY[%L, ''id''] AS item
          FROM made audited) given
        GROUP BY given.of
        ON CONFLICT (xid, table_name, record_id) DO UPDATE SET added = p.added || excluded.added', TG_ARGV[3], TG_ARGV[3])
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

/** As 20261124_150000_links_of_many finds it. */
export const SETTLE = sql`
  CREATE OR REPLACE FUNCTION audit_settle() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    kind record;
  BEGIN
    -- The first one settles everything of its transaction.
    IF NOT EXISTS (SELECT FROM audit_pending
        WHERE xid = NEW.xid AND table_name = NEW.table_name AND record_id = NEW.record_id) THEN RETURN NULL; END IF;
    FOR kind IN
      SELECT DISTINCT p.table_name, p.area, p.parent_table, p.label_column, format_type(a.atttypid, NULL) AS id_type
      FROM audit_pending p JOIN pg_attribute a ON a.attrelid = p.parent_table::regclass AND a.attname = 'id'
      WHERE p.xid = NEW.xid ORDER BY p.table_name
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
              SELECT DISTINCT value ->> ''path'' AS path
              FROM jsonb_array_elements(coalesce(c.gone, ''[]'') || coalesce(c.come, ''[]''))) paths) fields
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

/** As it was: one record after another. */
const SETTLE_ONE = sql`
  CREATE OR REPLACE FUNCTION audit_settle() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    p audit_pending;
    gone jsonb;
    come jsonb;
    label text;
    field text;
  BEGIN
    DELETE FROM audit_pending
      WHERE xid = NEW.xid AND table_name = NEW.table_name AND record_id = NEW.record_id RETURNING * INTO p;
    IF NOT FOUND THEN RETURN NULL; END IF;
    SELECT jsonb_agg(value) INTO gone FROM (SELECT value FROM jsonb_array_elements(p.removed)
      EXCEPT ALL SELECT value FROM jsonb_array_elements(p.added)) x;
    SELECT jsonb_agg(value) INTO come FROM (SELECT value FROM jsonb_array_elements(p.added)
      EXCEPT ALL SELECT value FROM jsonb_array_elements(p.removed)) x;
    IF gone IS NULL AND come IS NULL THEN RETURN NULL; END IF;
    EXECUTE format('SELECT to_jsonb(t) ->> %L FROM %I t WHERE t.id = %L', p.label_column, p.parent_table, p.record_id)
      INTO label;
    SELECT string_agg(DISTINCT lower(regexp_replace(value ->> 'path', '([a-z])([A-Z])', '\\1 \\2', 'g')), ', ')
      INTO field FROM jsonb_array_elements(coalesce(gone, '[]') || coalesce(come, '[]'));
    PERFORM audit_write('update', p.area, p.table_name, p.record_id, label,
      coalesce(field, replace(substr(p.table_name, length(p.parent_table) + 2), '_', ' ')), gone, come);
    RETURN NULL;
  END $$
`
