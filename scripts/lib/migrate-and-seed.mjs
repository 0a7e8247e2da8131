import path from 'node:path'
import { withAdvisoryLock, withClient } from './database.mjs'
import { runChild } from './lifecycle.mjs'
import { wantedMigrations } from './migration-names.mjs'
import { ROOT } from './paths.mjs'
import { Refusal } from './progress.mjs'

/** @param {string} url @returns {Promise<string[]>} the migrations pending in this database */
export async function pendingMigrations(url) {
  const wanted = wantedMigrations()
  const applied = await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('payload_migrations') is not null as there`)
    if (!rows[0].there) return []
    const found = await client.query('select name from payload_migrations where batch > 0')
    return found.rows.map((row) => String(row.name))
  })
  return wanted.filter((name) => !applied.includes(name))
}

/** @param {string} script below scripts/ @param {string[]} args @param {NodeJS.ProcessEnv} env */
export function runTypeScript(script, args, env) {
  return runChild(process.execPath, ['--import', 'tsx', path.join(ROOT, 'scripts', script), ...args], { env })
}

const PREPARED = 'schema_prepared'

/**
 * Records that the steps after migrating (queues, audit triggers) are done for all migrations. A process
 * killed in between records nothing, so the next one does them again.
 *
 * @param {import('pg').Client} client
 */
export function markPrepared(client) {
  return client.query(
    `insert into app_state (key, value, updated_at) values ($1, $2, now())
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [PREPARED, JSON.stringify(wantedMigrations())],
  )
}

/** @param {string} url */
function isPrepared(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query('select value from app_state where key = $1', [PREPARED])
    return JSON.stringify(rows[0]?.value) === JSON.stringify(wantedMigrations())
  })
}

/**
 * Brings the schema up to date if necessary. The rows decide, not the exit code.
 *
 * @param {NodeJS.ProcessEnv & { DATABASE_URL: string }} env
 * @returns {Promise<string[]>} the names applied
 */
export async function migrateIfNeeded(env) {
  const pending = await pendingMigrations(env.DATABASE_URL)
  if (pending.length === 0 && (await isPrepared(env.DATABASE_URL))) return []
  const code = await runTypeScript('migrate.ts', [], env)
  const left = await pendingMigrations(env.DATABASE_URL)
  if (code === 0 && left.length === 0) return pending
  throw new Refusal(
    `The database could not be updated; see the reason above. Not applied: ${left.join(', ') || 'none'}.`,
  )
}

/** @param {string} url @param {string} key @returns {Promise<boolean>} */
export function hasState(url, key) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('app_state') is not null as there`)
    if (!rows[0].there) return false
    return (await client.query('select from app_state where key = $1', [key])).rowCount > 0
  })
}

/**
 * Fills an empty database once: roles and lists always, the demo catalogue unless DEMO=off.
 *
 * @param {NodeJS.ProcessEnv & { DATABASE_URL: string }} env
 * @returns {Promise<'there' | 'baseline' | 'demo'>} what was added
 */
export async function seedIfNeeded(env) {
  const demo = env.DEMO !== 'off'
  const key = demo ? 'demo_seed' : 'baseline_seed'
  const isDone = async () =>
    (await hasState(env.DATABASE_URL, key)) || (await hasState(env.DATABASE_URL, 'demo_seed'))
  if (await isDone()) return 'there'
  return withAdvisoryLock(env.DATABASE_URL, 'kaido:seed', async (client) => {
    if (await isDone()) return 'there'
    const code = await runTypeScript('seed.ts', demo ? [] : ['--baseline'], env)
    if (code !== 0) throw new Refusal('The initial data could not be written; see the reason above.')
    if (!demo)
      await client.query(
        `insert into app_state (key, value, updated_at) values ('baseline_seed', 'true', now())
         on conflict (key) do update set updated_at = now()`,
      )
    if (await isDone()) return demo ? 'demo' : 'baseline'
    throw new Refusal(
      'The initial data is incomplete. Start again: existing data is kept and the rest is added.',
    )
  })
}
