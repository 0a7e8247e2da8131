import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Leads straight to the inquiries that nobody has answered: they are counted with every page of the back office. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`CREATE INDEX vehicle_inquiries_pending_idx ON vehicle_inquiries (id) WHERE status = 'PENDING'`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS vehicle_inquiries_pending_idx`)
}
