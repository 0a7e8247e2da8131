import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { TABLES_WITHOUT_AUDIT } from '@/plugins/audit-log/tables-without-audit'

/**
 * The audit log and the triggers that write it. Actor, address and request come from settings of the
 * transaction (kaido.actor and its kin); a change made past the product carries the database's own user.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      actor_id integer,
      actor_label text NOT NULL,
      actor_kind text NOT NULL,
      ip text,
      request_id text,
      action text NOT NULL,
      area text NOT NULL,
      table_name text,
      record_id text,
      record_label text,
      detail text,
      before jsonb,
      after jsonb
    );
    CREATE INDEX audit_log_at_idx ON audit_log (at, id);
    CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, at, id) WHERE actor_id IS NOT NULL;
    CREATE INDEX audit_log_action_idx ON audit_log (action, at, id);
    CREATE INDEX audit_log_area_idx ON audit_log (area, at, id);
    CREATE INDEX audit_log_record_idx ON audit_log (table_name, record_id, id);

    CREATE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The audit log only grows: % is refused.', TG_OP USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only();
    ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_append_only;
  `)
  await db.execute(sql`
    -- Payload rewrites all child rows of a record on each save. What was taken away and what was put back are
    -- collected here and set off against each other when the transaction ends; nothing ever stays in it.
    CREATE UNLOGGED TABLE audit_pending (
      xid xid8 NOT NULL,
      table_name text NOT NULL,
      record_id text NOT NULL,
      area text NOT NULL,
      parent_table text NOT NULL,
      label_column text NOT NULL,
      removed jsonb NOT NULL DEFAULT '[]',
      added jsonb NOT NULL DEFAULT '[]',
      PRIMARY KEY (xid, table_name, record_id)
    );

    CREATE FUNCTION audit_redact(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      IF jsonb_typeof(value) = 'object' THEN
        RETURN (SELECT coalesce(jsonb_object_agg(e.key, CASE
            WHEN audit_is_secret(e.key) AND e.value <> 'null' THEN '"[redacted]"'
            WHEN jsonb_typeof(e.value) IN ('object', 'array') THEN audit_redact(e.value)
            ELSE e.value END), '{}')
          FROM jsonb_each(value) e);
      ELSIF jsonb_typeof(value) = 'array' THEN
        RETURN (SELECT coalesce(jsonb_agg(audit_redact(e.value) ORDER BY e.ordinality), '[]')
          FROM jsonb_array_elements(value) WITH ORDINALITY e);
      END IF;
      RETURN value;
    END $$;

    CREATE FUNCTION audit_is_secret(name text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT name ~* '^(hash|salt|sid|sessions?)$|password|passwd|token|secret|api_?key|private_?key|credential'
    $$;

    -- The one place that writes a change. Settings of the transaction say who and from where.
    CREATE FUNCTION audit_write(
      did text, area text, table_name text, record_id text, record_label text, detail text, before jsonb, after jsonb
    ) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO audit_log (actor_id, actor_label, actor_kind, ip, request_id, action, area, table_name,
        record_id, record_label, detail, before, after)
      VALUES (
        nullif(current_setting('kaido.actor', true), '')::integer,
        coalesce(nullif(current_setting('kaido.actor_label', true), ''), session_user),
        coalesce(nullif(current_setting('kaido.actor_kind', true), ''), 'database'),
        nullif(current_setting('kaido.ip', true), ''),
        nullif(current_setting('kaido.request', true), ''),
        coalesce(nullif(current_setting('kaido.action', true), ''), did),
        area, table_name, record_id, left(record_label, 300), detail, before, after);
    END $$;
  `)
  await db.execute(sql`
    -- Arguments: area, column that names a record, parent table and column ('' where the table stands alone),
    -- 'redact' where a column may hold something secret.
    CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      old_row jsonb;
      new_row jsonb;
      removed jsonb;
      added jsonb;
      changed text;
      redact boolean := TG_ARGV[4] = 'redact';
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD *= NEW THEN RETURN NULL; END IF;
      IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD); END IF;
      IF TG_OP <> 'DELETE' THEN new_row := to_jsonb(NEW); END IF;

      IF TG_ARGV[2] <> '' THEN
        PERFORM audit_collect(TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3], old_row, new_row, redact);
        RETURN NULL;
      END IF;

      IF TG_OP = 'UPDATE' THEN
        old_row := old_row - '{updated_at,login_attempts,lock_until}'::text[];
        new_row := new_row - '{updated_at,login_attempts,lock_until}'::text[];
        IF old_row = new_row THEN RETURN NULL; END IF;
        SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key),
            string_agg(replace(regexp_replace(o.key, '_id$', ''), '_', ' '), ', ')
          INTO removed, added, changed
          FROM jsonb_each(old_row) o
          WHERE o.value IS DISTINCT FROM new_row -> o.key;
      ELSE
        removed := jsonb_strip_nulls(old_row);
        added := jsonb_strip_nulls(new_row);
      END IF;
      IF redact THEN
        removed := audit_redact(removed);
        added := audit_redact(added);
      END IF;
      PERFORM audit_write(
        CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'UPDATE' THEN 'update' ELSE 'delete' END,
        TG_ARGV[0], TG_TABLE_NAME, coalesce(new_row, old_row) ->> 'id', coalesce(new_row, old_row) ->> TG_ARGV[1],
        changed, removed, added);
      RETURN NULL;
    END $$;

    CREATE FUNCTION audit_collect(
      child text, area text, label_column text, parent_table text, parent_column text, old_row jsonb, new_row jsonb,
      redact boolean
    ) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      side record;
    BEGIN
      FOR side IN
        SELECT v.r ->> parent_column AS record_id, v.gone,
          jsonb_build_array(CASE WHEN redact THEN audit_redact(kept.r) ELSE kept.r END) AS item
        FROM (VALUES (old_row, true), (new_row, false)) v (r, gone)
        CROSS JOIN LATERAL (SELECT jsonb_strip_nulls(v.r) - parent_column - 'id' AS r) kept
        WHERE v.r IS NOT NULL
      LOOP
        INSERT INTO audit_pending AS p (xid, table_name, record_id, area, parent_table, label_column, removed, added)
        VALUES (pg_current_xact_id(), child, side.record_id, area, parent_table, label_column,
          CASE WHEN side.gone THEN side.item ELSE '[]' END, CASE WHEN side.gone THEN '[]' ELSE side.item END)
        ON CONFLICT (xid, table_name, record_id) DO UPDATE
          SET removed = p.removed || excluded.removed, added = p.added || excluded.added;
      END LOOP;
    END $$;

    CREATE FUNCTION audit_settle() RETURNS trigger LANGUAGE plpgsql AS $$
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
      -- Links name the field that they belong to; other lists are tables of their own.
      SELECT string_agg(DISTINCT lower(regexp_replace(value ->> 'path', '([a-z])([A-Z])', '\\1 \\2', 'g')), ', ')
        INTO field FROM jsonb_array_elements(coalesce(gone, '[]') || coalesce(come, '[]'));
      PERFORM audit_write('update', p.area, p.table_name, p.record_id, label,
        coalesce(field, replace(substr(p.table_name, length(p.parent_table) + 2), '_', ' ')), gone, come);
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER audit_settle AFTER INSERT ON audit_pending
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_settle();

    CREATE FUNCTION audit_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM audit_write('delete', TG_ARGV[0], TG_TABLE_NAME, NULL, NULL, 'all rows at once', NULL, NULL);
      RETURN NULL;
    END $$;
  `)
  await db.execute(ATTACH)
  await db.execute(sql`SELECT audit_attach(${sql.param([...TABLES_WITHOUT_AUDIT])}::text[], '{}')`)
}

/** Gives every table its triggers; run again after each migration, it touches only what is missing or differs. */
const ATTACH = sql`
  CREATE FUNCTION audit_attach(skip text[], areas jsonb) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    t record;
    args text[];
    known text[];
    touched integer := 0;
  BEGIN
    FOR t IN
      SELECT c.oid, c.relname AS name, p.relname AS parent, p.oid AS parent_oid, a.attname AS parent_column,
        g.oid AS trigger_oid, encode(g.tgargs, 'escape') AS trigger_args, c.relname LIKE ANY (skip) AS skipped
      FROM pg_class c
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('parent_id', '_parent_id')
      LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum]
      LEFT JOIN pg_class p ON p.oid = k.confrelid AND starts_with(c.relname, p.relname || '_')
      LEFT JOIN pg_trigger g ON g.tgrelid = c.oid AND g.tgname = 'audit_row'
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      ORDER BY c.relname
    LOOP
      IF t.skipped THEN
        IF t.trigger_oid IS NOT NULL THEN
          EXECUTE format('DROP TRIGGER audit_row ON %I', t.name);
          EXECUTE format('DROP TRIGGER IF EXISTS audit_truncate ON %I', t.name);
          touched := touched + 1;
        END IF;
        CONTINUE;
      END IF;
      known := (SELECT array_agg(convert_from(decode(x, 'escape'), 'UTF8'))
        FROM unnest(string_to_array(t.trigger_args, '\\000')) x);
      args := ARRAY[
        coalesce(areas -> coalesce(t.parent, t.name) ->> 'area', known[1],
          upper(left(coalesce(t.parent, t.name), 1)) || replace(substr(coalesce(t.parent, t.name), 2), '_', ' ')),
        coalesce(areas -> coalesce(t.parent, t.name) ->> 'label', known[2], (
          SELECT attname FROM pg_attribute
          WHERE attrelid = coalesce(t.parent_oid, t.oid) AND attnum > 0 AND NOT attisdropped
            AND attname IN ('name', 'title', 'label', 'email', 'filename', 'key', 'code')
          ORDER BY array_position('{name,title,label,email,filename,key,code}'::text[], attname::text) LIMIT 1), ''),
        coalesce(t.parent, ''),
        CASE WHEN t.parent IS NULL THEN '' ELSE t.parent_column END,
        CASE WHEN EXISTS (SELECT FROM pg_attribute WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped
          AND (audit_is_secret(attname) OR atttypid IN ('json'::regtype, 'jsonb'::regtype)))
          THEN 'redact' ELSE '' END];
      IF known[1:5] IS DISTINCT FROM args THEN
        EXECUTE format('CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON %I '
          'FOR EACH ROW EXECUTE FUNCTION audit_row(%L, %L, %L, %L, %L)', t.name, args[1], args[2], args[3], args[4], args[5]);
        EXECUTE format('CREATE OR REPLACE TRIGGER audit_truncate AFTER TRUNCATE ON %I '
          'FOR EACH STATEMENT EXECUTE FUNCTION audit_truncate(%L)', t.name, args[1]);
        touched := touched + 1;
      END IF;
    END LOOP;
    RETURN touched;
  END $$`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS audit_row(), audit_truncate(), audit_attach(text[], jsonb) CASCADE;
    DROP TABLE IF EXISTS audit_pending, audit_log CASCADE;
    DROP FUNCTION IF EXISTS audit_collect(text, text, text, text, text, jsonb, jsonb, boolean), audit_settle(),
      audit_write(text, text, text, text, text, text, jsonb, jsonb), audit_append_only(), audit_redact(jsonb),
      audit_is_secret(text);
  `)
}
