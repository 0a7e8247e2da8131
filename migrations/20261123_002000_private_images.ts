import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pictures that only their owner and staff may see, and the quotes that name one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE uploads DROP CONSTRAINT uploads_kind_check,
      ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('auction_sheet', 'brochure', 'private_image'));
    CREATE INDEX quotes_image_idx ON quotes (image_url) WHERE image_url IS NOT NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX quotes_image_idx;
    UPDATE uploads SET kind = NULL WHERE kind = 'private_image';
    ALTER TABLE uploads DROP CONSTRAINT uploads_kind_check,
      ADD CONSTRAINT uploads_kind_check CHECK (kind IN ('auction_sheet', 'brochure'));
  `)
}
