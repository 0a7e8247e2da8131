import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfExists } from './paths.mjs'

/**
 * A process that can be recognised later. The number alone is not enough: after a crash or in a fresh
 * container another process may have the same number, so its start time is included.
 *
 * @typedef {{ pid: number, mark: string }} Identity
 */

/** @param {number} pid @returns {string | null} */
function startMark(pid) {
  if (process.platform === 'linux') {
    const stat = readProc(pid, 'stat')
    if (!stat) return null
    // The name in brackets may contain spaces, so the fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  }
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  if (process.platform === 'win32') return 'alive'
  const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return listed.stdout?.trim() || null
}

/** @param {number} pid @param {string} entry */
function readProc(pid, entry) {
  try {
    return fs.readFileSync(`/proc/${pid}/${entry}`, 'utf8')
  } catch {
    return null // it ended in the meantime, which is an answer too
  }
}

/**
 * @param {number} [pid]
 * @returns {Identity | null} null when no such process runs
 */
export function identify(pid = process.pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null
  const mark = startMark(pid)
  return mark === null ? null : { pid, mark }
}

/** @param {Identity | null | undefined} identity */
export function isRunning(identity) {
  return Boolean(identity) && startMark(identity.pid) === identity.mark
}

/**
 * @param {() => boolean} done
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} whether it came true in time
 */
export async function until(done, timeoutMs, everyMs = 20) {
  const end = Date.now() + timeoutMs
  while (!done()) {
    if (Date.now() > end) return false
    await sleep(everyMs)
  }
  return true
}

/**
 * Sends a process the signal to end, and kills it if it does not.
 *
 * @param {Identity | null} identity
 * @param {{ signal?: NodeJS.Signals, graceMs?: number, lastSignal?: NodeJS.Signals, group?: boolean }} [how]
 * `group` sends to the whole process group, for children that were started detached
 * @returns {Promise<boolean>} true when it is gone
 */
export async function stopProcess(identity, how = {}) {
  const { signal = 'SIGTERM', graceMs = 10_000, lastSignal = 'SIGKILL', group = false } = how
  const send = (/** @type {NodeJS.Signals} */ name) => {
    if (!isRunning(identity)) return
    try {
      process.kill(group && process.platform !== 'win32' ? -identity.pid : identity.pid, name)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  send(signal)
  if (await until(() => !isRunning(identity), graceMs)) return true
  send(lastSignal)
  return until(() => !isRunning(identity), 10_000)
}

/**
 * Detects when npm, which started this script, was killed: it does not pass that on. A script started without
 * npm may well outlive its shell.
 *
 * @param {() => void} then
 */
export function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return
  // npm starts a shell that starts us, and either may have been killed.
  const family = () => `${process.ppid} ${readProc(process.ppid, 'stat')?.split(') ').pop()?.split(' ')[1]}`
  const before = family()
  const watch = setInterval(() => {
    if (family() === before) return
    clearInterval(watch)
    then()
  }, 500)
  watch.unref()
}

/** @param {string} file @returns {Identity | null} the process that wrote its identity there, alive or not */
export function readIdentity(file) {
  try {
    const found = JSON.parse(readIfExists(file) ?? 'null')
    return found && Number.isInteger(found.pid) ? found : null
  } catch {
    return null // truncated by a crash: no owner
  }
}

/** The lock files that this process has. */
const held = new Set()

/**
 * Takes a lock file for this process, or returns who has it. A lock left by a dead process does not
 * count.
 *
 * @param {string} file
 * @param {Record<string, unknown>} [note] written to the file for its readers
 * @returns {{ release(): void, rewrite(note: Record<string, unknown>): void } | { holder: Identity &
 * Record<string, unknown> }}
 */
export function tryLock(file, note = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const me = identify()
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2, 8)}`
  const write = (/** @type {Record<string, unknown>} */ extra) =>
    fs.writeFileSync(draft, JSON.stringify({ ...me, ...extra }), { mode: 0o600 })
  write(note)
  try {
    for (;;) {
      try {
        fs.linkSync(draft, file) // fails if the name exists, and the content is complete from the start
        break
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = readIdentity(file)
      // One of ours that we no longer have: somebody who took it for a dead one's put it back after it was released.
      const isLeft = holder?.pid === process.pid && !held.has(file)
      if (isRunning(holder) && !isLeft) return { holder }
      setAside(file, holder)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  held.add(file)
  return {
    release: () => {
      held.delete(file)
      if (readIdentity(file)?.pid === process.pid) fs.rmSync(file, { force: true })
    },
    rewrite: (extra) => {
      write(extra)
      fs.renameSync(draft, file)
    },
  }
}

/** Removes a dead holder's lock; if another process has taken it in the meantime, that one is put back. */
function setAside(/** @type {string} */ file, /** @type {Identity | null} */ dead) {
  const aside = `${file}.dead.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const taken = readIdentity(aside)
  if (taken && (taken.pid !== dead?.pid || taken.mark !== dead?.mark)) fs.linkSync(aside, file)
  fs.rmSync(aside, { force: true })
}

/**
 * Runs work while holding a lock file, waiting for its turn.
 *
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {{ timeoutMs?: number, onWait?: (holder: Identity) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { timeoutMs = 600_000, onWait } = {}) {
  const end = Date.now() + timeoutMs
  let told = false
  for (;;) {
    const lock = tryLock(file)
    if ('release' in lock) {
      try {
        return await work()
      } finally {
        lock.release()
      }
    }
    if (!told) onWait?.(lock.holder)
    told = true
    if (Date.now() > end) throw new Error(`Process ${lock.holder.pid} has held ${file} too long.`)
    await sleep(50)
  }
}
