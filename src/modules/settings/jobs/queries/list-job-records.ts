import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { modules } from '@/api/module'
import type { Db } from '@/server/db-of'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { JobRecordNames } from '../rules/job-input-words'
import { findQueue } from './find-queue'

/** The tables of the ids that jobs of a queue are given, by field, as its module declares them. */
const aboutOf = (queue: string): Readonly<Record<string, string>> => findQueue(queue)?.about ?? {}

/** How modules call the records of a table. */
const namesOfTables = (): Record<string, SQL> =>
  Object.assign({}, ...modules().flatMap(({ auditWords = [] }) => auditWords.map(({ names }) => names ?? {})))

const NAMED = {
  table: text(sql`found.table`),
  id: text(sql`found.id`),
  name: nullable(text(sql`found.name`)),
}

type Given = { queue: string; input: unknown }

/** The ids that jobs were given, with the field and the table of each. */
const idsIn = ({ input, queue }: Given) =>
  Object.entries(aboutOf(queue)).flatMap(([field, table]) => {
    const id = Number((input as Record<string, unknown> | null)?.[field])
    return Number.isSafeInteger(id) && id > 0 ? [{ field, table, id }] : []
  })

/** The names of the records that some jobs were given, in the order of the jobs; one query for all tables. */
export async function listJobRecords(db: Db, jobs: readonly Given[]): Promise<JobRecordNames[]> {
  const names = namesOfTables()
  const wanted = jobs.map(idsIn)
  const tables = [...new Set(wanted.flat().map(({ table }) => table))].filter((table) => names[table])
  if (tables.length === 0) return jobs.map(() => ({}))
  const parts = tables.map((table) => {
    const ids = wanted.flat().flatMap((one) => (one.table === table ? one.id : []))
    return sql`SELECT ${table}::text AS table, t.id::text AS id, ${names[table]}::text AS name
      FROM ${sql.identifier(table)} t WHERE t.id = ANY(${sql.param(ids)}::int[])`
  })
  const found = await select(db, NAMED, sql`FROM (${sql.join(parts, sql` UNION ALL `)}) found`)
  const byKey = new Map(found.map(({ id, name, table }) => [`${table} ${id}`, name]))
  return wanted.map((all) =>
    Object.fromEntries(
      all
        .filter(({ table }) => names[table])
        .map(({ field, id, table }) => [field, byKey.get(`${table} ${id}`) ?? null]),
    ),
  )
}
