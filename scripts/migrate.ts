// Brings the database of DATABASE_URL up to date. Several processes may start at once (app, worker, a second
// server): they take turns. Run by npm start if something is pending, and as a separate step in Docker.

import config from '@payload-config'
import { getPayload } from 'payload'
import { areasOf, attachTriggers } from '@/plugins/audit-log/attach-triggers'
import { env } from '@/server/env'
import { prepareJobs } from '@/server/jobs/prepare-jobs'
import { jobs } from '@/wiring/jobs'
import { withAdvisoryLock } from './lib/database.mjs'
import { markPrepared, pendingMigrations } from './lib/migrate-and-seed.mjs'
import { everyMigration } from './lib/migrations'
import { giveUp, print, Refusal } from './lib/progress.mjs'

async function migrate(url: string): Promise<string[]> {
  return withAdvisoryLock(url, 'kaido:migrate', async (client) => {
    const pending = await pendingMigrations(url)
    const payload = await getPayload({ config, disableOnInit: true })
    await payload.db.migrate({ migrations: await everyMigration() })
    await prepareJobs(
      url,
      jobs.map(({ queue }) => queue),
    )
    const left = await pendingMigrations(url)
    if (left.length > 0) throw new Refusal(`Still not applied: ${left.join(', ')}`)
    // A table just created by a migration has no audit trigger yet.
    const { rows } = await client.query(`select to_regproc('audit_attach') is not null as there`)
    if (rows[0].there) await attachTriggers(payload.db.drizzle, areasOf(payload.config))
    await markPrepared(client)
    return pending
  })
}

const applied = await migrate(env().DATABASE_URL).catch(giveUp)
print(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
// The connection pool would hold the process open.
process.exit(0)
