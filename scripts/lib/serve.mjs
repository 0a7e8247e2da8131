import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.mjs'
import { growingPause } from './growing-pause.mjs'
import { end, isEnding, startChild } from './lifecycle.mjs'
import { relay } from './log-lines.mjs'
import { ROOT } from './paths.mjs'
import { isFree } from './ports.mjs'
import { identify, stopProcess } from './processes.mjs'
import { elapsed, print, Refusal, reasonOf } from './progress.mjs'
import { signInProviderLines } from './sign-in-provider-lines.mjs'

/** @param {string} port */
export async function refuseTakenPort(port) {
  // Both, since a program may listen on the loopback address alone.
  if ((await isFree(Number(port))) && (await isFree(Number(port), undefined))) return
  throw new Refusal(
    `Port ${port} is in use by another program. Stop that program, or use another port: PORT=${Number(port) + 1} npm start`,
  )
}

/**
 * Memory for everything that lives as long as one page: with Node's default the collector runs every other
 * page and keeps half of the garbage. Costs up to 100 MB of memory and saves a tenth of a page's processor
 * time.
 */
const MEMORY = ['--min-semi-space-size=16', '--max-semi-space-size=32']

const SERVER = path.join(ROOT, 'server.mjs')

/** The address at which this machine itself reaches the server. @param {string | undefined} host */
const reachable = (host) => {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Starts the product's server once.
 *
 * @param {'start' | 'dev'} mode
 * @param {NodeJS.ProcessEnv & { PORT: string }} env
 * @param {string} server
 */
function open(mode, env, server = SERVER) {
  const { child, ended } = startChild(process.execPath, [...MEMORY, server], {
    env: { ...env, NODE_ENV: mode === 'start' ? 'production' : 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  relay(child.stdout, process.stdout)
  relay(child.stderr, process.stderr)
  const over = new AbortController()
  /** How it ended; never while the script is being stopped. @type {Promise<string>} */
  const died = ended.then(({ code, signal }) => {
    over.abort()
    const how = signal ? `was killed (${signal})` : `ended by itself (exit code ${code})`
    return isEnding() ? new Promise(() => {}) : how
  })
  const ready = isReady(`http://${reachable(env.HOST)}:${env.PORT}/readyz`, over.signal)
  return { died, ready, stop: () => stopProcess(identify(child.pid), { group: true }) }
}

/** @param {string} how */
const endAfter = (how) => end(1, `The app ${how}. Its last output is above.`)

/**
 * Runs the product's server and waits until the product responds. If it dies later, the script ends with it.
 *
 * @param {'start' | 'dev'} mode
 * @param {NodeJS.ProcessEnv & { PORT: string }} env
 */
export async function serve(mode, env) {
  const { died, ready } = open(mode, env)
  await Promise.race([ready, died.then(endAfter)])
}

/**
 * The same, but a server that dies after it has responded is started again, after growing pauses. One that does not
 * come up the first time ends the script.
 *
 * @param {NodeJS.ProcessEnv & { PORT: string }} env read anew for each start
 * @param {{ server?: string, pauseAfter?: (upForMs: number) => number }} [options]
 * @returns {Promise<() => Promise<unknown>>} stops the server, which is then started again
 */
export async function serveAlways(env, { server = SERVER, pauseAfter = growingPause() } = {}) {
  let run = open('start', env, server)
  const diedFirst = await Promise.race([run.ready, run.died])
  if (diedFirst) return endAfter(diedFirst)
  const stayUp = async () => {
    for (;;) {
      const since = Date.now()
      const how = await run.died
      const pause = pauseAfter(Date.now() - since)
      print(`The app ${how}. It is started again in ${pause / 1000} s.`)
      await sleep(pause)
      if (isEnding()) return
      run = open('start', env, server)
      await Promise.race([
        run.ready.then(
          () => print('The app responds again.'),
          (error) => {
            print(reasonOf(error))
            return run.stop()
          },
        ),
        run.died,
      ])
    }
  }
  void stayUp()
  return () => run.stop()
}

/**
 * Waits until a server responds. Never returns once it has died: that is what counts then.
 *
 * @param {string} address @param {AbortSignal} died
 */
async function isReady(address, died, timeoutMs = 180_000) {
  const last = Date.now() + timeoutMs
  let answer = ''
  while (Date.now() < last) {
    if (died.aborted) return new Promise(() => {})
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(60_000) })
      if (response.ok) return
      answer = `${response.status} ${(await response.text()).slice(0, 300)}`
    } catch (error) {
      answer = String(error.cause ?? error)
    }
    await sleep(100)
  }
  throw new Refusal(`The app did not become ready. The last answer of ${address}: ${answer}`)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} ending how to stop it
 */
export function printAddresses(env, ending) {
  const here = reachable(env.HOST)
  const base = `http://${here === '127.0.0.1' ? 'localhost' : here}:${env.PORT}`
  print(`\nKaido is running (${elapsed()}).\n`)
  print(`  Storefront   ${base}/`)
  print(`  Admin        ${base}/admin`)
  print(`  API          ${base}/api/v1/docs`)
  if (env.SERVER_URL && env.SERVER_URL !== base) print(`  Public       ${env.SERVER_URL}/`)
  print('')
  for (const line of signInProviderLines(env, env.SERVER_URL ?? base)) print(`  ${line}`)
  if (env.DEMO !== 'off') printAccounts()
  print(`\n${ending}\n`)
}

function printAccounts() {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  print(`\n  Demo accounts, all with the password ${DEMO_PASSWORD}`)
  for (const { email, role, title } of DEMO_ACCOUNTS)
    print(`    ${title.padEnd(11)} ${email.padEnd(width)}  ${role ? 'admin' : 'storefront'}`)
  print('  This password is public, so only this machine can reach Kaido unless HOST is set.')
}
