import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { startSearchIndex } from '@/modules/inventory/search/engines'
import { env } from '@/server/env'
import { round } from './measure'

export type StartedIndex = {
  /** Growth of this process's resident memory by starting and loading it; what it says of its arrays; its loading. */
  figures: { bytesPerVehicle: number; arraysPerVehicle: number; megabytes: number; loadSeconds: number }
  /** When everything committed so far is in it. */
  reach: () => Promise<void>
  stop: () => Promise<void>
}

/** Garbage of the loading is given back to the system a little later. */
const SETTLE_MS = 3_000

/** Starts the index as a server does; null where the environment switches it off, and SQL is measured. */
export async function startIndex(payload: Payload): Promise<StartedIndex | null> {
  if (env().SEARCH_INDEX === 'off') return null
  const before = process.memoryUsage().rss
  const index = startSearchIndex(payload)
  await index.ready()
  await sleep(SETTLE_MS)
  const grown = process.memoryUsage().rss - before
  const { vehicles = 0, bytes = 0, loadMs = 0 } = index.state() ?? {}
  return {
    figures: {
      bytesPerVehicle: round(grown / Math.max(1, vehicles)),
      arraysPerVehicle: round(bytes / Math.max(1, vehicles)),
      megabytes: round(grown / 1_000_000),
      loadSeconds: round(loadMs / 1_000),
    },
    reach: index.reach,
    stop: index.stop,
  }
}
