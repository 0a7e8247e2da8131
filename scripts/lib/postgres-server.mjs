import { spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists, writeWhole } from './paths.mjs'
import { freePort, isFree } from './ports.mjs'
import { preparePostgres } from './postgres-binaries.mjs'
import { identify, stopProcess } from './processes.mjs'
import { Refusal } from './progress.mjs'

/** @typedef {import('./processes.mjs').Identity} Identity */
/** @typedef {import('./postgres-binaries.mjs').RunAs} RunAs */

/** Among the database's own files, so that the two are never separated. */
export const PASSWORD_FILE = 'kaido-password'
const START_TIMEOUT_MS = 180_000

/** The relevant lines of postmaster.pid. @param {string} dir */
function readPidFile(dir) {
  const lines = readIfExists(path.join(dir, 'postmaster.pid'))?.split('\n')
  if (!lines) return null
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** @param {number} pid @param {string} dir */
function isServerOf(pid, dir) {
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dir)
    } catch {
      return false // it ended in the meantime, or belongs to another process
    }
  }
  const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return listed.stdout?.includes(dir) ?? false
}

/**
 * The running server of a folder, if there is one. Its pid file may also name a later process with the same
 * number; Postgres itself would then refuse to start, so such a file is removed.
 *
 * @param {string} dir
 */
export async function findRunning(dir) {
  const end = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const found = readPidFile(dir)
    if (!found) return null
    const known = identify(found.pid)
    if (!known) return null
    if (!isServerOf(found.pid, dir)) {
      fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true })
      return null
    }
    if (found.ready) return { process: known, port: found.port }
    if (Date.now() > end)
      throw new Refusal(
        `The Postgres server ${found.pid} of ${dir} never became ready. Stop that process, then start again.`,
      )
    await sleep(50) // starting up or shutting down
  }
}

/**
 * Starts the server of a folder that has none running, creating the database first if there is none.
 *
 * @param {{ dir: string, as: RunAs, spare: string }} place
 * @param {string} home for the remembered port and the log
 * @param {boolean} fast
 * @param {(message: string) => void} note
 * @returns {Promise<{ process: Identity, port: number }>}
 */
export async function startServer(place, home, fast, note) {
  const postgres = preparePostgres(place.as, place.spare)
  refuseStrange(place.dir, postgres.major)
  if (!fs.existsSync(path.join(place.dir, 'PG_VERSION'))) createCluster(place, postgres.bin('initdb'), fast)
  const portFile = path.join(home, 'postgres.port')
  let port = Number(readIfExists(portFile)) || (await freePort())
  for (let attempt = 1; ; attempt += 1) {
    if (!(await isFree(port))) port = await freePort()
    const outcome = await launch(postgres.bin('postgres'), place, home, port, fast)
    if ('process' in outcome) {
      writeWhole(portFile, String(port))
      return outcome
    }
    const crowded = /Address already in use|could not bind/i.test(outcome.log)
    const lingering = /pre-existing shared memory|lock file "postmaster.pid"/i.test(outcome.log)
    if (attempt >= 40 || !(crowded || lingering))
      throw new Refusal(
        `Postgres did not start in ${place.dir}. From ${path.join(home, 'logs/postgres.log')}:\n` +
          `${outcome.log}\nIf the folder itself is damaged: ${BEGIN_ANEW.toLowerCase()}`,
      )
    if (lingering && attempt === 1) note('waiting for processes of a killed Postgres to end')
    await sleep(500)
  }
}

const BEGIN_ANEW = 'Restore it from a backup, or move it away to start with an empty database.'

/**
 * An existing folder must contain a database of this release, or be empty. @param {string} dir @param
 * {string} major
 */
