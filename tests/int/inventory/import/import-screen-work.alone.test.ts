import { gzipSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pruneImportsQueue } from '@/modules/inventory/import/engine/import-queues'
import { sendJob } from '@/server/jobs/send-job'
import type { Worker } from '@/server/jobs/start-worker'
import { storage } from '@/server/storage'
import { getTestPayload } from '../../../setup/payload'
import { addPeople, type People } from '../../api/client'
import { addYard, car, carMap, cars, csvOf, query } from './import-kit'
import { eventually, OPTIONS, requestOf, type Screen, screenFor, workOnImports } from './import-screen-kit'

let payload: Payload
let people: People
let worker: Worker | undefined
let admin: Screen
let manager: Screen

const work = async () => {
  worker = await workOnImports(payload)
}
const rest = async () => {
  await worker?.stop()
  worker = undefined
}

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  await addYard(payload)
  await work()
  admin = await screenFor(payload, people, 'admin')
  manager = await screenFor(payload, people, 'manager')
})
afterEach(async () => {
  if (!worker) await work()
})
afterAll(rest)

const numbered = (letter: string, count: number, own: Parameters<typeof cars>[1] = () => ({})) =>
  csvOf(cars(count, (n) => ({ chassis: `${letter}-${n}`, file: `F${letter}-${n}`, ...own(n) })))
const given = (map: unknown = carMap(), options: object = OPTIONS) => ({ map, options })
const countOf = async (letter: string) =>
  (
    await query(
      payload,
      sql`SELECT count(*)::int AS n FROM vehicles WHERE chassis LIKE ${`${letter}-%`} AND deleted_at IS NULL`,
    )
  )[0]?.n
const sent = async (content: string | Buffer) => {
  const { body, status } = await admin.upload(content)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data as { id: number }
}
const begun = async (fileId: number, options: object = OPTIONS): Promise<number> => {
  const { body, status } = await admin.send('POST', `/files/${fileId}/run`, given(carMap(), options))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.id
}

