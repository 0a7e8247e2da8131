import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** An inserted row becomes JSON once, not once for each of its uses. */
const [SEVERAL, ONCE] = ['FROM made audited) given', 'FROM made audited OFFSET 0) given']

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rewrite(db, SEVERAL, ONCE)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rewrite(db, ONCE, SEVERAL)
}

async function rewrite(db: MigrateUpArgs['db'], before: string, after: string): Promise<void> {
  const { rows } = await db.execute<{ source: string }>(
    sql`SELECT pg_get_functiondef('audit_inserted'::regproc) AS source`,
  )
  const source = rows[0]?.source ?? ''
  if (!source.includes(before)) throw new Error(`audit_inserted has no ${before}`)
  await db.execute(sql.raw(source.replace(before, () => after)))
}
