import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { compareGroups } from '@/modules/inventory/catalogue/ui/compare/compare-rows'
import { factGroups } from '@/modules/inventory/catalogue/ui/detail/fact-groups'
import { activeFilters } from '@/modules/inventory/catalogue/ui/listing/active-filters'
import { filterPanelData } from '@/modules/inventory/catalogue/ui/listing/filter-panel-data'
import { fieldGroups } from '@/modules/inventory/import/admin/editor/map-in-editor'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { startSearchIndex } from '@/modules/inventory/search/engine/running-engine'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { parseVehicleSearch, toSearchString } from '@/modules/inventory/search/schemas/vehicle-search'
import { setVehicleFields } from '@/modules/inventory/vehicles/operations/set-vehicle-fields'
import { getFormVehicle, getVehicleFormLists } from '@/modules/inventory/vehicles/queries/get-vehicle-form'
import {
  addedFormIssues,
  addedInForm,
  addedToSend,
} from '@/modules/inventory/vehicles/rules/form/added-fields-in-form'
import { emptyVehicleForm } from '@/modules/inventory/vehicles/rules/form/form-values'
import { listAuditLog } from '@/modules/settings/audit-log/queries/list-audit-log'
import { listAuditNames } from '@/modules/settings/audit-log/queries/list-audit-names'
import { auditChanges } from '@/modules/settings/audit-log/rules/audit-changes-in-words'
import { readAuditFilter } from '@/modules/settings/audit-log/schemas/audit-filter'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, tokenOf } from '../../api/client'
import { addYard, car, carMap, csvOf, rejections, runImport } from '../import/import-kit'
import { addTrialColumns, trialFields } from './added-fields-module'

vi.mock('@/plugins/modules', async () => {
  const { trial } = await import('./added-fields-module')
  return { plugins: [trial] }
})

let payload: Payload
let token: string
let catalogue: Catalogue

beforeAll(async () => {
  await addTrialColumns()
  payload = await getTestPayload()
  catalogue = await addCatalogue()
  token = await tokenOf(payload, (await addPeople()).admin)
})

const ENTERED = { checked_on: '2026-03-12', payload_kg: 1_200, has_book: true, yard_note: 'Row C' }
const NOTHING = { check_result: null, checked_on: null, payload_kg: null, has_book: null, yard_note: null }

async function addVehicle(more: Record<string, unknown> = {}): Promise<number> {
  const made = await call('POST', '/vehicles', { token, body: vehicleBody(catalogue, more) })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data.id
}

const read = async (id: number) => (await call('GET', `/vehicles/${id}`, { token })).body.data
const readByAnybody = async (id: number) => (await call('GET', `/vehicles/public/vehicle/${id}`)).body.data

