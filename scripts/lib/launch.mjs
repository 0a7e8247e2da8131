import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from './build.mjs'
import { ensureDatabase, withClient } from './database.mjs'
import { acquirePostgres } from './embedded-postgres.mjs'
import { growingPause } from './growing-pause.mjs'
import { checkedSettings, given } from './launch-settings.mjs'
import { atEnd, end, isEnding, listenForSignals, onChildren } from './lifecycle.mjs'
import { listenAddress } from './listen-address.mjs'
import { migrateIfNeeded, seedIfNeeded } from './migrate-and-seed.mjs'
import { isRunning, readIdentity, stopProcess, tryLock } from './processes.mjs'
import { print, Refusal, reasonOf, step } from './progress.mjs'
import { printAddresses, refuseTakenPort, serve, serveAlways } from './serve.mjs'

/** @typedef {NodeJS.ProcessEnv & { DATABASE_URL: string, DATA_DIR: string, PORT: string }} Settings */

/**
 * From an installed checkout to a running product; returns once it responds.
 *
 * @param {'start' | 'dev'} mode
 */
async function launch(mode) {
  listenForSignals()
  const total = mode === 'start' ? 7 : 6
  const numbered = (/** @type {number} */ n) => `${n}/${total}`
  print(`[${numbered(1)}] Packages are installed, Node ${process.versions.node}`)

  const checked = await step(numbered(2), 'Checking the environment', async (note) => {
    const found = await checkedSettings({
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      JOBS: 'in-process',
      DEMO: 'on',
    })
    await claim(found, note)
    await refuseTakenPort(found.PORT)
    return found
  })
  const env = await step(numbered(3), 'Starting the database', (note) =>
    withDatabase(checked, note, mode === 'start'),
  )
  await step(numbered(4), 'Checking the schema', async (note) => {
    const applied = await migrateIfNeeded(env)
    note(applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date')
  })
  await step(
    numbered(5),
    env.DEMO === 'off' ? 'Checking the basic data' : 'Checking the demo data',
    async (note) => {
      const added = await seedIfNeeded(env)
      note(added === 'there' ? 'there' : `added the ${added} data`)
    },
  )
  if (mode === 'start')
    await step(numbered(6), 'Checking the build', async (note) => {
      if (!(await buildIfStale(note))) note('up to date')
    })
  const listening = await step(numbered(total), `Serving on port ${env.PORT}`, async (note) => {
    const settled = { ...env, HOST: await listenAddress(env.DATABASE_URL, given('HOST'), note) }
    await (mode === 'dev' ? serve(mode, settled) : stayUp(settled))
    return settled
  })
  printAddresses(listening, 'Press Ctrl-C to stop.')
}

/** Restarts the server when it ends, also with a database that had to be started on another port. @param {Settings} settings */
async function stayUp(settings) {
  const restart = await serveAlways(settings)
  onNewDatabase((url) => {
    if (settings.DATABASE_URL === url) return
    settings.DATABASE_URL = url
    void restart()
  })
}

/**
 * Only one start at a time per data folder. Processes left by a killed start are ended first: two apps on one
 * port would be bad, two job runners of different releases worse.
 *
 * @param {Settings | (NodeJS.ProcessEnv & { DATA_DIR: string, PORT: string })} settings
 * @param {(text: string) => void} note
 */
async function claim({ DATA_DIR: home, PORT: port }, note) {
  const file = path.join(home, 'kaido.lock')
  const before = readIdentity(file)
  if (before && !isRunning(before)) {
    for (const left of before.children ?? []) {
      if (!isRunning(left)) continue
      note(`ending process ${left.pid}, left over from an earlier start`)
      await stopProcess(left, { group: true })
    }
  }
  const lock = tryLock(file, { port })
  if ('holder' in lock)
    throw new Refusal(
      `Kaido is already running in ${home} (process ${lock.holder.pid}, http://localhost:${lock.holder.port}).\n` +
        `Stop it, or start a second one beside it: DATA_DIR=.data/second PORT=${Number(port) + 1} npm start`,
    )
  onChildren((children) => lock.rewrite({ port, children }))
  atEnd(lock.release, lock.release)
}

/**
 * Starts the embedded database, unless one is configured, and adds its address to the environment.
 *
 * @template {NodeJS.ProcessEnv & { DATA_DIR: string }} T
 * @param {T} settings
 * @param {(text: string) => void} note
 * @param {boolean} [isRevived] starts it again if it ends by itself; otherwise the script ends with it
 * @returns {Promise<T & { DATABASE_URL: string }>}
 */
export async function withDatabase(settings, note, isRevived = false) {
  const outside = given('DATABASE_URL')
  if (outside) {
    note(`using the one of DATABASE_URL at ${new URL(outside).host}`)
    await refuseSilent(outside)
    return { ...settings, DATABASE_URL: outside }
  }
  const server = await acquirePostgres({ home: settings.DATA_DIR, note })
  const log = path.join(settings.DATA_DIR, 'logs/postgres.log')
  const revived = isRevived && reviver(server, log)
  const watch = setInterval(() => {
    if (isRunning(server.process)) return
    if (revived) void revived()
    else void end(1, `The database ended by itself; see ${log}.`)
  }, 1000)
  atEnd(async () => {
    clearInterval(watch)
    await server.release()
  }, server.releaseNow)
  note(`${server.adopted ? 'joined' : 'started'} on port ${server.port}, files in ${server.dir}`)
  await ensureDatabase(server)
  return { ...settings, DATABASE_URL: server.url() }
}

/** Called with the address of a database that was started again. @type {(url: string) => void} */
let newDatabase = () => {}

/** @param {(url: string) => void} told */
function onNewDatabase(told) {
  newDatabase = told
}

/**
 * Starts a database that has ended again, after growing pauses. The data folder is never started twice: it is locked
 * meanwhile, and a server that runs is joined.
 *
 * @param {import('./embedded-postgres.mjs').Server} server
 * @param {string} log
 * @returns {() => Promise<void>} to be called whenever it does not run
 */
function reviver(server, log, pauseAfter = growingPause()) {
  let isBusy = false
  let since = Date.now()
  return async () => {
    if (isBusy || isEnding()) return
    isBusy = true
    const pause = pauseAfter(Date.now() - since)
    print(`The database ended by itself; see ${log}. It is started again in ${pause / 1000} s.`)
    await sleep(pause)
    try {
      if (isEnding()) return
      await server.revive()
      print('The database runs again.')
      newDatabase(server.url())
    } catch (error) {
      print(reasonOf(error))
    } finally {
      since = Date.now()
      isBusy = false
    }
  }
}

/** An external server must respond before it is used. @param {string} url */
async function refuseSilent(url) {
  const { host, pathname, username } = new URL(url)
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    const [first = error] = error.errors ?? []
    throw new Refusal(
      `The database "${pathname.slice(1)}" of DATABASE_URL at ${host} cannot be used as "${username}": ${first.message}.\n` +
        'Start the database or correct DATABASE_URL; without DATABASE_URL, Kaido uses a database of its own.',
    )
  }
}

/**
 * Launches and, on failure, undoes what was started before reporting the reason.
 *
 * @param {'start' | 'dev'} mode
 */
export async function run(mode) {
  try {
    await launch(mode)
  } catch (error) {
    await end(1, reasonOf(error))
  }
}
