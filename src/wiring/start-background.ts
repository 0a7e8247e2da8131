import type { Payload } from 'payload'
import { modules, type Running } from '@/api/module'

/** Starts what modules do all the time in processes that work on jobs. */
export function startBackground(payload: Payload): Running {
  const started = modules().flatMap(({ background = [] }) => background.map((start) => start(payload)))
  return { stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) }
}
