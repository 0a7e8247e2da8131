import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { listAuditNames } from '@/modules/settings/audit-log/queries/list-audit-names'
import { auditChanges } from '@/modules/settings/audit-log/rules/audit-changes-in-words'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { accepted } from '../api/client'
import { as, at, newApplication, rowsOf, withCareers } from './careers-kit'

withCareers()

/** The newest entry about a table, as the log shows it. */
async function newestOf(table: string) {
  const db = at.payload.db.drizzle
  const { rows } = await listAuditLog(db, readAuditFilter({}))
  const row = rows.find((one) => one.table === table)
  if (!row) throw new Error(`no entry about ${table}`)
  const names = await listAuditNames(db, [row])
  const changes = auditChanges(row.before, row.after, names.contextOf(row))
  return {
    record: names.recordOf(row),
    after: Object.fromEntries(changes.map(({ after, field }) => [field, after?.text])),
  }
}

it('steps and ratings are named after the job in the log, also once their application is deleted', async () => {
  const { id } = await newApplication()
  await accepted(as('manager', 'PUT', `/jobs/applications/${id}/rating`, { rating: 4 }))
  const step = { text: 'Step of an application: Auction buyer', isDeleted: false }
  const rating = { text: 'Rating of an application: Auction buyer', isDeleted: false }
  const entry = await newestOf('application_history')
  expect(entry.record).toEqual(step)
  expect(entry.after).toMatchObject({ Kind: 'Stage', After: 'Submitted', 'Done by': 'Applicant' })
  expect((await newestOf('application_ratings')).record).toEqual(rating)

  await accepted(as('manager', 'DELETE', `/jobs/applications/${id}`))
  expect((await newestOf('application_history')).record).toEqual({ ...step, isDeleted: true })
  expect((await newestOf('application_ratings')).record).toEqual({ ...rating, isDeleted: true })
  expect(await rowsOf(sql`SELECT FROM audit_log WHERE table_name = 'application_files_gone'`)).toEqual([])
})
