import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startChild } from '../../../scripts/lib/lifecycle.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { identify, stopProcess } from '../../../scripts/lib/processes.mjs'
import type { Catalogue } from './catalogue'

const START_TIMEOUT_MS = 90_000

export type AppOptions = {
  /** The app's environment, in addition to this process's own. */
  env: Record<string, string>
  /** Where its output goes, to be read after a failure. */
  log: string
  port?: number
  /** Fill the database before serving. */
  prepare?: boolean
  /** Also responds with screens' contents, under /screens. */
  screens?: boolean
  /**
   * For a few requests without statements about timing: password hashing is cheap, and responses are not
   * delayed.
   */
  quick?: boolean
}

export type App = {
  port: number
  origin: string
  /** Only after `prepare`. */
  catalogue: Catalogue | null
  isAlive: () => boolean
  /** Resident memory in bytes. */
  memory: () => Promise<number>
  /** kill -9, and waits until it is gone. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts the app in a separate process and waits until it responds. */
export async function startApp({ env, log, port, prepare, screens, quick }: AppOptions): Promise<App> {
  const at = port ?? (await freePort())
  const out = fs.openSync(log, 'a')
  const flags = [...(prepare ? ['--prepare'] : []), ...(screens ? ['--screens'] : [])]
  const here = (name: string) => path.join(import.meta.dirname, name)
  const before = ['tsx', ...(quick ? [pathToFileURL(here('quick.ts')).href] : [])]
  const args = [...before.flatMap((module) => ['--import', module]), here('app.ts'), String(at), ...flags]
  const { child, ended } = startChild(process.execPath, args, {
    // Its own pages are those of the port that it serves on.
    env: { ...process.env, PORT: String(at), ...env },
    stdio: ['ignore', out, out, 'ipc'],
  })
  fs.closeSync(out)
  const identity = identify(child.pid)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const ready = await messageOf<{ ready: true; catalogue: Catalogue | null }>(child, 'ready').catch(
    async (error) => {
      await stopProcess(identity)
      throw new Error(`The app did not start: ${error.message}\n${fs.readFileSync(log, 'utf8').slice(-4000)}`)
    },
  )
  return {
    port: at,
    origin: `http://127.0.0.1:${at}`,
    catalogue: ready.catalogue,
    isAlive,
    memory: async () => {
      child.send('memory')
      return (await messageOf<{ memory: number }>(child, 'memory')).memory
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      await stopProcess(identity, { graceMs: 3000 })
    },
  }
}

/** The next message of a child that has a property. */
function messageOf<T>(child: ChildProcess, property: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const finishOnce = (finish: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      finish()
    }
    const onMessage = (message: unknown) => {
      if (message && typeof message === 'object' && property in message)
        finishOnce(() => resolve(message as T))
    }
    const onExit = () => finishOnce(() => reject(new Error('it ended')))
    const timer = setTimeout(() => finishOnce(() => reject(new Error('it took too long'))), START_TIMEOUT_MS)
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}

/** Polls until the condition holds; errors meanwhile are reported only if it never does. */
export async function eventually(what: string, isSo: () => Promise<boolean>, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs
  for (;;) {
    let cause: unknown
    try {
      if (await isSo()) return
    } catch (error) {
      cause = error
    }
    if (Date.now() > end) throw new Error(`${what}: not after ${timeoutMs / 1000} s`, { cause })
    await sleep(50)
  }
}