function refuseStrange(dir, major) {
  if (!fs.existsSync(dir) || fs.readdirSync(dir).length === 0) return
  const version = readIfExists(path.join(dir, 'PG_VERSION'))?.trim()
  if (!version || !fs.existsSync(path.join(dir, PASSWORD_FILE)))
    throw new Refusal(
      `${dir} is not a complete Kaido database: ${version ? PASSWORD_FILE : 'PG_VERSION'} is missing. ${BEGIN_ANEW}`,
    )
  if (version !== major)
    throw new Refusal(
      `${dir} was written by Postgres ${version}, and this release has ${major}. Dump it with the release that\n` +
        'wrote it and load it into a new one, or move it away to begin with an empty database.',
    )
}

/**
 * Created in a temporary folder and moved into place, so an interrupted first start leaves nothing behind.
 */
function createCluster(
  /** @type {{ dir: string, as: RunAs }} */ { dir, as },
  /** @type {string} */ initdb,
  /** @type {boolean} */ fast,
) {
  const draft = `${dir}.new-${process.pid}`
  const passwordFile = `${draft}-password`
  const password = crypto.randomBytes(18).toString('base64url')
  for (const name of fs.readdirSync(path.dirname(dir)))
    if (name.startsWith(`${path.basename(dir)}.new-`))
      fs.rmSync(path.join(path.dirname(dir), name), { recursive: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const file of as ? [draft, passwordFile] : []) fs.chownSync(file, as.uid, as.gid)
  // Byte order with Unicode case mapping, the same on every machine whatever its locales.
  const locale = ['-E', 'UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const run = spawnSync(initdb, ['-D', draft, ...locale, ...access, ...(fast ? ['-N'] : [])], {
    ...as,
    cwd: '/',
    env: cleanEnv(),
    encoding: 'utf8',
  })
  if (run.status === 0) {
    fs.renameSync(passwordFile, path.join(draft, PASSWORD_FILE))
    fs.renameSync(draft, dir)
    return
  }
  fs.rmSync(passwordFile, { force: true })
  fs.rmSync(draft, { recursive: true, force: true })
  throw new Refusal(`Creating the database in ${dir} failed.\n${run.stdout}${run.stderr}${run.error ?? ''}`)
}

const cleanEnv = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' })

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '100',
  log_timezone: 'UTC',
}
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * @param {string} binary @param {{ dir: string, as: RunAs }} place @param {string} home @param {number} port
 * @returns {Promise<{ process: Identity, port: number } | { log: string }>} the end of the log if it gave up
 */
async function launch(binary, { dir, as }, home, port, /** @type {boolean} */ fast) {
  const settings = Object.entries({ ...SETTINGS, ...(fast ? FAST : DURABLE) })
  const args = [
    '-D',
    dir,
    '-p',
    String(port),
    ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ]
  const log = path.join(home, 'logs', 'postgres.log')
  fs.mkdirSync(path.dirname(log), { recursive: true })
  const size = fs.existsSync(log) ? fs.statSync(log).size : 0
  const from = size > 20_000_000 ? 0 : size
  const out = fs.openSync(log, from === 0 ? 'w' : 'a')
  const stdio = /** @type {const} */ (['ignore', out, out])
  const child = spawn(binary, args, { ...as, cwd: '/', env: cleanEnv(), detached: true, stdio: [...stdio] })
  fs.closeSync(out)
  child.unref()
  let failure = ''
  child.once('error', (error) => {
    failure = String(error)
  })
  const end = Date.now() + START_TIMEOUT_MS
  while (!failure && child.exitCode === null && child.signalCode === null) {
    const found = readPidFile(dir)
    const known = found?.ready && found.pid === child.pid ? identify(found.pid) : null
    if (known) return { process: known, port }
    if (Date.now() > end) {
      await stopProcess(identify(child.pid), { signal: 'SIGINT' })
      failure = `Not ready after ${START_TIMEOUT_MS / 1000} s.`
    }
    await sleep(10)
  }
  return { log: `${fs.readFileSync(log).subarray(from).toString().trim()}\n${failure}`.trim() }
}
