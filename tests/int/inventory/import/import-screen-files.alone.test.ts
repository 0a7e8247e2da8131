import { gzipSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { pruneImportsQueue } from '@/modules/inventory/import/engine/import-queues'
import { sendJob } from '@/server/jobs/send-job'
import { storage } from '@/server/storage'
import { amidChange } from '../../amid-change'
import { carMap, cars, csvOf, query } from './import-kit'
import {
  at,
  eventually,
  given,
  numbered,
  requestOf,
  sent,
  vehiclesOf,
  withScreens,
} from './import-screen-kit'

withScreens()

describe('a file', () => {
  test('is understood in any of its formats', async () => {
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
      const file = await sent(at.admin, content)
      expect(file.facts).toMatchObject({ rows: 2, ...facts })
      expect(file.facts.columns[1].samples).toEqual(['Citro\u00ebn', 'Peugeot'])
      expect(file.start.map.fields).toMatchObject({
        chassis: { column: 'Frame No' },
        mileage: { column: 'Odo km', unit: 'km' },
      })
      const { fields, ...rest } = file.start.map
      const answers = { currency: { constant: 'EUR' }, priceType: { constant: 'FOB' } }
      const inEuros = { ...rest, fields: { ...fields, ...answers }, notStated: ['steering', 'year'] }
      const shown = await at.admin.send('POST', `/files/${file.id}/preview`, given(inEuros))
      expect(shown.body.data[0].values.mileage).toBe('7,456 miles')
    }
  })

  test('is read again differently if the guess was wrong, and its mapping is discarded', async () => {
    const file = await sent(at.admin, 'a;b,c\n1;2,3\n')
    expect(file.facts.columns).toHaveLength(2)
    const other = file.facts.delimiter === ',' ? ';' : ','
    const format = { delimiter: other, encoding: 'windows-1252' }
    const read = await at.admin.send('PUT', `/files/${file.id}`, format)
    expect(read.body.data.facts).toMatchObject(format)
    expect(read.body.data.facts.columns.map(({ name }: { name: string }) => name)).not.toEqual(
      file.facts.columns.map(({ name }: { name: string }) => name),
    )
    expect(
      (await at.admin.send('PUT', `/files/${file.id}`, { delimiter: '"', encoding: 'utf-8' })).status,
    ).toBe(422)
  })

  test('that is a workbook is its longest sheet, until another one is chosen', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Make'], ['none']] },
        {
          name: 'Cars',
          rows: [
            ['Frame No', 'Odo km', 'Markup'],
            ['ABC-1', 12000, 0.25],
            ['ABC-2', 8000.5, 0.3],
          ],
          cells: new Map(
            [0.25, 0.3].map((value, at) => [
              `${at + 1},2`,
              { value, type: 'number' as const, style: { numFmt: '0%' } },
            ]),
          ),
        },
      ],
    })
    const file = await sent(at.admin, Buffer.from(bytes), 'stock.xlsx')
    expect(file.facts).toMatchObject({
      rows: 2,
      workbook: { sheet: 'Cars', sheets: ['Notes', 'Cars'] },
      columns: [{ name: 'Frame No' }, { samples: ['12000', '8000.5'] }, { samples: ['25%', '30%'] }],
    })
    const [{ storage_key: before } = {}] = await query(
      at.payload,
      sql`SELECT storage_key FROM import_files WHERE id = ${file.id}`,
    )
    const format = { delimiter: ',', encoding: 'utf-8' }
    const read = await at.admin.send('PUT', `/files/${file.id}`, { ...format, sheet: 'Notes' })
    expect(read.body.data.facts).toMatchObject({ rows: 1, workbook: { sheet: 'Notes' } })
    expect(await storage().head(String(before))).toBeNull()
    const lost = await at.admin.send('PUT', `/files/${file.id}`, { ...format, sheet: 'Vans' })
    expect([lost.status, lost.body.message]).toEqual([
      400,
      "The workbook has no sheet 'Vans'. Its sheets are 'Notes', 'Cars'.",
    ])
    expect((await at.admin.send('DELETE', `/files/${file.id}`)).status).toBe(200)
    expect(await storage().head(String(before).replace('.csv', '.xlsx'))).toBeNull()
  })

  test('has the headings in the row that was chosen, whatever else about its reading is changed', async () => {
    const read = async (id: number, format: object) =>
      (await at.admin.send('PUT', `/files/${id}`, { delimiter: ',', encoding: 'utf-8', ...format })).body.data
        .facts
    const text = await sent(at.admin, 'a,b\nc,d\n1,2\n')
    expect(text.facts.headerRow).toBe(1)
    expect(await read(text.id, { headerRow: 2 })).toMatchObject({ headerRow: 2, rows: 1 })
    expect(await read(text.id, { delimiter: ';' })).toMatchObject({ headerRow: 2 })
    expect(await read(text.id, {})).toMatchObject({ headerRow: 2, rows: 1 })
    expect(await read(text.id, { headerRow: 1 })).toMatchObject({ headerRow: 1, rows: 2 })
    const rows = [
      ['Frame No', 'Odo km'],
      ['Chassis', 'Miles'],
      ['ABC-1', 12000],
    ]
    const sheets = [
      { name: 'Cars', rows },
      { name: 'Notes', rows: [['Make'], ['none']] },
    ]
    const book = await sent(at.admin, Buffer.from(await writeXlsx({ sheets })), 'stock.xlsx')
    await read(book.id, { headerRow: 2 })
    expect(await read(book.id, { sheet: 'Notes' })).toMatchObject({ headerRow: 1, rows: 1 })
    expect(await read(book.id, { sheet: 'Cars' })).toMatchObject({ headerRow: 2, rows: 1 })
  })

  test('whose import starts while it is read again stays as the import reads it', async () => {
    const file = await sent(at.admin, 'a;b,c\n1;2,3\n')
    const { body, status } = await amidChange(
      ['SELECT FROM import_files WHERE id = $1 FOR UPDATE', [file.id]],
      () => at.admin.send('PUT', `/files/${file.id}`, { delimiter: '|', encoding: 'utf-8' }),
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
    const [row] = await query(at.payload, sql`SELECT facts FROM import_files WHERE id = ${file.id}`)
    expect(row?.facts).toEqual(file.facts)
  })

  test('whose import starts while old files are removed stays for it', async () => {
    const [begun, unused] = [
      await sent(at.admin, numbered('KEPT', 1)),
      await sent(at.admin, numbered('OLD', 1)),
    ]
    const files = sql`id IN (${begun.id}, ${unused.id})`
    await query(
      at.payload,
      sql`UPDATE import_files SET created_at = now() - interval '20 days' WHERE ${files}`,
    )
    await amidChange(['SELECT FROM import_files WHERE id = $1 FOR UPDATE', [begun.id]], async () => {
      await sendJob(await requestOf(at.payload, at.people.admin.id), pruneImportsQueue, {})
      await eventually(async () =>
        expect((await at.admin.send('GET', `/files/${unused.id}`)).status).toBe(404),
      )
    }, [
      [
        `INSERT INTO import_batches (file_id, file_name, file_sha256, map, options)
            SELECT id, name, sha256, '{}', '{}' FROM import_files WHERE id = $1`,
        [begun.id],
      ],
    ])
    const [stored] = await query(at.payload, sql`SELECT storage_key FROM import_files WHERE id = ${begun.id}`)
    expect(await storage().head(String(stored?.storage_key))).not.toBeNull()
  })

  test.each([
    ['empty', '', 400, 'The file is empty.'],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004xx'), 400, 'it may be damaged'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 400, 'Save the sheet as "CSV UTF-8"'],
    ['broken gzip', gzipSync(csvOf(cars(50))).subarray(0, 80), 400, 'cannot be unpacked'],
    ['without a header', '\n\n1,2\n', 400, 'no header'],
    ['with a quotation mark that never closes', 'a,b\n"1,2\n', 400, 'never closed'],
    ['of endless columns', `${Array.from({ length: 301 }, (_, n) => `c${n}`)}\n`, 400, '301 columns'],
  ])('that is %s is refused in words and leaves nothing behind', async (_kind, content, status, message) => {
    const before = await query(at.payload, sql`SELECT count(*) FROM import_files`)
    const answer = await at.admin.upload(content)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(message)
    expect(await query(at.payload, sql`SELECT count(*) FROM import_files`)).toEqual(before)
  })

  test('sent twice under one key is one file, also concurrently', async () => {
    const content = numbered('KEY', 2)
    const answers = await Promise.all([1, 2, 3].map(() => at.admin.upload(content, 'k.csv', 'the-same-key')))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect((await at.operator.upload(content, 'k.csv', 'the-same-key')).body.data.id).not.toBe(
      answers[0]?.body.data.id,
    )
  })

  test('that was imported before is recognised by its content, and every row of it is skipped', async () => {
    const content = numbered('TWICE', 3)
    const first = await sent(at.admin, content, 'monday.csv')
    const run = await at.admin.send('POST', `/files/${first.id}/run`, given())
    await at.admin.until(run.body.data.id, ['finished'])
    const second = await sent(at.admin, content, 'tuesday.csv')
    expect(second.sameFile).toMatchObject([
      { id: run.body.data.id, fileName: 'monday.csv', status: 'finished' },
    ])
    const again = await at.admin.send('POST', `/files/${second.id}/run`, given())
    expect((await at.admin.until(again.body.data.id, ['finished'])).counts).toMatchObject({
      created: 0,
      skipped: 3,
    })
    expect(await vehiclesOf('TWICE')).toHaveLength(3)
  })

  test('can be discarded until it is imported', async () => {
    const file = await sent(at.admin, numbered('GONE', 2))
    expect((await at.admin.send('DELETE', `/files/${file.id}`)).status).toBe(200)
    expect((await at.admin.send('GET', `/files/${file.id}`)).status).toBe(404)
    const stored = await sent(at.admin, numbered('KEPT', 2))
    await at.admin.send('POST', `/files/${stored.id}/run`, given())
    expect((await at.admin.send('DELETE', `/files/${stored.id}`)).status).toBe(409)
  })
})

