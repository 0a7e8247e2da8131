import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { listProcesses, type ProcessTime, readStat, timeOfTree } from './cpu-account'

const stat = (pid: number, parent: number, name: string, ticks: readonly [number, number, number, number]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 100 0 0 0 ${ticks.join(' ')} 20 0 11 0 5000 1 1`

it.each([
  ['a plain name', 'postgres', [12, 3, 40, 5], { own: 150, ended: 450 }],
  ['a name with spaces and brackets', 'next-server (v1) x)', [1, 0, 0, 0], { own: 10, ended: 0 }],
] as const)('the time of a process with %s is read in milliseconds', (_, name, ticks, times) => {
  expect(readStat(stat(7, 3, name, ticks))).toEqual({ pid: 7, parent: 3, ...times })
})

const process_ = (pid: number, parent: number, own: number, ended = 0): ProcessTime => ({
  pid,
  parent,
  own,
  ended,
})

it('a tree counts its members and those that have ended, and nobody else', () => {
  const all = [
    process_(1, 0, 1_000),
    process_(10, 1, 5, 100),
    process_(11, 10, 20),
    process_(12, 11, 30, 7),
    process_(20, 1, 400),
  ]
  expect(timeOfTree(all, 10)).toBe(5 + 100 + 20 + 30 + 7)
  expect(timeOfTree(all, 20)).toBe(400)
})

it('a tree whose root is gone has no time, rather than zero', () => {
  expect(() => timeOfTree([process_(1, 0, 5)], 99)).toThrow('Process 99 is gone')
})

const BUSY = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);'

it.runIf(process.platform === 'linux')(
  'the work of a child is counted while it runs and stays counted when it has ended',
  async () => {
    const now = () => timeOfTree(listProcesses(), process.pid)
    const before = now()
    const child = spawn(process.execPath, [
      '-e',
      `${BUSY} process.stdout.write('done'); process.stdin.resume()`,
    ])
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(now() - before).toBeGreaterThanOrEqual(290)
    child.stdin.end()
    await new Promise((resolve) => child.once('exit', resolve))
    expect(now() - before).toBeGreaterThanOrEqual(290)
  },
)
