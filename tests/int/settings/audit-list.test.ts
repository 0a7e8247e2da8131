import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  AUDIT_COUNT_CAP,
  listAuditChoices,
  listAuditLog,
} from '@/modules/settings/audit-log/queries/list-audit-log'
import { auditLogExport } from '@/modules/settings/audit-log/routes/audit-log-export'
import { type AuditParams, readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { forgetRoles } from '@/server/actor-of'
import { getTestPayload } from '../../setup/payload'
import { makePerson, type Person, requestFrom } from './people'

const ROWS = 23

let payload: Payload
let manager: Person

/** Log rows that no other test writes: area 'Probe', one per minute, from midnight in Tokyo on. */
beforeAll(async () => {
  payload = await getTestPayload()
  manager = await makePerson(payload, 2)
  await payload.db.drizzle.execute(sql`
    INSERT INTO audit_log (at, actor_id, actor_label, actor_kind, ip, action, area, table_name, record_id, record_label,
      detail, before, after)
    SELECT '2026-05-01T00:00:00+09:00'::timestamptz + n * interval '1 minute', ${manager.id}, ${manager.email}, 'staff',
      '203.0.113.7', CASE WHEN n % 2 = 0 THEN 'update' ELSE 'create' END, 'Probe', 'probes', n, 'Record ' || n,
      CASE WHEN n = 5 THEN '=HYPERLINK("http://example.com")' ELSE 'price' END,
      '{"cost_value": 1000}', '{"cost_value": 1200}'
    FROM generate_series(0, ${ROWS - 1}::int) n`)
})

const list = (params: AuditParams) =>
  listAuditLog(payload.db.drizzle, readAuditFilter({ area: 'Probe', ...params }))
const labels = async (params: AuditParams) => (await list(params)).rows.map(({ recordLabel }) => recordLabel)
const numbered = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `Record ${from - index}`)

describe('the list', () => {
  test('shows ten rows a page, newest first, and goes back and forth without gaps', async () => {
    const first = await list({})
    expect(first).toMatchObject({ total: ROWS, capped: false, newer: null })
    expect(first.rows.map(({ recordLabel }) => recordLabel)).toEqual(numbered(22, 13))
    const second = await list({ before: first.older ?? '' })
    expect(second.rows.map(({ recordLabel }) => recordLabel)).toEqual(numbered(12, 3))
    const third = await list({ before: second.older ?? '' })
    expect(third.rows.map(({ recordLabel }) => recordLabel)).toEqual(numbered(2, 0))
    expect(third.older).toBeNull()
    const back = await list({ after: third.newer ?? '' })
    expect(back.rows).toEqual(second.rows)
    expect(await list({ after: back.newer ?? '' })).toMatchObject({ rows: first.rows, newer: null })
  })

  test.each<[string, AuditParams, number]>([
    ['an action', { action: 'create' }, 11],
    ['a kind of actor', { user: 'staff' }, 23],
    ['another kind of actor', { user: 'guest' }, 0],
    ['one record', { record: 'probes.7' }, 1],
    ['what is no record', { record: 'probes; 7' }, 23],
    ['an area that is not there', { area: 'Nowhere' }, 0],
    ['a day in the zone of the viewer', { from: '2026-05-01', to: '2026-05-01', tz: 'Asia/Tokyo' }, 23],
    ['the same day elsewhere', { from: '2026-05-01', to: '2026-05-01', tz: 'UTC' }, 0],
    ['the day before elsewhere', { from: '2026-04-30', to: '2026-04-30', tz: 'UTC' }, 23],
    ['an inverted range', { from: '2026-05-02', to: '2026-05-01' }, 0],
    ['words in a name, whatever their case', { q: 'record 22' }, 1],
    ['an address', { q: '203.0.113.7' }, 23],
    ['wild cards as themselves', { q: '%' }, 0],
    ['nonsense, which does not count', { user: "1' OR 1=1", from: 'yesterday', before: 'x' }, 23],
  ])('filters by %s', async (_, params, total) => {
    expect(await list(params)).toMatchObject({ total })
  })

  test('filters by a person', async () => {
    expect(await labels({ user: String(manager.id), q: 'record 7' })).toEqual(['Record 7'])
    expect(await labels({ user: String(manager.id + 1000) })).toEqual([])
  })

  test('counts up to the cap and no further', async () => {
    await payload.db.drizzle.execute(sql`
      INSERT INTO audit_log (actor_label, actor_kind, action, area)
      SELECT 'x', 'system', 'create', 'Many' FROM generate_series(1, ${AUDIT_COUNT_CAP + 1}::int)`)
    expect(await list({ area: 'Many' })).toMatchObject({ total: AUDIT_COUNT_CAP, capped: true })
  })

  test('offers the areas that occur and the members of staff', async () => {
    const customer = await makePerson(payload, null)
    const { areas, staff } = await listAuditChoices(payload.db.drizzle)
    expect(areas).toEqual(expect.arrayContaining(['Probe', 'Many', 'Users']))
    expect(staff).toContainEqual({ ...manager, name: 'Pat Person' })
    expect(staff.map(({ id }) => id)).not.toContain(customer.id)
  })
})

describe('the export', () => {
  const fetchExport = async (person: Person | null, query: string) => {
    const req = await requestFrom(payload, person)
    return auditLogExport.handler(Object.assign(req, { searchParams: new URLSearchParams(query) }))
  }

  test('is the filtered log as a file, safe to open, and is itself recorded', async () => {
    const answer = await fetchExport(manager, 'area=Probe')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await answer.text()
    const lines = parse(text, { bom: true, columns: true }) as Record<string, string>[]
    expect(lines).toHaveLength(ROWS)
    expect(lines[0]).toMatchObject({
      'date (UTC)': '2026-04-30T15:22:00.000Z',
      user: manager.email,
      action: 'Changed',
      area: 'Probe',
      detail: 'price of Record 22',
      'IP address': '203.0.113.7',
      before: '{"cost_value":1000}',
    })
    expect(lines.find(({ detail }) => detail?.includes('HYPERLINK'))?.detail).toMatch(/^'=/)
    const { rows } = await listAuditLog(payload.db.drizzle, readAuditFilter({ action: 'export' }))
    expect(rows).toMatchObject([{ actorId: manager.id, detail: 'Audit log ?area=Probe' }])
  })

  test('handles any number of rows', async () => {
    const text = await (await fetchExport(manager, 'area=Many')).text()
    expect(text.trimEnd().split('\r\n')).toHaveLength(AUDIT_COUNT_CAP + 2)
  })

  test('is refused to guests, customers and staff without Settings', async () => {
    const statuses = []
    for (const role of [null, 3, 4]) {
      statuses.push((await fetchExport(await makePerson(payload, role), '')).status)
    }
    expect([(await fetchExport(null, '')).status, ...statuses]).toEqual([401, 401, 403, 403])
  })

  test('hides cost values from those who do not enter them', async () => {
    await payload.db.drizzle.execute(sql`
      INSERT INTO roles (id, name, key, permissions) VALUES (900, 'Auditor', 'auditor', '{"settings": {"read": true}}')`)
    forgetRoles()
    const text = await (await fetchExport(await makePerson(payload, 900), 'area=Probe')).text()
    expect(text).toContain('hidden')
    expect(text).not.toContain('1200')
  })
})
