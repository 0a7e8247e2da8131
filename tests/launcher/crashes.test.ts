import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'
import { until } from '../../scripts/lib/processes.mjs'

const lib = new URL('../../scripts/lib/', import.meta.url).href
let home: string
const running: ChildProcess[] = []
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-crash-'))
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    // It ends its server too, which SIGKILL would leave behind.
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  fs.rmSync(home, { recursive: true, force: true })
})

/** A server that answers with its number, and does not come up while there is a file called broken. */
const SERVER = `
  import fs from 'node:fs'
  import http from 'node:http'
  if (fs.existsSync(process.env.BROKEN)) process.exit(7)
  http.createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT), '127.0.0.1')`

/** The part of npm start that restarts the server, with short pauses. */
async function launch() {
  const port = await freePort()
  const server = path.join(home, 'server.mjs')
  fs.writeFileSync(server, SERVER)
  const source = `
    const { listenForSignals } = await import('${lib}lifecycle.mjs')
    const { serveAlways } = await import('${lib}serve.mjs')
    const { growingPause } = await import('${lib}growing-pause.mjs')
    listenForSignals()
    const pauseAfter = growingPause({ first: 100, longest: 400, calmAfter: 60000 })
    await serveAlways({ ...process.env }, { server: ${JSON.stringify(server)}, pauseAfter })
    console.log('up')`
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', BROKEN: path.join(home, 'broken') }
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', source], { env })
  running.push(launcher)
  let output = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const pid = async () =>
    Number(
      await fetch(`http://127.0.0.1:${port}/`)
        .then((answer) => answer.text())
        .catch(() => Number.NaN),
    )
  return { launcher, exit: once(launcher, 'exit').then(([code]) => code), output: () => output, pid }
}

describe('a server that is killed', () => {
  it('is started again by itself, and Ctrl-C still ends everything', async () => {
    const run = await launch()
    await until(() => run.output().includes('up'), 10_000)
    const first = await run.pid()
    process.kill(first, 'SIGKILL')
    expect(await until(() => run.output().includes('The app responds again.'), 10_000), run.output()).toBe(
      true,
    )
    const second = await run.pid()
    expect(second).toBeGreaterThan(0)
    expect(second).not.toBe(first)
    expect(run.output()).toContain('The app was killed (SIGKILL). It is started again in 0.1 s.')
    run.launcher.kill('SIGINT')
    expect(await run.exit).toBe(0)
    expect(await run.pid()).toBeNaN()
  })

  it('is tried again after growing pauses until it comes up', async () => {
    const run = await launch()
    await until(() => run.output().includes('up'), 10_000)
    fs.writeFileSync(path.join(home, 'broken'), '')
    process.kill(await run.pid(), 'SIGKILL')
    expect(await until(() => run.output().includes('again in 0.4 s'), 10_000)).toBe(true)
    expect(run.output()).toMatch(/SIGKILL.*0\.1 s.*exit code 7.*0\.2 s.*exit code 7.*0\.4 s/s)
    fs.rmSync(path.join(home, 'broken'))
    expect(await until(() => run.output().includes('The app responds again.'), 10_000)).toBe(true)
  })

  it('is not tried again if it has never come up', async () => {
    fs.writeFileSync(path.join(home, 'broken'), '')
    const run = await launch()
    expect(await run.exit).toBe(1)
    expect(run.output()).toContain('The app ended by itself (exit code 7). Its last output is above.')
    expect(run.output()).not.toContain('again')
  })
})