describe('a field that a module adds to vehicles', () => {
  test('is written and read by the calls, and cleared', async () => {
    const id = await addVehicle(ENTERED)
    expect(await read(id)).toMatchObject({ ...ENTERED, check_result: null })
    const changed = await call('PATCH', `/vehicles/${id}`, {
      token,
      body: { payload_kg: null, has_book: false },
    })
    expect(changed.body.data).toMatchObject({ payload_kg: null, has_book: false, checked_on: '2026-03-12' })
    expect(await read(await addVehicle())).toMatchObject(NOTHING)
  })

  test.each([
    [{ payload_kg: -1 }, 'Payload must be non-negative'],
    [{ payload_kg: 9_001 }, 'Payload must be 9,000 or less'],
    [{ payload_kg: 1.5 }, 'Payload must be a whole number'],
    [{ payload_kg: 'much' }, 'Payload must be a number'],
    [{ checked_on: '2026-02-30' }, 'Checked on must be a date such as 2026-03-12'],
    [{ checked_on: 'soon' }, 'Checked on must be a date such as 2026-03-12'],
    [{ has_book: 'yes' }, 'Service book must be true or false'],
    [{ yard_note: 'x'.repeat(41) }, 'Yard note must be 40 characters or less'],
    [{ check_result: 'passed' }, "Unknown field 'check_result'"],
  ])('is refused by the calls where it is wrong: %j', async (body, message) => {
    const id = await addVehicle()
    const answer = await call('PATCH', `/vehicles/${id}`, { token, body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ path: Object.keys(body)[0], message }])
  })

  test('is public only if the module declares it, on the page and in a comparison too', async () => {
    const id = await addVehicle({ ...ENTERED, status: 'PUBLISHED' })
    const { yard_note: _, ...rest } = ENTERED
    const shown = await readByAnybody(id)
    expect(shown).toMatchObject(rest)
    expect(shown).not.toHaveProperty('yard_note')
    const { getPublicVehicle } = await import('@/modules/inventory/catalogue/queries/get-public-vehicle')
    const [vehicle, other] = await Promise.all(
      [id, await addVehicle({ status: 'PUBLISHED' })].map((one) => getPublicVehicle(payload, one)),
    )
    if (!vehicle || !other) throw new Error('no public page')
    expect(factGroups(vehicle, 'mi').at(-1)).toEqual({
      title: 'Roadworthiness',
      facts: [
        { term: 'Checked on', value: '12 Mar 2026' },
        { term: 'Payload', value: '1,200 kg' },
        { term: 'Service book', value: 'Yes' },
      ],
    })
    expect(factGroups(other, 'mi').map(({ title }) => title)).not.toContain('Roadworthiness')
    expect(compareGroups([vehicle, other], 'mi')).toContainEqual({
      title: 'Roadworthiness',
      rows: [
        { title: 'Checked on', cells: ['12 Mar 2026', ''] },
        { title: 'Payload', cells: ['1,200 kg', ''] },
        { title: 'Service book', cells: ['Yes', ''] },
      ],
    })
  })

  test('passes through the form unchanged, with the messages of the calls', async () => {
    const id = await addVehicle(ENTERED)
    const stored = await getFormVehicle(payload, id, false)
    const { added } = await getVehicleFormLists(payload, stored?.draft ?? {}, 'all')
    expect(added).toEqual([trialFields])
    const { fields } = trialFields
    const values = { ...emptyVehicleForm(), ...addedInForm(fields, stored?.draft) }
    expect(values).toMatchObject({
      added_checkResult: '',
      added_checkedOn: '2026-03-12',
      added_payloadKg: '1200',
      added_hasBook: 'yes',
      added_yardNote: 'Row C',
    })
    expect(addedToSend(fields, values)).toEqual(ENTERED)
    expect(addedFormIssues(fields, values)).toEqual([])
    expect(addedFormIssues(fields, { ...values, added_payloadKg: '9,001', added_checkedOn: 'soon' })).toEqual(
      [
        { path: 'added_checkedOn', message: 'Checked on must be a date such as 2026-03-12' },
        { path: 'added_payloadKg', message: 'Payload must be 9,000 or less' },
      ],
    )
    expect(addedToSend(fields, addedInForm(fields))).toEqual({
      checked_on: null,
      payload_kg: null,
      has_book: null,
      yard_note: null,
    })
  })

  test('appears in the audit log under its label', async () => {
    const id = await addVehicle()
    await call('PATCH', `/vehicles/${id}`, { token, body: { payload_kg: 1_300, checked_on: '2026-03-12' } })
    const { rows } = await listAuditLog(payload.db.drizzle, readAuditFilter({ action: 'update' }))
    const row = rows.find(({ recordId, table }) => table === 'vehicles' && recordId === String(id))
    if (!row) throw new Error('not in the log')
    const names = await listAuditNames(payload.db.drizzle, [row])
    const changes = auditChanges(row.before, row.after, names.contextOf(row))
    expect(changes).toContainEqual({ field: 'Payload', before: null, after: { text: '1,300 kg' } })
    expect(changes.map(({ field }) => field)).toContain('Checked on')
  })
})