describe('a map', () => {
  test('that cannot be used is rejected with what is wrong and where', async () => {
    const file = await sent(at.admin, numbered('BAD', 1))
    for (const verb of ['preview', 'check', 'run']) {
      const wrong = {
        key: 'chassis',
        fields: { chassis: { column: 'chassis' }, year: { column: 'y', unit: 'km' } },
      }
      const answer = await at.admin.send('POST', `/files/${file.id}/${verb}`, given(wrong))
      expect(answer.status, verb).toBe(422)
      expect(answer.body.errors).toEqual([{ path: 'fields.year', message: 'this field has no unit' }])
      const absent = {
        key: 'chassis',
        fields: { chassis: { column: 'frame' } },
        notStated: ['steering', 'year'],
      }
      const missing = await at.admin.send('POST', `/files/${file.id}/${verb}`, given(absent))
      expect(missing.status, verb).toBe(400)
      expect(missing.body.message).toContain("no column 'frame'")
    }
    expect(await query(at.payload, sql`SELECT id FROM import_batches WHERE file_id = ${file.id}`)).toEqual([])
  })

  test('is saved under a name, starts the next file with these columns, and is changed and deleted', async () => {
    const first = await sent(at.admin, 'Frame No,Notes\nABC-1234567,x\n')
    const columns = ['Frame No', 'Notes']
    const map = { key: 'chassis', fields: { chassis: { column: 'Frame No' }, color: { constant: 'White' } } }
    const saved = await at.admin.send('POST', '/maps', { name: 'Auction house', columns, ...given(map) })
    expect(saved.status).toBe(201)
    const twice = await at.operator.send('POST', '/maps', { name: 'AUCTION HOUSE', columns, ...given(map) })
    expect(twice.body).toMatchObject({ error: 'conflict', errors: [{ path: 'name' }] })

    const next = await sent(at.operator, 'notes;FRAME NO\nx;ABC-1234567\n')
    expect(next.start).toMatchObject({
      from: 'saved',
      name: 'Auction house',
      map: { file: { delimiter: ';' }, fields: { color: { constant: 'White' } } },
    })
    expect(first.start.from).toBe('suggestion')

    const { id } = saved.body.data
    const renamed = { name: 'Auctions', columns, ...given({ ...map, comment: 'seen' }) }
    expect((await at.operator.send('PUT', `/maps/${id}`, renamed)).status).toBe(200)
    const listed = await at.admin.send('GET', '/maps')
    expect(listed.body.data).toMatchObject([
      { id, name: 'Auctions', map: { comment: 'seen' }, updatedBy: 'operator Test' },
    ])
    expect((await at.admin.send('DELETE', `/maps/${id}`)).status).toBe(200)
    expect((await at.admin.send('DELETE', `/maps/${id}`)).status).toBe(404)
    expect((await sent(at.admin, 'Frame No,Notes\nABC-1234567,x\n')).start.from).toBe('suggestion')
  })

  test('of the last import of such columns starts the next file', async () => {
    const columns = (letter: string) => numbered(letter, 1).replace('chassis,file', 'Frame id,file')
    const map = carMap({
      comment: 'as last time',
      fields: { ...carMap().fields, chassis: { column: 'Frame id' } },
    })
    const first = await sent(at.admin, columns('LAST'))
    await at.admin.send('POST', `/files/${first.id}/run`, given(map))
    const next = await sent(at.admin, columns('NEXT'))
    expect(next.start).toMatchObject({ from: 'last', map: { comment: 'as last time' } })
  })
})
