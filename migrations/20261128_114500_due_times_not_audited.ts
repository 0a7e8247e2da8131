import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Due times of tickets follow from what is logged anyway, and are written for thousands at once. */
const COLUMNS = ',first_response_due_at,next_response_due_at,resolution_due_at,due_at'
/** The columns that are left out of a changed row. */
const LEFT_OUT = /'\{updated_at([\w,]*)\}'/g

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await rewrite(db, (columns) => columns + COLUMNS)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await rewrite(db, (columns) => columns.replace(COLUMNS, ''))
}

async function rewrite(db: MigrateUpArgs['db'], change: (columns: string) => string): Promise<void> {
  const { rows } = await db.execute<{ source: string }>(
    sql`SELECT pg_get_functiondef('audit_row'::regproc) AS source`,
  )
  const source = rows[0]?.source ?? ''
  const changed = source.replaceAll(LEFT_OUT, (_, columns: string) => `'{updated_at${change(columns)}}'`)
  if (changed === source) throw new Error('audit_row leaves no columns out')
  await db.execute(sql.raw(changed))
}
