import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { afterEach, expect, it } from 'vitest'
import { identify, isRunning, until } from '../../scripts/lib/processes.mjs'

const lifecycle = new URL('../../scripts/lib/lifecycle.mjs', import.meta.url).href
const running: ChildProcessByStdio<null, Readable, null>[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A script using the lifecycle; it prints the child's number, and what its shutdown does. */
async function script({ child, env = {} }: { child: string; env?: Record<string, string> }) {
  const source = `
    const { atEnd, end, listenForSignals, startChild } = await import(${JSON.stringify(lifecycle)})
    listenForSignals()
    atEnd(() => console.log('database stopped'), () => console.log('database told'))
    const { child, ended } = startChild(process.execPath, ['-e', process.argv[1]])
    child.once('spawn', () => console.log('child ' + child.pid))
    ended.then(({ code }) => end(1, 'died with ' + code))`
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', source, child], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  running.push(process_)
  let output = ''
  process_.stdout.on('data', (chunk) => {
    output += chunk
  })
  await until(() => /child \d+.*ready/s.test(output), 10_000)
  return {
    process: process_,
    child: identify(Number(/child (\d+)/.exec(output)?.[1])),
    exit: once(process_, 'exit').then(([code]) => code as number),
    output: () => output,
  }
}

const obedient = `process.on('SIGTERM', () => { console.log('app stopped'); process.exit(0) }); setInterval(() => {}, 1e3); console.log('ready')`
const stubborn = `process.on('SIGTERM', () => console.log('app asked')); setInterval(() => {}, 1e3); console.log('ready')`

it('ends on a signal with success: the app first, then the database', async () => {
  const run = await script({ child: obedient })
  run.process.kill('SIGINT')
  expect(await run.exit).toBe(0)
  expect(run.output()).toMatch(/Stopping.*app stopped.*database stopped.*Stopped\./s)
  expect(isRunning(run.child)).toBe(false)
})

it('takes the same Ctrl-C from the terminal and from npm as one', async () => {
  const run = await script({ child: obedient })
  run.process.kill('SIGINT')
  run.process.kill('SIGINT')
  expect(await run.exit).toBe(0)
})

it('is forced by a second Ctrl-C while the app takes its time', async () => {
  const run = await script({ child: stubborn })
  run.process.kill('SIGINT')
  await until(() => run.output().includes('app asked'), 5000)
  // Only a signal more than a second after the first counts as a second one, so it is repeated until it does.
  const again = setInterval(() => run.process.kill('SIGINT'), 100)
  expect(await run.exit).toBe(130)
  clearInterval(again)
  expect(run.output()).toContain('database told')
  await until(() => !isRunning(run.child), 5000)
  expect(isRunning(run.child)).toBe(false)
})

it('ends with a failure and the reason when the app dies, after stopping the database', async () => {
  const run = await script({ child: `console.log('ready'); setTimeout(() => process.exit(7), 100)` })
  expect(await run.exit).toBe(1)
  expect(run.output()).toContain('database stopped')
})
