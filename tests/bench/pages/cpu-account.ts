import fs from 'node:fs'
import { Refusal } from '../../../scripts/lib/progress.mjs'

/** The operating system's record of a process, in milliseconds of processor time. */
export type ProcessTime = {
  pid: number
  parent: number
  /** Spent by the process itself, in user code and in the kernel, all threads together. */
  own: number
  /** Spent by children that have ended; it is added to the parent when the parent reaps them. */
  ended: number
}

/** Linux reports hundredths of a second, whatever the kernel's own tick. */
const MS_PER_TICK = 10

/**
 * Parses one line of /proc/<pid>/stat. The name in brackets may contain spaces and brackets, so the fields
 * are counted from the last one.
 */
export function readStat(line: string): ProcessTime {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = (place: number) => Number(fields[place]) * MS_PER_TICK
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    own: ticks(11) + ticks(12),
    ended: ticks(13) + ticks(14),
  }
}

/** The processor time of a process and all its descendants, including those that have ended meanwhile. */
export function timeOfTree(all: readonly ProcessTime[], root: number): number {
  const below = new Map<number, ProcessTime[]>()
  for (const process of all) below.set(process.parent, [...(below.get(process.parent) ?? []), process])
  const sum = (process: ProcessTime): number =>
    (below.get(process.pid) ?? []).reduce((total, child) => total + sum(child), process.own + process.ended)
  const top = all.find(({ pid }) => pid === root)
  if (!top) throw new Error(`Process ${root} is gone; its processor time cannot be told.`)
  return sum(top)
}

/** Every process of the machine right now. Works on Linux only. */
export function listProcesses(): ProcessTime[] {
  if (process.platform !== 'linux')
    throw new Refusal('Processor time is read from /proc, which only Linux has.')
  return fs.readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return readStat(fs.readFileSync(`/proc/${name}/stat`, 'utf8'))
    } catch {
      return [] // it ended in the meantime
    }
  })
}

/** Processor time so far, in milliseconds, of the app's processes and of the database's. */
export type Account = { node: number; postgres: number }

/** Reads both trees at once, so that nothing is counted twice. */
export function readAccount(roots: { app: number; database: number }): Account {
  const all = listProcesses()
  return { node: timeOfTree(all, roots.app), postgres: timeOfTree(all, roots.database) }
}
