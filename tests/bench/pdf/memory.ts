import fs from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listProcesses } from '../pages/cpu-account'

const MB = 1024

/** Memory of a process in kB, what it shares with others divided among them; 0 if it has ended meanwhile. */
function shareOf(pid: number): number {
  try {
    const [, pss] = /^Pss:\s+(\d+) kB/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(pss ?? 0)
  } catch {
    return 0
  }
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/**
 * Memory in MB: `live` is what this process still needs after a collection, `own` all that the system has given
 * it, which it does not give back at once, and `browser` what the browser has.
 */
export function memoryMb(): Omit<Sample, 'documents'> {
  const all = listProcesses()
  const below = (pid: number): number[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child.pid, ...below(child.pid)])
  const sum = below(process.pid).reduce((total, pid) => total + shareOf(pid), 0)
  collect()
  const { external, heapUsed } = process.memoryUsage()
  const live = Math.round((heapUsed + external) / MB / MB)
  return { live, own: Math.round(shareOf(process.pid) / MB), browser: Math.round(sum / MB) }
}

export type Sample = { documents: number; live: number; own: number; browser: number }

/** How much more the last third of the samples needs than the first third, as a ratio. */
export function growth(samples: readonly Sample[]): number {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const mean = (some: readonly Sample[]) =>
    some.reduce((total, { browser, live }) => total + live + browser, 0) / some.length
  return mean(samples.slice(-third)) / mean(samples.slice(0, third))
}
