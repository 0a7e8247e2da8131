import { execFile } from 'node:child_process'
import crypto from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureDatabase, withAdvisoryLock, withClient } from './database.mjs'
import { acquirePostgres } from './embedded-postgres.mjs'
import { CACHE_DIR, ROOT } from './paths.mjs'
import { identify, withLock } from './processes.mjs'
import { DATABASE_INPUTS, fingerprint } from './staleness.mjs'

const HOME = path.join(CACHE_DIR, 'test-postgres')
const TEMPLATE_LIFETIME_MS = 2 * 3_600_000

/** The environment of anything that uses a test database. @param {string} url @param {string} dataDir */
export const testEnv = (url, dataDir) => ({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'a-secret-that-signs-nothing-but-the-sessions-of-tests',
  STORAGE: 'local',
  JOBS: 'off',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
})

/**
 * Starts the test server and makes sure that the template, a migrated database with the basic data, matches
 * the sources. Several test runs share both.
 *
 * @param {(text: string) => void} [note]
 */
export async function openTestServer(note = () => {}) {
  const server = await acquirePostgres({ home: HOME, fast: true, note })
  try {
    const template = `template_${fingerprint(DATABASE_INPUTS).slice(0, 16)}`
    await withLock(path.join(HOME, 'template.lock'), async () => {
      await dropLeftovers(server.adminUrl(), template)
      await buildTemplate(server, template, note)
    })
    return { server, template }
  } catch (error) {
    await server.release()
    throw error
  }
}

/**
 * @param {import('./embedded-postgres.mjs').Server} server
 * @param {string} template
 * @param {(text: string) => void} note
 */
async function buildTemplate(server, template, note) {
  const has = await withClient(server.adminUrl(), (client) =>
    client.query('select from pg_database where datname = $1', [template]),
  )
  if (has.rowCount) return
  const since = Date.now()
  const draft = `draft_${process.pid}`
  await dropDatabase(server.adminUrl(), draft)
  await ensureDatabase(server, draft)
  const env = {
    ...process.env,
    ...testEnv(server.url(draft), path.join(HOME, 'template-data')),
    LOG_LEVEL: 'error',
  }
  await runScript('migrate.ts', [], env)
  await runScript('seed.ts', ['--baseline'], env)
  await withClient(server.adminUrl(), async (client) => {
    await client.query(`comment on database ${draft} is '${new Date().toISOString()}'`)
    await client.query(`alter database ${draft} rename to ${template}`)
  })
  note(`test database built in ${((Date.now() - since) / 1000).toFixed(1)} s`)
}

/**
 * Runs one of our scripts quietly; its output is shown if it fails.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function runScript(script, args, env) {
  const file = path.join(ROOT, 'scripts', script)
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, env })
  } catch (error) {
    throw new Error(
      `scripts/${script} ${args.join(' ')} failed (${error.signal ?? error.code}):\n${error.stdout ?? ''}${error.stderr ?? error}`,
    )
  }
}

/**
 * A fresh copy of the template. The copies are made one at a time: Postgres allows nobody else on the template
 * meanwhile.
 *
 * @param {string} adminUrl
 * @param {string} template
 * @param {string} [label]
 * @param {number} [owner] the process it belongs to; once that has ended, anybody may drop it
 * @returns {Promise<string>} its name; it contains the process that it belongs to
 */
export async function cloneTemplate(adminUrl, template, label = 'test', owner = process.pid) {
  const name = `${label}_${owner}_${crypto.randomBytes(4).toString('hex')}`
  await withAdvisoryLock(adminUrl, 'kaido:clone', (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy owner kaido`),
  )
  return name
}

/** @param {string} adminUrl @param {string} name */
export function dropDatabase(adminUrl, name) {
  return withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
}

/**
 * Nobody works on it any more: connections are cut and none is accepted. It stays until `dropDatabasesOf`, because a
 * file system that has just deleted the thousand files of one database looks at each of them again when it creates
 * those of the next (ext4 without a journal), which takes twenty times as long as the copy itself.
 *
 * @param {string} adminUrl
 * @param {string} name
 */
export function closeDatabase(adminUrl, name) {
  return withClient(adminUrl, async (client) => {
    await client.query(`alter database ${name} allow_connections false`)
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
  })
}

/** All databases of a process. @param {string} adminUrl @param {number} owner */
export async function dropDatabasesOf(adminUrl, owner) {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query('select datname as name from pg_database where datname ~ $1', [`^test_${owner}_`]),
  )
  for (const { name } of rows) await dropDatabase(adminUrl, name)
}

/** Databases of killed runs, and templates of old sources. */
async function dropLeftovers(/** @type {string} */ adminUrl, /** @type {string} */ current) {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query(`select datname as name, shobj_description(oid, 'pg_database') as note from pg_database`),
  )
  for (const { name, note } of rows) {
    const owner = /^(?:test|e2e|draft)_(\d+)/.exec(name)
    const isOrphan = owner !== null && !identify(Number(owner[1]))
    const isOld =
      /^template_\w/.test(name) && name !== current && Date.now() - Date.parse(note) > TEMPLATE_LIFETIME_MS
    if (isOrphan || (isOld && !['template0', 'template1'].includes(name))) await dropDatabase(adminUrl, name)
  }
}
