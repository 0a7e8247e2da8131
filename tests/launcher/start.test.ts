import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '../../scripts/lib/ports.mjs'
import { tryLock } from '../../scripts/lib/processes.mjs'

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
let home: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-start-'))
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

/** Starts under bad conditions; every one of these is refused before anything slow begins. */
async function start(settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    NODE_ENV: 'production' as const,
    PATH,
    HOME,
    DATA_DIR: home,
    PORT: String(await freePort()),
    ...settings,
  }
  return spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  })
}

it('names what is wrong in the environment before it starts anything', async () => {
  const run = await start({ STORAGE: 's3', JOBS: 'sometimes' })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('JOBS is "in-process", "external" or "off"')
  expect(run.stderr).toContain('S3_BUCKET is missing')
  expect(fs.existsSync(path.join(home, 'postgres'))).toBe(false)
})

it('names a taken port and how to choose another', async () => {
  const other = net.createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as net.AddressInfo).port))
  })
  const run = await start({ PORT: String(port) })
  other.close()
  expect(run.status).toBe(1)
  expect(run.stderr).toContain(`Port ${port} is in use`)
  expect(run.stderr).toContain(`PORT=${port + 1}`)
})

it('refuses a second start on the same data and reports where the first one is', async () => {
  const lock = tryLock(path.join(home, 'kaido.lock'), { port: '4321' })
  const run = await start({})
  if ('release' in lock) lock.release()
  expect(run.status).toBe(1)
  expect(run.stderr).toContain(
    `is already running in ${home} (process ${process.pid}, http://localhost:4321)`,
  )
})

it('keeps its secret private and across restarts', async () => {
  await start({ JOBS: 'sometimes' })
  const file = path.join(home, 'secret')
  const secret = fs.readFileSync(file, 'utf8')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  await start({ JOBS: 'sometimes' })
  expect(fs.readFileSync(file, 'utf8')).toBe(secret)
})
