import { gzipSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Worker } from '@/server/jobs/worker'
import { getTestPayload } from '../../setup/payload'
import { amidChange } from '../amid-change'
import { addPeople, call, type People } from '../api/client'
import { addYard, carMap, cars, csvOf, query } from './import-kit'
import { OPTIONS, type Screen, screenFor, workOnImports } from './import-screen-kit'

let payload: Payload
let people: People
let worker: Worker
let admin: Screen
let operator: Screen

beforeAll(async () => {
  payload = await getTestPayload()
  people = await addPeople()
  await addYard(payload)
  worker = await workOnImports(payload)
  admin = await screenFor(payload, people, 'admin')
  operator = await screenFor(payload, people, 'operator')
})
afterAll(() => worker?.stop())

const numbered = (letter: string, count: number, own: Parameters<typeof cars>[1] = () => ({})) =>
  csvOf(cars(count, (n) => ({ chassis: `${letter}-${n}`, file: `F${letter}-${n}`, ...own(n) })))
const given = (map: unknown = carMap(), options: object = OPTIONS) => ({ map, options })
const vehiclesOf = async (letter: string) =>
  query(
    payload,
    sql`SELECT * FROM vehicles WHERE chassis LIKE ${`${letter}-%`} AND deleted_at IS NULL ORDER BY id`,
  )
const sent = async (screen: Screen, content: string | Buffer, name?: string) => {
  const { body, status } = await screen.upload(content, name)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}

describe('the whole way', () => {
  test('from a file to vehicles, the rejected rows put right and imported, and back out again', async () => {
    const content = numbered('WAY', 30, (n) =>
      n === 7 ? { year: 1800, notes: '=1+1' } : n === 9 ? { make: '' } : {},
    )
    const file = await sent(operator, content)
    expect(file.facts).toMatchObject({ rows: 30, encoding: 'utf-8', delimiter: ',', decimal: '.' })
    expect(file.facts.columns.find(({ name }: { name: string }) => name === 'make')).toMatchObject({
      filled: 29,
      values: [{ text: 'Toyota', rows: 29 }],
    })
    expect(file.start).toMatchObject({
      from: 'suggestion',
      map: {
        key: 'chassis',
        fields: {
          chassis: { column: 'chassis' },
          officeFileNo: { column: 'file' },
          manufacturer: { column: 'make' },
          engineSizeCc: { column: 'cc' },
          others: { column: 'notes' },
          status: { column: 'status' },
        },
      },
    })

    const preview = await operator.send('POST', `/files/${file.id}/preview`, given())
    expect(preview.body.data).toHaveLength(20)
    expect(preview.body.data[0]).toMatchObject({
      rowNo: 2,
      outcome: 'created',
      issues: [],
      values: { chassis: 'WAY-1', manufacturer: 'Toyota', year: '2015' },
    })
    expect(preview.body.data[6]).toMatchObject({
      rowNo: 8,
      outcome: 'rejected',
      issues: [{ path: 'year', message: 'Year must be between 1900 and next year' }],
    })

    await operator.send('POST', `/files/${file.id}/check`, given())
    const check = await operator.checked(file.id)
    expect(check).toMatchObject({
      state: 'done',
      counts: { created: 28, updated: 0, skipped: 0, rejected: 2 },
      rows: 30,
      rejected: [{ rowNo: 8 }, { rowNo: 10 }],
    })
    expect(check.made).toContainEqual({
      list: 'manufacturer',
      label: 'Manufacturer',
      count: 1,
      names: ['Toyota'],
    })
    expect(await vehiclesOf('WAY')).toEqual([])

    const run = await operator.send('POST', `/files/${file.id}/run`, given())
    const { id } = run.body.data
    const done = await operator.until(id, ['finished'])
    expect(done).toMatchObject({
      counts: { created: 28, updated: 0, skipped: 0, rejected: 2 },
      startedBy: 'operator Test',
      hasFile: true,
    })
    expect(await vehiclesOf('WAY')).toHaveLength(28)
    expect(
      await query(
        payload,
        sql`SELECT DISTINCT actor_id, actor_label, action FROM audit_log WHERE request_id = ${`import-${id}`} AND table_name = 'vehicles'`,
      ),
    ).toEqual([{ actor_id: people.operator.id, actor_label: people.operator.email, action: 'import' }])

    const report = await operator.download(`/${id}/report`)
    expect(report.headers.get('content-disposition')).toContain(`import-${id}-report.csv`)
    expect(parse(report.text, { bom: true })).toHaveLength(31)

    const rejected = await operator.download(`/${id}/rejected`)
    const [header, ...rows] = parse(rejected.text, { bom: true }) as string[][]
    expect(header?.slice(-2)).toEqual(['Import row', 'Import problems'])
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['8', 'Year must be between 1900 and next year'],
      ['10', "Model 'Vitz' needs its manufacturer; Manufacturer is required"],
    ])
    expect(rejected.text).toContain("'=1+1")
    const right = rejected.text.replace(',1800,', ',2018,').replace('FWAY-9,,', 'FWAY-9,Toyota,')
    const again = await sent(operator, right, 'rejected.csv')
    expect(again.start).toMatchObject({ from: 'last', map: { references: { manufacturer: 'create' } } })
    const second = await operator.send('POST', `/files/${again.id}/run`, given())
    expect((await operator.until(second.body.data.id, ['finished'])).counts).toMatchObject({
      created: 2,
      rejected: 0,
    })
    expect((await vehiclesOf('WAY')).find(({ chassis }) => chassis === 'WAY-7')?.others).toBe('=1+1')

    expect((await operator.send('POST', `/${id}/undo`)).status).toBe(403)
    const offer = await admin.send('GET', `/${id}/undo`)
    expect(offer.body.data).toEqual({ removed: 28, restored: 0, kept: [] })
    await admin.send('POST', `/${id}/undo`)
    expect((await admin.until(id, ['undone'])).undone).toEqual({ removed: 28, restored: 0, kept: [] })
    expect((await vehiclesOf('WAY')).map(({ chassis }) => chassis)).toEqual(['WAY-7', 'WAY-9'])
  })
})