describe('an import', () => {
  test('is started once, however often and from however many tabs it is requested', async () => {
    const file = await sent(numbered('ONCE', 40))
    const answers = await Promise.all(
      [admin, manager, admin, manager].map((screen) => screen.send('POST', `/files/${file.id}/run`, given())),
    )
    const ids = new Set(answers.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    const [id] = [...ids]
    await admin.until(Number(id), ['finished'])
    expect(await countOf('ONCE')).toBe(40)
    expect((await begun(file.id)) === id).toBe(true)
    expect(
      await query(
        payload,
        sql`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'imports.run' AND data -> 'input' ->> 'batchId' = ${String(id)}`,
      ),
    ).toEqual([{ n: 1 }])
  })

  test('that waits can be cancelled and resumed; nothing is imported in between', async () => {
    await rest()
    const file = await sent(numbered('WAIT', 5))
    const id = await begun(file.id)
    expect((await admin.send('GET', `/${id}`)).body.data.status).toBe('waiting')
    expect((await admin.send('POST', `/${id}/cancel`)).body.data.status).toBe('cancelled')
    expect((await admin.send('POST', `/${id}/cancel`)).status).toBe(409)
    await work()
    expect(await countOf('WAIT')).toBe(0)
    expect((await admin.send('POST', `/${id}/continue`)).status).toBe(200)
    await admin.until(id, ['finished'])
    expect(await countOf('WAIT')).toBe(5)
    expect((await admin.send('POST', `/${id}/continue`)).status).toBe(409)
    expect((await admin.send('POST', `/${id}/cancel`)).status).toBe(409)
  })

  test('of many rows is read as a stream, reports progress, stops on request, and is finished later', async () => {
    const rows = 6000
    const file = await sent(gzipSync(numbered('MANY', rows)))
    const id = await begun(file.id)
    const seen = await eventually(async () => {
      const { data } = (await admin.send('GET', `/${id}`)).body
      if (!(data.progress?.done >= 1000)) throw new Error('not far enough')
      return data
    })
    expect(seen).toMatchObject({ status: 'running', progress: { total: rows } })
    expect(seen.counts.created).toBe(seen.progress.done)
    await admin.send('POST', `/${id}/cancel`)
    const stopped = await admin.until(id, ['cancelled'])
    const present = Number(await countOf('MANY'))
    expect(present).toBe(stopped.counts.created)
    expect(present).toBeLessThan(rows)
    await manager.send('POST', `/${id}/continue`)
    expect((await admin.until(id, ['finished'])).counts).toEqual({
      created: rows,
      updated: 0,
      skipped: 0,
      rejected: 0,
    })
    expect(await countOf('MANY')).toBe(rows)
  })

  test('whose worker dies is finished by the next one, each row once', async () => {
    const file = await sent(numbered('LOST', 3000))
    const id = await begun(file.id)
    await eventually(async () => {
      if (!(Number(await countOf('LOST')) >= 1000)) throw new Error('not begun')
    })
    await rest()
    await query(
      payload,
      sql`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'imports.run' AND state = 'retry'`,
    )
    await work()
    expect((await admin.until(id, ['finished'])).counts.created).toBe(3000)
    expect(await countOf('LOST')).toBe(3000)
  })

  test('changes existing vehicles only on request', async () => {
    const first = await begun((await sent(numbered('UPD', 3))).id)
    await admin.until(first, ['finished'])
    const dearer = numbered('UPD', 3, () => ({ price: 9900 }))
    const skipped = await begun((await sent(dearer)).id)
    expect((await admin.until(skipped, ['finished'])).counts).toMatchObject({ skipped: 3, updated: 0 })
    const changed = await begun((await sent(dearer)).id, { ...OPTIONS, onExisting: 'update' })
    expect((await admin.until(changed, ['finished'])).counts).toMatchObject({ skipped: 0, updated: 3 })
    const offer = await manager.send('GET', `/${changed}/undo`)
    expect(offer.body.data).toEqual({ removed: 0, restored: 3, kept: [] })
    await manager.send('POST', `/${changed}/undo`)
    await admin.until(changed, ['undone'])
    expect(
      await query(payload, sql`SELECT DISTINCT price::int AS p FROM vehicles WHERE chassis LIKE 'UPD-%'`),
    ).toEqual([{ p: 4500 }])
  })

  test('of hostile cells stores them as they are, and no report can run them', async () => {
    const cells = [
      '=cmd|calc!A0',
      `'; DROP TABLE vehicles; --`,
      '<script>alert(1)</script>',
      '@SUM(1)',
      '+1',
      '{{7*7}}',
    ]
    const content = csvOf([
      ...cells.map((notes, n) => car({ chassis: `EVIL-${n}`, file: `FEVIL-${n}`, notes })),
      ...cells.map((make, n) => car({ chassis: `=EVIL${n}`, file: `FEVILX-${n}`, make, year: 1800 })),
    ])
    const id = await begun((await sent(content)).id)
    expect((await admin.until(id, ['finished'])).counts).toMatchObject({ created: 6, rejected: 6 })
    const stored = await query(
      payload,
      sql`SELECT others FROM vehicles WHERE chassis LIKE 'EVIL-%' ORDER BY chassis`,
    )
    expect(stored.map(({ others }) => others)).toEqual(cells)
    for (const path of [`/${id}/report`, `/${id}/rejected`]) {
      const { text } = await admin.download(path)
      for (const cell of parse(text, { bom: true }).flat()) expect(cell).not.toMatch(/^\s*[=+@]|^-(?!\d)/)
    }
  })
})

describe('a check', () => {
  test('is replaced by a newer one with another map, and its rows can be downloaded', async () => {
    const file = await sent(numbered('CHECK', 2500, (n) => (n % 100 === 0 ? { year: 1800 } : {})))
    await admin.send('POST', `/files/${file.id}/check`, given(carMap({ references: {} })))
    await admin.send('POST', `/files/${file.id}/check`, given())
    const result = await admin.checked(file.id)
    expect(result).toMatchObject({ state: 'done', counts: { created: 2475, rejected: 25 } })
    expect(result.reasons).toEqual([
      {
        reason: "year '1800': Year must be between 1900 and next year",
        rows: 25,
        examples: [101, 201, 301, 401, 501],
      },
    ])
    const { headers, text } = await admin.download(`/files/${file.id}/rejected`)
    expect(headers.get('content-disposition')).toContain('stock-rejected.csv')
    expect(parse(text, { bom: true })).toHaveLength(26)
    expect(await countOf('CHECK')).toBe(0)
  })

  test('can be stopped', async () => {
    await rest()
    const file = await sent(numbered('STOP', 10))
    await admin.send('POST', `/files/${file.id}/check`, given())
    expect((await admin.send('GET', `/files/${file.id}/check`)).body.data).toEqual({
      state: 'waiting',
      progress: null,
    })
    await admin.send('DELETE', `/files/${file.id}/check`)
    await work()
    expect((await admin.send('GET', `/files/${file.id}/check`)).body.data).toBeNull()
  })
})

describe('an undo', () => {
  test('reports beforehand what it skips and why, does exactly that, and is refused if it can do nothing', async () => {
    const id = await begun((await sent(numbered('UNDO', 4))).id)
    await admin.until(id, ['finished'])
    await query(payload, sql`UPDATE vehicles SET status = 'SOLD' WHERE chassis = 'UNDO-1'`)
    await query(payload, sql`UPDATE vehicles SET price = 1, updated_at = now() WHERE chassis = 'UNDO-2'`)
    const kept = [
      { reason: 'Sold', rows: 1, examples: [2] },
      { reason: 'Changed since the import', rows: 1, examples: [3] },
    ]
    expect((await admin.send('GET', `/${id}/undo`)).body.data).toEqual({ removed: 2, restored: 0, kept })
    await Promise.all([admin.send('POST', `/${id}/undo`), manager.send('POST', `/${id}/undo`)])
    expect((await admin.until(id, ['undone'])).undone).toEqual({
      removed: 2,
      restored: 0,
      kept: expect.arrayContaining(kept),
    })
    expect(await countOf('UNDO')).toBe(2)
    const again = await admin.send('POST', `/${id}/undo`)
    expect(again.status).toBe(409)
    expect(again.body.message).toBe(
      `Nothing of import ${id} can be undone. 1 vehicle: Sold. 1 vehicle: Changed since the import.`,
    )
  })

  test('of a running import is refused', async () => {
    await rest()
    const id = await begun((await sent(numbered('BUSY', 2))).id)
    expect((await admin.send('POST', `/${id}/undo`)).status).toBe(409)
  })

  test('allows the file to be imported again', async () => {
    const file = await sent(numbered('ANEW', 2))
    const id = await begun(file.id)
    await admin.until(id, ['finished'])
    await admin.send('POST', `/${id}/undo`)
    await admin.until(id, ['undone'])
    const second = await begun(file.id)
    expect(second).not.toBe(id)
    await admin.until(second, ['finished'])
    expect(await countOf('ANEW')).toBe(2)
  })
})

test('old files are removed: never imported ones with their record, imported ones keep it', async () => {
  const unused = await sent(numbered('OLD', 1))
  const used = await sent(numbered('OLDER', 1))
  const id = await begun(used.id)
  await admin.until(id, ['finished'])
  const keys = await query(
    payload,
    sql`SELECT storage_key FROM import_files WHERE id IN (${unused.id}, ${used.id})`,
  )
  await query(
    payload,
    sql`UPDATE import_files SET created_at = now() - interval '100 days' WHERE id IN (${unused.id}, ${used.id})`,
  )
  await sendJob(await requestOf(payload, people.admin.id), pruneImportsQueue, {})
  await eventually(async () => {
    expect((await admin.send('GET', `/files/${unused.id}`)).status).toBe(404)
    expect((await admin.send('GET', `/files/${used.id}`)).body.data.isKept).toBe(false)
  })
  for (const { storage_key } of keys) expect(await storage().head(String(storage_key))).toBeNull()
  expect((await admin.send('GET', `/${id}`)).body.data.hasFile).toBe(false)
  expect((await admin.download(`/${id}/rejected`)).status).toBe(404)
  expect((await admin.download(`/${id}/report`)).status).toBe(200)
})