describe('an imported file', () => {
  beforeAll(async () => void (await addYard(payload)))
  const rowsOf = async (chassis: string) => {
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT id, checked_on::text, payload_kg::int, has_book, yard_note FROM vehicles WHERE chassis = ${chassis}`,
    )
    return rows
  }
  const { fields, ...base } = carMap()
  const map = {
    ...base,
    fields: {
      ...fields,
      checkedOn: { column: 'checked' },
      payloadKg: { column: 'payload' },
      hasBook: { column: 'book' },
    },
  }
  const row = (own: Record<string, string>) => car({ chassis: 'ADDED-1', file: 'ADDED-1', ...own })

  test("fills modules' fields, and changes them", async () => {
    const first = csvOf([row({ checked: '2026/3/2', payload: '1,200', book: 'Yes' })])
    expect((await runImport(payload, first, { map })).counts).toMatchObject({ created: 1 })
    const stored = (await rowsOf('ADDED-1'))[0]
    expect(stored).toMatchObject({ payload_kg: 1200, has_book: true })
    expect((await read(Number(stored?.id))).checked_on).toBe('2026-03-02')
    const again = await runImport(payload, first, { map, onExisting: 'update' })
    expect(again.counts).toMatchObject({ skipped: 1 })
    const other = csvOf([row({ checked: '2026-04-01', payload: '900', book: '' })])
    expect((await runImport(payload, other, { map, onExisting: 'update' })).counts).toMatchObject({
      updated: 1,
    })
    expect((await rowsOf('ADDED-1'))[0]).toMatchObject({ payload_kg: 900, has_book: null })
  })

  test('is rejected row by row if their values are wrong', async () => {
    const wrong = csvOf([
      row({ chassis: 'ADDED-2', file: 'ADDED-2', checked: 'soon', payload: '1', book: 'no' }),
      row({ chassis: 'ADDED-3', file: 'ADDED-3', checked: '', payload: '9001', book: 'no' }),
      row({ chassis: 'ADDED-4', file: 'ADDED-4', checked: '', payload: '1', book: 'maybe' }),
    ])
    expect(rejections((await runImport(payload, wrong, { map })).log)).toEqual({
      2: ["checked 'soon': Checked on must be a date such as 2026-03-12"],
      3: ["payload '9001': Payload must be 9,000 or less"],
      4: ["book: 'maybe' is neither yes nor no"],
    })
  })

  test('offers them, except those that only the module sets', () => {
    expect(fieldGroups().at(-1)).toEqual({
      title: 'Roadworthiness',
      fields: ['checkedOn', 'payloadKg', 'hasBook', 'yardNote'],
    })
    expect(() => readImportMap({ ...map, fields: { ...map.fields, checkResult: { column: 'x' } } })).toThrow(
      'is no field that an import can fill',
    )
  })
})

describe("buyers filter by a module's field", () => {
  const ids: Record<string, number> = {}
  const matches = async (query: string) => {
    const answer = await call('GET', `/vehicles/public/listing?limit=50&${query}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const all: { id: number }[] = answer.body.data
    const names = Object.entries(ids)
    return names.filter(([, id]) => all.some((one) => one.id === id)).map(([name]) => name)
  }
  const CASES: [string, string[]][] = [
    ['', ['passed', 'failed', 'neither']],
    ['extras=check_result.passed', ['passed']],
    ['extras=check_result.passed,check_result.failed', ['passed', 'failed']],
    ['extras=has_book.no', ['failed']],
    ['extras=check_result.passed,has_book.no', []],
    ['extras=check_result.passed&name=corolla', ['passed']],
  ]

  beforeAll(async () => {
    const set = async (id: number, checkResult: string) =>
      setVehicleFields(await createLocalReq({}, payload), 'trial', id, { checkResult })
    ids.passed = await addVehicle({ status: 'PUBLISHED', has_book: true })
    ids.failed = await addVehicle({ status: 'PUBLISHED', has_book: false })
    ids.neither = await addVehicle({ status: 'PUBLISHED' })
    await set(ids.passed, 'passed')
    // What was set before the filter was known is found as well.
    expect(await updateFilterMarks(payload)).toBeGreaterThan(0)
    expect(await updateFilterMarks(payload)).toBe(0)
    await set(ids.failed, 'failed')
  })

  test.each(CASES)('by SQL: %s', async (query, names) => expect(await matches(query)).toEqual(names))

  test('by the index of the process', async () => {
    const index = startSearchIndex(payload)
    try {
      await index.ready()
      for (const [query, names] of CASES) {
        expect([query, await matches(query)]).toEqual([query, names])
      }
      expect(index.answered()).toBeGreaterThanOrEqual(CASES.length)
      await setVehicleFields(await createLocalReq({}, payload), 'trial', ids.neither ?? 0, {
        checkResult: 'passed',
      })
      await index.reach()
      expect(await matches('extras=check_result.passed')).toEqual(['passed', 'neither'])
    } finally {
      await index.stop()
    }
  })

  test('and report an unknown option; an address drops it', async () => {
    const refused = await call('GET', '/vehicles/public/listing?extras=check_result.perhaps')
    expect(refused.body.errors).toEqual([
      { path: 'extras', message: 'extras must be choices that there are' },
    ])
    const search = parseVehicleSearch(new URLSearchParams('extras=nothing.known'))
    expect((await searchVehicles(payload, search)).total).toBeGreaterThanOrEqual(3)
  })

  test('in the panel, and in words once it is chosen', async () => {
    const search = parseVehicleSearch(new URLSearchParams('extras=check_result.passed'))
    const result = await searchVehicles(payload, search)
    const panel = filterPanelData({ place: null, search, result, view: 'grid', years: [], opened: null })
    expect(panel.added.map(({ label }) => label)).toEqual(['Check', 'Service book'])
    expect(panel.extras).toEqual(['check_result.passed'])
    expect(activeFilters(search, result.facets)).toMatchObject([
      { facet: 'Check', value: 'Passed', without: { extras: [] } },
    ])
    expect(toSearchString(search)).toBe('extras=check_result.passed')
  })
})