describe('a file', () => {
  test('is understood in any of its writings', async () => {
    const rows = [
      ['Frame No', 'Marke', 'Odo km', 'Preis'],
      ['ABC-1234567', 'Citro\u00ebn', '12.000', '4.500,50'],
      ['ABC-1234568', 'Peugeot', '8.000', '1.200,00'],
    ]
    const text = (sign: string) => rows.map((row) => row.join(sign)).join('\r\n')
    const cases: [Buffer, object][] = [
      [Buffer.from(text(';'), 'latin1'), { encoding: 'windows-1252', delimiter: ';', decimal: ',' }],
      [Buffer.from(`\uFEFF${text(';')}`), { encoding: 'utf-8', delimiter: ';', decimal: ',' }],
      [
        Buffer.from(`\uFEFF${text('\t')}`, 'utf16le'),
        { encoding: 'utf-16le', delimiter: '\t', decimal: ',' },
      ],
      [
        gzipSync(Buffer.from(`\uFEFF${text('\t')}`, 'utf16le').swap16()),
        { encoding: 'utf-16be', delimiter: '\t' },
      ],
    ]
    for (const [content, facts] of cases) {
      const file = await sent(admin, content)
      expect(file.facts).toMatchObject({ rows: 2, ...facts })
      expect(file.facts.columns[1].samples).toEqual(['Citro\u00ebn', 'Peugeot'])
      expect(file.start.map.fields).toMatchObject({
        chassis: { column: 'Frame No' },
        mileage: { column: 'Odo km', unit: 'km' },
      })
      const shown = await admin.send('POST', `/files/${file.id}/preview`, given(file.start.map))
      expect(shown.body.data[0].values.mileage).toBe('7456')
    }
  })

  test('is read again in another way when the guess was wrong, and what was mapped is forgotten', async () => {
    const file = await sent(admin, 'a;b,c\n1;2,3\n')
    expect(file.facts.columns).toHaveLength(2)
    const other = file.facts.delimiter === ',' ? ';' : ','
    const format = { delimiter: other, encoding: 'windows-1252' }
    const read = await admin.send('PUT', `/files/${file.id}`, format)
    expect(read.body.data.facts).toMatchObject(format)
    expect(read.body.data.facts.columns.map(({ name }: { name: string }) => name)).not.toEqual(
      file.facts.columns.map(({ name }: { name: string }) => name),
    )
    expect((await admin.send('PUT', `/files/${file.id}`, { delimiter: '"', encoding: 'utf-8' })).status).toBe(
      422,
    )
  })

  test('of which an import begins while it is read again stays as the import reads it', async () => {
    const file = await sent(admin, 'a;b,c\n1;2,3\n')
    const { body, status } = await amidChange(
      ['SELECT FROM import_files WHERE id = $1 FOR UPDATE', [file.id]],
      () => admin.send('PUT', `/files/${file.id}`, { delimiter: '|', encoding: 'utf-8' }),
      [
        [
          `INSERT INTO import_batches (file_id, file_name, file_sha256, map, options)
            SELECT id, name, sha256, '{}', '{}' FROM import_files WHERE id = $1`,
          [file.id],
        ],
      ],
    )
    expect([status, body.message]).toEqual([
      409,
      expect.stringContaining('can no longer be read in another way'),
    ])
    const [row] = await query(payload, sql`SELECT facts FROM import_files WHERE id = ${file.id}`)
    expect(row?.facts).toEqual(file.facts)
  })

  test.each([
    ['empty', '', 400, 'The file is empty.'],
    ['a workbook', Buffer.from('PK\u0003\u0004xx'), 400, 'Save the sheet as "CSV UTF-8"'],
    ['broken gzip', gzipSync(csvOf(cars(50))).subarray(0, 80), 400, 'cannot be unpacked'],
    ['without a header', '\n\n1,2\n', 400, 'no header'],
    ['with a quotation mark that never closes', 'a,b\n"1,2\n', 400, 'never closes'],
    ['of endless columns', `${Array.from({ length: 301 }, (_, n) => `c${n}`)}\n`, 400, '301 columns'],
  ])('that is %s is refused in words and leaves nothing behind', async (_kind, content, status, message) => {
    const before = await query(payload, sql`SELECT count(*) FROM import_files`)
    const answer = await admin.upload(content)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
    expect(await query(payload, sql`SELECT count(*) FROM import_files`)).toEqual(before)
  })

  test('sent twice under one key is one file, also at once', async () => {
    const content = numbered('KEY', 2)
    const answers = await Promise.all([1, 2, 3].map(() => admin.upload(content, 'k.csv', 'the-same-key')))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect((await operator.upload(content, 'k.csv', 'the-same-key')).body.data.id).not.toBe(
      answers[0]?.body.data.id,
    )
  })

  test('that was imported before is recognised by its content, and every row of it is skipped', async () => {
    const content = numbered('TWICE', 3)
    const first = await sent(admin, content, 'monday.csv')
    const run = await admin.send('POST', `/files/${first.id}/run`, given())
    await admin.until(run.body.data.id, ['finished'])
    const second = await sent(admin, content, 'tuesday.csv')
    expect(second.sameFile).toMatchObject([
      { id: run.body.data.id, fileName: 'monday.csv', status: 'finished' },
    ])
    const again = await admin.send('POST', `/files/${second.id}/run`, given())
    expect((await admin.until(again.body.data.id, ['finished'])).counts).toMatchObject({
      created: 0,
      skipped: 3,
    })
    expect(await vehiclesOf('TWICE')).toHaveLength(3)
  })

  test('can be discarded until it is imported', async () => {
    const file = await sent(admin, numbered('GONE', 2))
    expect((await admin.send('DELETE', `/files/${file.id}`)).status).toBe(200)
    expect((await admin.send('GET', `/files/${file.id}`)).status).toBe(404)
    const kept = await sent(admin, numbered('KEPT', 2))
    await admin.send('POST', `/files/${kept.id}/run`, given())
    expect((await admin.send('DELETE', `/files/${kept.id}`)).status).toBe(409)
  })
})

