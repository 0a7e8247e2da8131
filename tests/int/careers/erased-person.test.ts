import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import { deleteGoneApplicationFiles } from '@/modules/careers/applications/operations/delete-gone-application-files'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { accepted } from '../api/client'
import { applicationRow, apply, as, at, newJob, rowsOf, setStatus, withCareers } from './careers-kit'

withCareers()

/** Every table of the database, whatever wrote it, in which a row contains the words. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await rowsOf(sql`SELECT table_schema AS schema, table_name AS name
    FROM information_schema.tables WHERE table_type = 'BASE TABLE'
    AND table_schema NOT IN ('pg_catalog', 'information_schema')`)
  const containing: string[] = []
  for (const { schema, name } of tables) {
    const rows =
      await rowsOf(sql`SELECT FROM ${sql.identifier(String(schema))}.${sql.identifier(String(name))} t
      WHERE t::text ILIKE ${`%${words}%`} LIMIT 1`)
    if (rows.length > 0) containing.push(`${schema}.${name}`)
  }
  return containing
}

it('an erased applicant is found nowhere in the database, nor in its files', async () => {
  const name = 'Zebedee Quartermain'
  const email = 'zebedee@quartermain.example'
  const { id: jobId, questions } = await newJob({ questions: [{ question: 'Why?', type: 'TEXT' }] })
  const more = {
    jobId,
    name,
    email,
    phone: '+254 799 888 777',
    answers: { [`question_${questions[0].id}`]: `${name} asks` },
  }
  const { id } = (await accepted(apply(jobId, more, 'otherCustomer'))).data
  await accepted(as('manager', 'PUT', `/jobs/applications/${id}/note`, { note: `${name} called` }))
  await accepted(setStatus(id, 'UNDER_REVIEW'))
  const { resume_path: path } = await applicationRow(id)
  expect(await tablesWith(name)).not.toEqual([])

  await rowsOf(sql`UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '40 days'
    WHERE id = ${at.people.otherCustomer.id}`)
  expect(await inTransaction(at, (req) => eraseAccount(req, at.people.otherCustomer.id))).toBe(true)
  await deleteGoneApplicationFiles(at.payload)
  for (const words of [name, email, '799 888 777']) expect(await tablesWith(words), words).toEqual([])
  expect(await storage().get(String(path))).toBeNull()
})