describe('a module sets its own fields', () => {
  test('like a save, notifying followers of vehicles', async () => {
    const id = await addVehicle({ status: 'PUBLISHED' })
    const before = await read(id)
    await setVehicleFields(await createLocalReq({}, payload), 'trial', id, {
      checkResult: 'passed',
      checkedOn: '2026-11-22',
    })
    const after = await read(id)
    expect(after).toMatchObject({ check_result: 'passed', checked_on: '2026-11-22' })
    expect(after.updatedAt > before.updatedAt).toBe(true)
    expect((await readByAnybody(id)).check_result).toBe('passed')
    const { rows } = await payload.db.drizzle.execute(
      sql`SELECT 1 FROM audit_log WHERE table_name = 'vehicles' AND record_id = ${String(id)} AND action = 'update'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('and nobody else, by any means', async () => {
    const id = await addVehicle()
    const user = await payload.find({ collection: 'users', where: { role: { equals: 1 } }, depth: 0 })
    const options = { overrideAccess: false, user: { ...user.docs[0]!, collection: 'users' as const } }
    await payload.update({ collection: 'vehicles', id, data: { checkResult: 'passed' } as never, ...options })
    expect(await read(id)).toMatchObject({ check_result: null })
  })

  test.each([
    [{ checkResult: 'perhaps' }, /following field is invalid/],
    [{ seats: 4 }, /trial adds no field seats/],
  ])('and is refused %j', async (values, message) => {
    const id = await addVehicle()
    const req = await createLocalReq({}, payload)
    await expect(setVehicleFields(req, 'trial', id, values)).rejects.toThrow(message)
  })

  test("in the caller's transaction: what is rolled back was never set", async () => {
    const { inTransaction } = await import('@/server/transaction')
    const id = await addVehicle()
    const work = inTransaction({ payload }, async (req) => {
      await setVehicleFields(req, 'trial', id, { checkResult: 'failed' })
      throw new Error('not after all')
    })
    await expect(work).rejects.toThrow('not after all')
    expect(await read(id)).toMatchObject({ check_result: null })
  })

  test('not of a vehicle that has changed since, but of a sold one', async () => {
    const id = await addVehicle({ status: 'PUBLISHED' })
    const req = () => createLocalReq({}, payload)
    const seen = '2020-01-01T00:00:00.000Z'
    await expect(
      setVehicleFields(await req(), 'trial', id, { checkResult: 'failed' }, { seen }),
    ).rejects.toMatchObject({ status: 409 })
    await call('PATCH', `/vehicles/${id}`, { token, body: { status: 'SOLD' } })
    await setVehicleFields(await req(), 'trial', id, { checkResult: 'failed' })
    expect(await read(id)).toMatchObject({ check_result: 'failed' })
  })
})
