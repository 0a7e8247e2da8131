import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Worker } from '@/server/jobs/start-worker'
import { storage } from '@/server/storage'
import { getTestPayload } from '../../../setup/payload'
import { addPeople, call, tokenOf } from '../../api/client'
import { carMap } from './import-kit'
import { OPTIONS, type Screen, screenOf, workOnImports } from './import-screen-kit'

let payload: Payload
let worker: Worker
let token: string
let screen: Screen

beforeAll(async () => {
  payload = await getTestPayload()
  const people = await addPeople()
  for (const showroomName of ['Yokohama Daikoku Yard', 'Test yard'])
    await payload.create({
      collection: 'showroom-offices',
      data: { showroomName, city: 'Yokohama', country: 'Japan' },
      overrideAccess: true,
      depth: 0,
    })
  worker = await workOnImports(payload)
  token = await tokenOf(payload, people.admin)
  screen = screenOf(token)
})
afterAll(() => worker?.stop())

/** A file that is generated while it is sent, and how much of it is. */
function bigFile(rows: number) {
  const sent = { bytes: 0 }
  function* lines(): Generator<Buffer> {
    yield Buffer.from('chassis,file,make,model,year,body,fuel,cc,price,notes,status\n')
    for (let n = 1; n <= rows; n += 1) {
      const notes = `${'note '.repeat(40)}${n}`
      const line = Buffer.from(
        `BIG-${n},F-${n},Toyota,Vitz,2015,Hatchback,Petrol,1329,4500,"${notes}",DRAFT\n`,
      )
      sent.bytes += line.length
      yield line
    }
  }
  return { sent, body: Readable.toWeb(Readable.from(lines())) as WebStream<Uint8Array> }
}

test('a file of 20,000 rows is stored as it arrives and never entirely in memory, then checked', async () => {
  const { body, sent } = bigFile(20_000)
  const put = storage().putStream
  let [stored, ahead] = [0, 0]
  const watched = vi.spyOn(storage(), 'putStream').mockImplementation((key, source, type) =>
    put(
      key,
      (async function* () {
        for await (const bytes of source) {
          stored += bytes.byteLength
          ahead = Math.max(ahead, sent.bytes - stored)
          yield bytes
        }
      })(),
      type,
    ),
  )
  const { app } = await import('@/wiring/create-api')
  const init = { method: 'POST', body, duplex: 'half', headers: { authorization: `Bearer ${token}` } }
  const answer = await app.fetch(
    new Request('http://localhost:3000/api/v1/imports/files?name=big.csv', init as unknown as RequestInit),
  )
  watched.mockRestore()
  const { data } = await answer.json()
  expect(answer.status).toBe(201)
  expect(data).toMatchObject({ bytes: stored, facts: { rows: 20_000 } })
  expect(stored).toBeGreaterThan(5_000_000)
  expect(ahead).toBeLessThan(100_000)
  await screen.send('POST', `/files/${data.id}/check`, { map: carMap(), options: OPTIONS })
  expect((await screen.checked(data.id, { timeout: 60_000 })).counts).toMatchObject({
    created: 20_000,
    rejected: 0,
  })
}, 90_000)

test('a file whose sender disconnects is no fault of ours, and leaves nothing behind', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('chassis,file\n')),
    pull: (controller) => controller.error(new Error('aborted')),
  })
  const { app } = await import('@/wiring/create-api')
  const init = { method: 'POST', body, duplex: 'half', headers: { authorization: `Bearer ${token}` } }
  const answer = await app.fetch(
    new Request('http://localhost:3000/api/v1/imports/files?name=cut.csv', init as unknown as RequestInit),
  )
  expect(answer.status).toBe(400)
  expect((await answer.json()).message).toBe('The file was not received completely. Please send it again.')
  const { rows } = await payload.db.drizzle.execute(sql`SELECT id FROM import_files WHERE name = 'cut.csv'`)
  expect(rows).toEqual([])
})

const samples = process.env.SAMPLES_DIR

test.skipIf(!samples)(
  "the EPA's real list, 45,777 rows, goes the whole way and back",
  async () => {
    const file = path.join(String(samples), 'epa-vehicles', 'epa_vehicles_reference.csv.gz')
    const sent = await screen.upload(readFileSync(file), 'epa.csv.gz')
    expect(sent.body.data.facts).toMatchObject({ rows: 45_777, encoding: 'utf-8', delimiter: ',' })
    const { id } = sent.body.data
    const map = JSON.parse(readFileSync('examples/import/epa-map.json', 'utf8'))
    const given = { map, options: OPTIONS }
    await screen.send('POST', `/files/${id}/check`, given)
    const long = { timeout: 200_000 }
    const check = await screen.checked(id, long)
    expect(check.counts).toEqual({ created: 44_581, updated: 0, skipped: 0, rejected: 1_196 })
    const run = await screen.send('POST', `/files/${id}/run`, given)
    const done = await screen.until(run.body.data.id, ['finished'], long)
    expect(done.counts).toEqual(check.counts)
    const rejected = await screen.download(`/${run.body.data.id}/rejected`)
    expect(rejected.text.trim().split('\r\n')).toHaveLength(1_197)
    const again = await screen.upload(readFileSync(file), 'again.csv.gz')
    expect(again.body.data.sameFile).toMatchObject([{ id: run.body.data.id }])
    expect((await call('POST', `/imports/${run.body.data.id}/undo`, { token })).status).toBe(200)
    const undone = await screen.until(run.body.data.id, ['undone'], long)
    expect(undone.undone).toEqual({ removed: 44_581, restored: 0, kept: [] })
  },
  600_000,
)