describe('a map', () => {
  test('that cannot be used is refused with what is wrong and where', async () => {
    const file = await sent(admin, numbered('BAD', 1))
    for (const verb of ['preview', 'check', 'run']) {
      const wrong = {
        key: 'chassis',
        fields: { chassis: { column: 'chassis' }, year: { column: 'y', unit: 'km' } },
      }
      const answer = await admin.send('POST', `/files/${file.id}/${verb}`, given(wrong))
      expect(answer.status, verb).toBe(422)
      expect(answer.body.errors).toEqual([{ path: 'fields.year', message: 'this field has no unit' }])
      const absent = { key: 'chassis', fields: { chassis: { column: 'frame' } } }
      const missing = await admin.send('POST', `/files/${file.id}/${verb}`, given(absent))
      expect(missing.status, verb).toBe(400)
      expect(missing.body.message).toContain("no column 'frame'")
    }
    expect(await query(payload, sql`SELECT id FROM import_batches WHERE file_id = ${file.id}`)).toEqual([])
  })

  test('is kept under a name, begins the next file with these columns, and is changed and deleted', async () => {
    const first = await sent(admin, 'Frame No,Notes\nABC-1234567,x\n')
    const columns = ['Frame No', 'Notes']
    const map = { key: 'chassis', fields: { chassis: { column: 'Frame No' }, color: { constant: 'White' } } }
    const saved = await admin.send('POST', '/maps', { name: 'Auction house', columns, ...given(map) })
    expect(saved.status).toBe(201)
    const twice = await operator.send('POST', '/maps', { name: 'AUCTION HOUSE', columns, ...given(map) })
    expect(twice.body).toMatchObject({ error: 'conflict', errors: [{ path: 'name' }] })

    const next = await sent(operator, 'notes;FRAME NO\nx;ABC-1234567\n')
    expect(next.start).toMatchObject({
      from: 'saved',
      name: 'Auction house',
      map: { file: { delimiter: ';' }, fields: { color: { constant: 'White' } } },
    })
    expect(first.start.from).toBe('suggestion')

    const { id } = saved.body.data
    const renamed = { name: 'Auctions', columns, ...given({ ...map, comment: 'seen' }) }
    expect((await operator.send('PUT', `/maps/${id}`, renamed)).status).toBe(200)
    const listed = await admin.send('GET', '/maps')
    expect(listed.body.data).toMatchObject([
      { id, name: 'Auctions', map: { comment: 'seen' }, updatedBy: 'operator Test' },
    ])
    expect((await admin.send('DELETE', `/maps/${id}`)).status).toBe(200)
    expect((await admin.send('DELETE', `/maps/${id}`)).status).toBe(404)
    expect((await sent(admin, 'Frame No,Notes\nABC-1234567,x\n')).start.from).toBe('suggestion')
  })

  test('of the last import of such columns begins the next file', async () => {
    const columns = (letter: string) => numbered(letter, 1).replace('chassis,file', 'Frame id,file')
    const map = carMap({
      comment: 'as last time',
      fields: { ...carMap().fields, chassis: { column: 'Frame id' } },
    })
    const first = await sent(admin, columns('LAST'))
    await admin.send('POST', `/files/${first.id}/run`, given(map))
    const next = await sent(admin, columns('NEXT'))
    expect(next.start).toMatchObject({ from: 'last', map: { comment: 'as last time' } })
  })
})

