import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from './paths.mjs'
import { canEnter, runAs } from './postgres-binaries.mjs'
import { findRunning, PASSWORD_FILE, startServer } from './postgres-server.mjs'
import { identify, isRunning, readIdentity, stopProcess, withLock } from './processes.mjs'
import { Refusal } from './progress.mjs'

/**
 * A real Postgres from an npm package, one server per data folder. Several processes may use it at once
 * (the product, an import, a drill): each holds a lease, and the last one out stops it. A server whose users
 * were all killed lives on and is adopted by the next one.
 *
 * @typedef {import('./processes.mjs').Identity} Identity
 *
 * @typedef {object} Server
 * @property {Identity} process
 * @property {number} port
 * @property {boolean} adopted it was running already
 * @property {string} dir where the database's files are
 * @property {(database?: string) => string} url as the product's own role, which is not a superuser
 * @property {(database?: string) => string} adminUrl as the superuser
 * @property {() => Promise<void>} revive starts it again if it has ended, perhaps on another port
 * @property {() => Promise<boolean>} release ends this lease; true when the server was stopped with it
 * @property {() => void} releaseNow the same without waiting for anything
 *
 * @typedef {object} Options
 * @property {string} home the data folder; the files go to home/postgres
 * @property {boolean} [fast] for tests only: a crash of the machine may cost everything
 * @property {(message: string) => void} [note] called with what takes long or is unusual
 */

const ROLE = 'kaido'

/**
 * Starts the server of a data folder, or joins it, and leases it until `release`.
 *
 * @param {Options} options
 * @returns {Promise<Server>}
 */
export async function acquirePostgres({ home, fast = false, note = () => {} }) {
  fs.mkdirSync(home, { recursive: true, mode: 0o755 })
  const place = finish(home, note)
  const lock = path.join(home, 'postgres.lock')
  const leases = path.join(home, 'postgres-leases')
  const lease = path.join(leases, `${process.pid}-${crypto.randomBytes(3).toString('hex')}.json`)
  return withLock(lock, async () => {
    const running = await findRunning(place.dir)
    let server = running ?? (await startServer(place, home, fast, note))
    writeWhole(lease, JSON.stringify(identify()))
    const password = fs.readFileSync(path.join(place.dir, PASSWORD_FILE), 'utf8').trim()
    const urlFor = (/** @type {string} */ user, /** @type {string} */ database) =>
      `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`
    return {
      get process() {
        return server.process
      },
      get port() {
        return server.port
      },
      adopted: Boolean(running),
      dir: place.dir,
      url: (database = 'kaido') => urlFor(ROLE, database),
      adminUrl: (database = 'postgres') => urlFor('postgres', database),
      revive: () =>
        withLock(lock, async () => {
          server = (await findRunning(place.dir)) ?? (await startServer(place, home, fast, note))
        }),
      release: () =>
        withLock(lock, async () => {
          fs.rmSync(lease, { force: true })
          if (otherLeases(leases) > 0) return false
          return stopProcess(server.process, { signal: 'SIGINT', graceMs: 30_000, lastSignal: 'SIGQUIT' })
        }),
      releaseNow: () => {
        fs.rmSync(lease, { force: true })
        if (otherLeases(leases) === 0 && isRunning(server.process)) process.kill(server.process.pid, 'SIGINT')
      },
    }
  })
}

/** How many processes still use the server; leases of dead ones are removed. @param {string} dir */
function otherLeases(dir) {
  let alive = 0
  for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
    const file = path.join(dir, name)
    if (isRunning(readIdentity(file))) alive += 1
    else fs.rmSync(file, { force: true })
  }
  return alive
}

/**
 * Decides where the files live and which user the server runs as.
 *
 * @param {string} home
 * @param {(message: string) => void} note
 */
function finish(home, note) {
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
  throw new Refusal(
    `${dir} belongs to another user (number ${uid}). Start as that user or as root, or choose another DATA_DIR.`,
  )
}
