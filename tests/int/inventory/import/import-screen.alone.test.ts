import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { call } from '../../api/client'
import { query } from './import-kit'
import {
  at,
  given,
  numbered,
  screenFor,
  sent,
  vehiclesOf,
  withScreens,
  workOnImports,
} from './import-screen-kit'

withScreens()

describe('the whole way', () => {
  test('from a file to vehicles, the rejected rows corrected and imported, and back out again', async () => {
    const content = numbered('WAY', 30, (n) =>
      n === 7 ? { year: 1800, notes: '=1+1' } : n === 9 ? { make: '' } : {},
    )
    const file = await sent(at.operator, content)
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

    const preview = await at.operator.send('POST', `/files/${file.id}/preview`, given())
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
      issues: [{ path: 'year', message: "year '1800': Year must be between 1900 and next year" }],
    })

    await at.operator.send('POST', `/files/${file.id}/check`, given())
    const check = await at.operator.checked(file.id)
    expect(check).toMatchObject({
      state: 'done',
      counts: { created: 28, updated: 0, skipped: 0, rejected: 2 },
      rows: 30,
      rejected: [{ rowNo: 8 }, { rowNo: 10 }],
    })
    expect(check.made).toContainEqual({
      list: 'manufacturer',
      label: 'Make',
      count: 1,
      names: ['Toyota'],
    })
    expect(await vehiclesOf('WAY')).toEqual([])

    const run = await at.operator.send('POST', `/files/${file.id}/run`, given())
    const { id } = run.body.data
    const done = await at.operator.until(id, ['finished'])
    expect(done).toMatchObject({
      counts: { created: 28, updated: 0, skipped: 0, rejected: 2 },
      startedBy: 'operator Test',
      hasFile: true,
    })
    expect(await vehiclesOf('WAY')).toHaveLength(28)
    expect(
      await query(
        at.payload,
        sql`SELECT DISTINCT actor_id, actor_label, action FROM audit_log WHERE request_id = ${`import-${id}`} AND table_name = 'vehicles'`,
      ),
    ).toEqual([{ actor_id: at.people.operator.id, actor_label: at.people.operator.email, action: 'import' }])

    const report = await at.operator.download(`/${id}/report`)
    expect(report.headers.get('content-disposition')).toContain(`import-${id}-report.csv`)
    expect(parse(report.text, { bom: true })).toHaveLength(31)

    const rejected = await at.operator.download(`/${id}/rejected`)
    const [header, ...rows] = parse(rejected.text, { bom: true }) as string[][]
    expect(header?.slice(-2)).toEqual(['Import row', 'Import problems'])
    expect(rows.map((row) => row.slice(-2))).toEqual([
      ['8', "year '1800': Year must be between 1900 and next year"],
      ['10', 'make is empty: Make is required'],
    ])
    expect(rejected.text).toContain("'=1+1")
    const right = rejected.text.replace(',1800,', ',2018,').replace('FWAY-9,,', 'FWAY-9,Toyota,')
    const again = await sent(at.operator, right, 'rejected.csv')
    expect(again.start).toMatchObject({ from: 'last', map: { references: { manufacturer: 'create' } } })
    const second = await at.operator.send('POST', `/files/${again.id}/run`, given())
    expect((await at.operator.until(second.body.data.id, ['finished'])).counts).toMatchObject({
      created: 2,
      rejected: 0,
    })
    expect((await vehiclesOf('WAY')).find(({ chassis }) => chassis === 'WAY-7')?.others).toBe('=1+1')

    expect((await at.operator.send('POST', `/${id}/undo`)).status).toBe(403)
    const offer = await at.admin.send('GET', `/${id}/undo`)
    expect(offer.body.data).toEqual({ removed: 28, restored: 0, kept: [] })
    await at.admin.send('POST', `/${id}/undo`)
    expect((await at.admin.until(id, ['undone'])).undone).toEqual({ removed: 28, restored: 0, kept: [] })
    expect((await vehiclesOf('WAY')).map(({ chassis }) => chassis)).toEqual(['WAY-7', 'WAY-9'])
  })
})

describe('who may', () => {
  test('guests and customers reach nothing, and a role that only reads is refused with the reason', async () => {
    const file = await sent(at.admin, numbered('WHO', 1))
    const paths = [
      ['GET', '/imports'],
      ['GET', `/imports/files/${file.id}`],
      ['POST', `/imports/files/${file.id}/check`],
      ['GET', `/imports/files/${file.id}/rejected`],
      ['POST', '/imports/files?name=x.csv'],
    ] as const
    const customer = await screenFor(at.payload, at.people, 'customer')
    for (const [method, path] of paths) {
      expect((await call(method, path)).status, path).toBe(401)
      expect((await customer.send(method, path.replace('/imports', ''))).status, path).toBe(403)
    }
    await query(
      at.payload,
      sql`UPDATE roles SET permissions = jsonb_set(permissions, '{inventory,create}', 'false') WHERE id = 4`,
    )
    const { forgetRoles } = await import('@/server/actor-of')
    forgetRoles()
    try {
      expect((await at.operator.upload(numbered('WHO', 1))).status).toBe(403)
      expect((await at.operator.send('GET', `/files/${file.id}`)).status).toBe(403)
    } finally {
      await query(
        at.payload,
        sql`UPDATE roles SET permissions = jsonb_set(permissions, '{inventory,create}', 'true') WHERE id = 4`,
      )
      forgetRoles()
    }
  })

  test('staff of some showrooms see their own files and imports only', async () => {
    const file = await sent(at.admin, numbered('SEE', 2))
    const run = await at.admin.send('POST', `/files/${file.id}/run`, given())
    const { id } = run.body.data
    await at.admin.until(id, ['finished'])
    await query(at.payload, sql`UPDATE users SET all_showrooms = false WHERE id = ${at.people.supervisor.id}`)
    const supervisor = await screenFor(at.payload, at.people, 'supervisor')
    for (const path of [`/files/${file.id}`, `/${id}`, `/${id}/report`])
      expect((await supervisor.send('GET', path)).status, path).toBe(404)
    expect((await supervisor.send('GET', '')).body).toMatchObject({ total: 0, data: [] })
    const own = await sent(supervisor, numbered('OWN', 2))
    const refused = await supervisor.send('POST', `/files/${own.id}/check`, given())
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain("Showroom to 'Test yard', which does not exist")
  })

  test("the job has its sender's permissions at run time, not those at the time of sending", async () => {
    const file = await sent(at.operator, numbered('LATE', 2))
    await at.worker.stop()
    const run = await at.operator.send('POST', `/files/${file.id}/run`, given())
    await query(at.payload, sql`UPDATE users SET status = 'BLOCKED' WHERE id = ${at.people.operator.id}`)
    at.worker = await workOnImports(at.payload)
    const ended = await at.admin.until(run.body.data.id, ['interrupted'])
    expect(ended.problem).toBe('You are not allowed to do this')
    expect(await vehiclesOf('LATE')).toEqual([])
    await query(at.payload, sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${at.people.operator.id}`)
    await at.operator.send('POST', `/${run.body.data.id}/continue`)
    expect((await at.operator.until(run.body.data.id, ['finished'])).counts.created).toBe(2)
  })
})