describe('who may', () => {
  test('guests and customers reach nothing, and a role that only reads is told so', async () => {
    const file = await sent(admin, numbered('WHO', 1))
    const paths = [
      ['GET', '/imports'],
      ['GET', `/imports/files/${file.id}`],
      ['POST', `/imports/files/${file.id}/check`],
      ['GET', `/imports/files/${file.id}/rejected`],
      ['POST', '/imports/files?name=x.csv'],
    ] as const
    const customer = await screenFor(payload, people, 'customer')
    for (const [method, path] of paths) {
      expect((await call(method, path)).status, path).toBe(401)
      expect((await customer.send(method, path.replace('/imports', ''))).status, path).toBe(403)
    }
    await query(
      payload,
      sql`UPDATE roles SET permissions = jsonb_set(permissions, '{inventory,create}', 'false') WHERE id = 4`,
    )
    const { forgetRoles } = await import('@/server/permissions')
    forgetRoles()
    try {
      expect((await operator.upload(numbered('WHO', 1))).status).toBe(403)
      expect((await operator.send('GET', `/files/${file.id}`)).status).toBe(403)
    } finally {
      await query(
        payload,
        sql`UPDATE roles SET permissions = jsonb_set(permissions, '{inventory,create}', 'true') WHERE id = 4`,
      )
      forgetRoles()
    }
  })

  test('staff of some showrooms see their own files and imports only', async () => {
    const file = await sent(admin, numbered('SEE', 2))
    const run = await admin.send('POST', `/files/${file.id}/run`, given())
    const { id } = run.body.data
    await admin.until(id, ['finished'])
    await query(payload, sql`UPDATE users SET all_showrooms = false WHERE id = ${people.supervisor.id}`)
    const supervisor = await screenFor(payload, people, 'supervisor')
    for (const path of [`/files/${file.id}`, `/${id}`, `/${id}/report`])
      expect((await supervisor.send('GET', path)).status, path).toBe(404)
    expect((await supervisor.send('GET', '')).body).toMatchObject({ total: 0, data: [] })
    const own = await sent(supervisor, numbered('OWN', 2))
    const refused = await supervisor.send('POST', `/files/${own.id}/check`, given())
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain("Showroom to 'Test yard', which does not exist")
  })

  test('the job has the rights that its sender has when it runs, not when it was sent', async () => {
    const file = await sent(operator, numbered('LATE', 2))
    await worker.stop()
    const run = await operator.send('POST', `/files/${file.id}/run`, given())
    await query(payload, sql`UPDATE users SET status = 'BLOCKED' WHERE id = ${people.operator.id}`)
    worker = await workOnImports(payload)
    const ended = await admin.until(run.body.data.id, ['interrupted'])
    expect(ended.problem).toBe('You are not allowed to do this')
    expect(await vehiclesOf('LATE')).toEqual([])
    await query(payload, sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${people.operator.id}`)
    await operator.send('POST', `/${run.body.data.id}/continue`)
    expect((await operator.until(run.body.data.id, ['finished'])).counts.created).toBe(2)
  })
})
