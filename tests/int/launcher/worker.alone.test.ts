import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { identify, isRunning, until } from '../../../scripts/lib/processes.mjs'

const root = path.resolve(import.meta.dirname, '../../..')
const lifecycle = path.join(root, 'scripts/lib/lifecycle.mjs')
let left: ReturnType<typeof identify> = null
afterEach(() => {
  if (left && isRunning(left)) process.kill(left.pid, 'SIGKILL')
})

/** Like `npm run worker`, below a script that knows how to stop it. */
const SOURCE = `
  const { startChild } = await import(${JSON.stringify(lifecycle)})
  const { child } = startChild(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'])
  console.log('worker ' + child.pid)`

it('a worker whose launcher is killed shuts down by itself, in order', async () => {
  const env = { ...process.env, LOG_LEVEL: 'info' }
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', SOURCE], { cwd: root, env })
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  expect(await until(() => output.includes('worker started'), 60_000), output).toBe(true)
  left = identify(Number(/worker (\d+)/.exec(output)?.[1]))
  expect(isRunning(left)).toBe(true)
  launcher.kill('SIGKILL')
  expect(await until(() => !isRunning(left), 15_000), output).toBe(true)
  expect(output).toContain('worker stopping')
}, 90_000)
