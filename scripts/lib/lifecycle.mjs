import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { identify, stopProcess, whenNpmIsGone } from './processes.mjs'
import { print } from './progress.mjs'

/** @typedef {import('./processes.mjs').Identity} Identity */

/** @type {Array<() => unknown>} what to undo at the end, last one first */
const undo = []
/** @type {Array<() => void>} what a forced end still does, at once */
const hurried = []
/** @type {Set<Identity>} */
const children = new Set()
/** @type {Promise<never> | null} */
let stopping = null
let stoppingSince = 0
/** @type {(children: Identity[]) => void} */
let childrenChanged = () => {}

/** Called whenever a child starts or ends, so that a killed launcher leaves a record of them. */
export function onChildren(/** @type {(children: Identity[]) => void} */ told) {
  childrenChanged = told
}

/**
 * @param {() => unknown} work runs when the script ends, whatever the reason
 * @param {() => void} [inHurry] runs in its place when the end is forced; it must not wait for anything
 */
export function atEnd(work, inHurry) {
  undo.push(work)
  if (inHurry) hurried.push(inHurry)
}

/**
 * Ends the script: children first, then everything registered, then the process.
 *
 * @param {number} code
 * @param {string} [reason]
 * @returns {Promise<never>}
 */
export function end(code, reason) {
  stopping ??= (async () => {
    stoppingSince = Date.now()
    if (reason) (code === 0 ? print : console.error)(`\n${reason}`)
    await Promise.all([...children].map((child) => stopProcess(child, { group: true })))
    let result = code
    for (const work of undo.reverse()) {
      try {
        await work()
      } catch (error) {
        console.error(error)
        result ||= 1
      }
    }
    if (result === 0 && reason) print('Stopped.')
    process.exit(result)
  })()
  return stopping
}

/** Whether shutdown has begun: a child that ends now was stopped by it. */
export const isEnding = () => stopping !== null

/**
 * Ctrl-C and similar signals end the script in order; a second one immediately. npm repeats a signal that the
 * terminal has already sent, so one within a second of the first is the same.
 *
 * @param {number} [code] exit code of a stopped script: 0 for one that runs until it is stopped
 */
export function listenForSignals(code = 0) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!stopping) void end(code, 'Stopping. Press Ctrl-C again to force it.')
      else if (Date.now() - stoppingSince > 1000) force()
    })
  }
  const orphaned = () => void end(code, 'The process that started this one is gone. Stopping.')
  process.on('disconnect', orphaned)
  whenNpmIsGone(orphaned)
}

function force() {
  for (const child of children) {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  for (const work of hurried) work()
  process.exit(130)
}

/**
 * Starts a child in its own process group, so that a Ctrl-C in the terminal reaches only this script, which
 * then ends everything in order.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, cwd?: string }}
 * [options]
 */
export function startChild(command, args, { env = process.env, stdio = 'inherit', cwd = ROOT } = {}) {
  // By this number a long-running child notices that this script was killed (src/server/end-with-launcher.ts).
  const told = { ...env, KAIDO_LAUNCHER: String(process.pid) }
  const child = spawn(command, args, { cwd, env: told, stdio, detached: process.platform !== 'win32' })
  const known = child.pid ? identify(child.pid) : null
  if (known) children.add(known)
  childrenChanged([...children])
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (known) children.delete(known)
      childrenChanged([...children])
      resolve({ code, signal })
    })
  })
  return { child, ended: /** @type {Promise<{ code: number | null, signal: string | null }>} */ (ended) }
}

/**
 * Runs a child to its end. While the script is being stopped this never returns.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof startChild>[2]} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runChild(command, args, options) {
  const { code } = await startChild(command, args, options).ended
  if (stopping) return stopping
  return code ?? 1
}
