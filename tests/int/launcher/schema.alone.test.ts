import { expect, it } from 'vitest'
import { env } from '@/server/env'
import { withClient } from '../../../scripts/lib/database.mjs'
import { migrateIfNeeded, pendingMigrations } from '../../../scripts/lib/migrate-and-seed.mjs'

const url = () => env().DATABASE_URL
const queues = () =>
  withClient(
    url(),
    async (client) => (await client.query(`select to_regclass('pgboss.queue') as found`)).rows[0].found,
  )

it('does nothing on a database that is up to date', async () => {
  expect(await pendingMigrations(url())).toEqual([])
  expect(await migrateIfNeeded({ ...process.env, DATABASE_URL: url() })).toEqual([])
})

it('finishes what a start killed right after its migrations left undone', async () => {
  await withClient(url(), async (client) => {
    await client.query('drop schema pgboss cascade')
    await client.query(`delete from app_state where key = 'schema_prepared'`)
  })
  await migrateIfNeeded({ ...process.env, DATABASE_URL: url() })
  expect(await queues()).not.toBeNull()
})
