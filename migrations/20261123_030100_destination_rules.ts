import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Versions of import rules stay as they were entered: only what became of them changes, and the day on which they were
 * last checked. Countries and rules announce their changes with the other tariffs.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX destination_rules_one_waits_idx ON destination_rules (destination_id, kind, key)
      WHERE status = 'PROPOSED';
    CREATE INDEX destination_rules_waiting_idx ON destination_rules (entered_by_id) WHERE status = 'PROPOSED';

    CREATE FUNCTION destination_rule_stays() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changing text[] := '{status,approved_by_id,decided_at,reason,checked_on,updated_at,entered_by_id}';
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - changing = to_jsonb(NEW) - changing
        AND (NEW.entered_by_id IS NULL OR NEW.entered_by_id = OLD.entered_by_id)
        AND (NEW.status = OLD.status OR OLD.status = 'PROPOSED') THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'A version of an import rule is kept as entered: % is refused.', TG_OP
        USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER destination_rule_stays BEFORE UPDATE OR DELETE ON destination_rules
      FOR EACH ROW EXECUTE FUNCTION destination_rule_stays();

    CREATE TRIGGER destinations_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON destinations
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
    CREATE TRIGGER destination_rules_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON destination_rules
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER destination_rules_notify ON destination_rules;
    DROP TRIGGER destinations_notify ON destinations;
    DROP TRIGGER destination_rule_stays ON destination_rules;
    DROP FUNCTION destination_rule_stays();
    DROP INDEX destination_rules_waiting_idx, destination_rules_one_waits_idx;
  `)
}
