import { spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfThere, writeWhole } from './paths.mjs'
import { freePort, isFree } from './ports.mjs'
import { canEnter, preparePostgres, runAs } from './postgres-binaries.mjs'
import { identify, isRunning, readIdentity, stopProcess, withLock } from './processes.mjs'

/**
 * A real Postgres from an npm package, one server per data folder. Several processes may use it at once
 * (the product, an import, a drill): each holds a lease, and the last one out stops it. A server whose users
 * were all killed lives on and is adopted by the next one.
 *
 * @typedef {import('./processes.mjs').Identity} Identity
 * @typedef {import('./postgres-binaries.mjs').RunAs} RunAs
 *
 * @typedef {object} Server
 * @property {Identity} process
 * @property {number} port
 * @property {boolean} adopted it was running already
 * @property {string} dir where the database's files are
 * @property {(database?: string) => string} url as the product's own role, which is not a superuser
 * @property {(database?: string) => string} adminUrl as the superuser
 * @property {() => Promise<boolean>} release ends this lease; true when the server was stopped with it
 *
 * @typedef {object} Options
 * @property {string} home the data folder; the files go to home/postgres
 * @property {boolean} [fast] for tests only: a crash of the machine may cost everything
 * @property {(message: string) => void} [note] told what takes long or is unusual
 */

const START_TIMEOUT_MS = 180_000
const ROLE = 'kaido'

/**
 * Brings the server of a data folder up, or joins it, and leases it until `release`.
 *
 * @param {Options} options
 * @returns {Promise<Server>}
 */
export async function acquirePostgres({ home, fast = false, note = () => {} }) {
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  const place = settle(home, note)
  const lock = path.join(home, 'postgres.lock')
  const leases = path.join(home, 'postgres-leases')
  const lease = path.join(leases, `${process.pid}-${crypto.randomBytes(3).toString('hex')}.json`)
  return withLock(lock, async () => {
    const running = await findRunning(place.dir)
    const server = running ?? (await startServer(place, home, fast, note))
    writeWhole(lease, JSON.stringify(identify()))
    const password = fs.readFileSync(path.join(place.dir, PASSWORD_FILE), 'utf8').trim()
    const urlFor = (/** @type {string} */ user, /** @type {string} */ database) =>
      `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`
    return {
      ...server,
      adopted: Boolean(running),
      dir: place.dir,
      url: (database = 'kaido') => urlFor(ROLE, database),
      adminUrl: (database = 'postgres') => urlFor('postgres', database),
      release: () =>
        withLock(lock, async () => {
          fs.rmSync(lease, { force: true })
          if (otherLeases(leases) > 0) return false
          return stopProcess(server.process, { signal: 'SIGINT', graceMs: 30_000, lastSignal: 'SIGQUIT' })
        }),
    }
  })
}

/** How many processes still use the server; leases of dead ones are cleared away. @param {string} dir */
function otherLeases(dir) {
  let alive = 0
  for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
    const file = path.join(dir, name)
    if (isRunning(readIdentity(file))) alive += 1
    else fs.rmSync(file, { force: true })
  }
  return alive
}

const PASSWORD_FILE = 'kaido-password'

/**
 * Decides where the files live and as whom the server runs.
 *
 * @param {string} home
 * @param {(message: string) => void} note
 */
function settle(home, note) {
  const inside = path.join(home, 'postgres')
  const as = runAs(inside)
  if (canEnter(home, as)) {
    refuseForeign(inside)
    return { dir: inside, as, spare: home }
  }
  // Root's home is closed to the account that the server has to run as, so its files go to a neutral place.
  const id = crypto.createHash('sha256').update(home).digest('hex').slice(0, 8)
  const spare = path.join('/var/lib/kaido', id)
  fs.mkdirSync(spare, { recursive: true, mode: 0o755 })
  const dir = path.join(spare, 'postgres')
  note(`${home} is closed to the account that Postgres runs as, so the database is kept in ${dir}`)
  return { dir, as: runAs(dir), spare }
}

/** @param {string} dir */
function refuseForeign(dir) {
  if (!fs.existsSync(dir) || process.platform === 'win32') return
  const me = process.getuid?.()
  const { uid } = fs.statSync(dir)
  if (me === 0 || me === uid) return
  throw new Error(
    `${dir} belongs to another user (number ${uid}). Start as that user or as root, or choose another DATA_DIR.`,
  )
}

/** The lines of postmaster.pid that matter. @param {string} dir */
function readPidFile(dir) {
  const lines = readIfThere(path.join(dir, 'postmaster.pid'))?.split('\n')
  if (!lines) return null
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** @param {number} pid @param {string} dir */
function isServerOf(pid, dir) {
  if (process.platform === 'linux') {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dir)
    } catch {
      return false
    }
  }
  const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return listed.stdout?.includes(dir) ?? false
}

/**
 * The live server of a folder, if there is one. Its pid file may also name a process that only got the same
 * number later; Postgres itself would then refuse to start, so such a file is removed.
 *
 * @param {string} dir
 */
async function findRunning(dir) {
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
    if (Date.now() > end) throw new Error(`The Postgres server ${found.pid} of ${dir} never became ready.`)
    await sleep(50) // starting up or shutting down
  }
}

/** @param {{ dir: string, as: RunAs, spare: string }} place @param {string} home */
async function startServer(
  place,
  home,
  /** @type {boolean} */ fast,
  /** @type {(m: string) => void} */ note,
) {
  const postgres = preparePostgres(place.as, place.spare)
  if (!fs.existsSync(path.join(place.dir, 'PG_VERSION'))) createCluster(place, postgres.bin('initdb'), fast)
  const version = fs.readFileSync(path.join(place.dir, 'PG_VERSION'), 'utf8').trim()
  if (version !== postgres.major)
    throw new Error(`${place.dir} was written by Postgres ${version}; this release has ${postgres.major}.`)
  const portFile = path.join(home, 'postgres.port')
  let port = Number(readIfThere(portFile)) || (await freePort())
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
      throw new Error(
        `Postgres did not start (log: ${path.join(home, 'logs/postgres.log')}).\n${outcome.log}`,
      )
    if (lingering && attempt === 1) note('waiting for processes of a killed Postgres to end')
    await sleep(500)
  }
}

/** Built beside its place and moved there whole, so an interrupted first start leaves nothing behind. */
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
  // Byte order with Unicode case mapping, the same on every machine whatever locales it has.
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
  throw new Error(`Creating the database in ${dir} failed.\n${run.stdout}${run.stderr}${run.error ?? ''}`)
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
 * @returns {Promise<{ process: Identity, port: number } | { log: string }>} the log's end when it gave up
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
