import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Words have one meaning, which follows the entry that it names when that is renamed. Texts with letters beyond ASCII have
 * an index of their own: of kana, for example, trigrams may know nothing, so that the other index is read as a whole.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX search_words_words_lower_idx ON search_words (lower(words));

    CREATE FUNCTION search_words_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE search_words SET meaning = NEW.name, updated_at = now()
        WHERE kind::text = TG_ARGV[0] AND lower(meaning) = lower(OLD.name);
      RETURN NULL;
    END $$;
    CREATE TRIGGER search_words_follow AFTER UPDATE OF name ON manufacturers FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_words_follow('make');
    CREATE TRIGGER search_words_follow AFTER UPDATE OF name ON models FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_words_follow('model');
    CREATE TRIGGER search_words_follow AFTER UPDATE OF name ON vehicle_colours FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_words_follow('color');
    CREATE TRIGGER search_words_follow AFTER UPDATE OF name ON vehicle_types FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_words_follow('bodyType');
    CREATE TRIGGER search_words_follow AFTER UPDATE OF name ON vehicle_fuel_types FOR EACH ROW
      WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_words_follow('fuel');

    CREATE INDEX vs_doc_wide ON vehicle_search (vehicle_id)
      WHERE is_public AND octet_length(doc) > char_length(doc);
    CREATE INDEX vs_staff_doc_wide ON vehicle_search (vehicle_id)
      WHERE octet_length(staff_doc) > char_length(staff_doc);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX vs_doc_wide, vs_staff_doc_wide;
    DROP TRIGGER search_words_follow ON manufacturers;
    DROP TRIGGER search_words_follow ON models;
    DROP TRIGGER search_words_follow ON vehicle_colours;
    DROP TRIGGER search_words_follow ON vehicle_types;
    DROP TRIGGER search_words_follow ON vehicle_fuel_types;
    DROP FUNCTION search_words_follow();
    DROP INDEX search_words_words_lower_idx;`)
}
