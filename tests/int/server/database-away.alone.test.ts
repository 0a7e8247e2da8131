import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { testEnv } from '../../../scripts/lib/test-database.mjs'
import { type App, startApp } from '../../drills/shared/process'

/** A connection to the database that can be cut, and restored later at the same address. */
class Line {
  private readonly server: net.Server
  private readonly ends = new Set<net.Socket>()
  private port = 0

  constructor(host: string, port: number) {
    this.server = net.createServer((near) => {
      const far = net.connect(port, host)
      for (const end of [near, far]) {
        this.ends.add(end)
        end.on('error', () => undefined)
        end.on('close', () => this.ends.delete(end))
      }
      near.pipe(far)
      far.pipe(near)
    })
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve))
    this.port = (this.server.address() as net.AddressInfo).port
    return this.port
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve))
    for (const end of this.ends) end.destroy()
    await closed
  }
}

let home: string
let app: App
let line: Line
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-test-away-'))
  const url = new URL(env().DATABASE_URL)
  line = new Line(url.hostname, Number(url.port))
  url.hostname = '127.0.0.1'
  url.port = String(await line.open())
  const own = { ...testEnv(String(url), path.join(home, 'files')), LOG_LEVEL: 'error' }
  app = await startApp({ env: own, log: path.join(home, 'app.log'), prepare: true })
}, 120_000)
afterAll(async () => {
  await app?.stop()
  await line?.cut()
  fs.rmSync(home, { recursive: true, force: true })
})

const request = (method: string, at: string, body?: unknown) =>
  fetch(app.origin + at, {
    method,
    headers: {
      authorization: `Bearer ${app.catalogue?.token}`,
      'content-type': 'application/json',
      origin: app.origin,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })

const CALLS = [
  ['GET', '/api/v1/vehicles/public/listing'],
  ['GET', '/api/v1/manufacturers'],
  ['PATCH', '/api/v1/ports/1', { name: 'Away', country: 'Kenya' }],
  ['POST', '/api/v1/auth/sign-in', { email: 'drill@kaido.example', password: 'Not-The-One-1' }],
  ['GET', '/api/ports'],
  ['PATCH', '/api/ports/1', { name: 'Away' }],
] as const

test('during a database outage everyone receives when to retry, and afterwards all recovers by itself', {
  timeout: 180_000,
}, async () => {
  const statuses = async () => {
    const answers = await Promise.all(CALLS.map(([method, at, body]) => request(method, at, body)))
    return answers.map(({ status }) => status)
  }
  const before = await statuses()
  expect(before.filter((status) => status >= 500)).toEqual([])
  await line.cut()
  for (const [method, at, body] of CALLS) {
    const answer = await request(method, at, body)
    expect([method, at, answer.status]).toEqual([method, at, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Please try again in a moment.')
  }
  await line.open()
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(before)
})
