import { fork } from 'node:child_process'
import path from 'node:path'
import type { Payload } from 'payload'
import type { IndexState } from '@/modules/inventory/search/engine/process/index-thread-messages'
import { startSearchIndex } from '@/modules/inventory/search/engine/running-engine'
import { env } from '@/server/env'
import { round } from './measure'

/** Memory: growth of a process's resident memory by loading the index, not counting its thread's own code. */
export type IndexFigures = {
  /** Per vehicle of the catalogue, and per listed one, since only those are in the index. */
  bytesPerVehicle: number
  bytesPerListed: number
  /** The index's arrays, per listed vehicle. */
  arraysPerListed: number
  /** Growth of a process by starting a thread, and by loading the index in it. */
  threadMb: number
  loadedMb: number
  loadSeconds: number
}

export type StartedIndex = {
  figures: IndexFigures
  /** Resolves when everything committed so far is in it. */
  reach: () => Promise<void>
  state: () => IndexState
  stop: () => Promise<void>
}

/** Starts the index like a server; null if the environment disables it, and SQL is measured. */
export async function startIndex(payload: Payload): Promise<StartedIndex | null> {
  if (env().SEARCH_INDEX === 'off') return null
  const { rows } = await payload.db.pool.query('SELECT count(*)::int AS n FROM vehicles')
  const figures = await measureMemory(rows[0].n)
  const index = startSearchIndex(payload)
  await index.ready()
  const state = () => {
    const known = index.state()
    if (!known) throw new Error('The index is gone')
    return known
  }
  return { figures, reach: index.reach, state, stop: index.stop }
}

type Measured = { thread: number; loaded: number; state: IndexState }

/** In a process of its own, where nothing else grows. */
async function measureMemory(vehicles: number): Promise<IndexFigures> {
  const elsewhere = new URL(env().DATABASE_URL)
  elsewhere.pathname = '/no_catalogue_here'
  const child = fork(path.join(import.meta.dirname, 'memory-worker.ts'), [elsewhere.href], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { thread, loaded, state } = await new Promise<Measured>((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as Measured))
    child.once('error', reject)
    // After the message it ends normally, and this has no effect any more.
    child.once('exit', (code, signal) =>
      reject(new Error(`The measurement of the index's memory ended with ${signal ?? code}`)),
    )
  })
  const per = (bytes: number, count: number) => round(Math.max(0, bytes) / Math.max(1, count))
  return {
    bytesPerVehicle: per(loaded - thread, vehicles),
    bytesPerListed: per(loaded - thread, state.vehicles),
    arraysPerListed: per(state.bytes, state.vehicles),
    threadMb: round(thread / 1_000_000),
    loadedMb: round(loaded / 1_000_000),
    loadSeconds: round(state.loadMs / 1_000),
  }
}
