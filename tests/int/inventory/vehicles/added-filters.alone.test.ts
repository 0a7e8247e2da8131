import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { activeFilters } from '@/modules/inventory/catalogue/ui/listing/active-filters'
import { filterPanelData } from '@/modules/inventory/catalogue/ui/listing/filter-panel-data'
import { findMatchingSearches } from '@/modules/inventory/saved-searches/queries/find-matching-searches'
import { readCanonicalQuery } from '@/modules/inventory/saved-searches/schemas/canonical-query'
import { startSearchIndex } from '@/modules/inventory/search/engine/running-engine'
import { updateFilterMarks } from '@/modules/inventory/search/operations/update-filter-marks'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { parseVehicleSearch, toSearchString } from '@/modules/inventory/search/schemas/vehicle-search'
import { stockFilters } from '@/modules/inventory/vehicles/admin/stock/stock-filters'
import { setVehicleFields } from '@/modules/inventory/vehicles/operations/set-vehicle-fields'
import { listStock } from '@/modules/inventory/vehicles/queries/list-stock'
import { readStockFilter } from '@/modules/inventory/vehicles/schemas/stock-query'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, type People, tokenOf } from '../../api/client'
import { addTrialColumns } from './added-fields-module'

vi.mock('@/plugins/modules', async () => {
  const { trial } = await import('./added-fields-module')
  return { plugins: [trial] }
})

let payload: Payload
let admin: string
/** Staff of the other showroom alone. */
let elsewhere: string
let customer: string
let people: People
const ids: Record<string, number> = {}

async function add(name: string, catalogue: Catalogue, more: Record<string, unknown>): Promise<void> {
  const body = vehicleBody(catalogue, { status: 'PUBLISHED', ...more })
  const made = await call('POST', '/vehicles', { token: admin, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  ids[name] = made.body.data.id
}

beforeAll(async () => {
  await addTrialColumns()
  payload = await getTestPayload()
  const catalogue = await addCatalogue()
  people = await addPeople()
  admin = await tokenOf(payload, people.admin)
  customer = await tokenOf(payload, people.customer)
  await payload.update({
    collection: 'users',
    id: people.operator.id,
    data: { allShowrooms: false, assignedShowrooms: [catalogue.tokyo] },
    overrideAccess: true,
  })
  elsewhere = await tokenOf(payload, people.operator)
  const light = { checked_on: '2026-04-01', payload_kg: 800, has_book: false, yard_note: 'Row D, 100%' }
  const heavy = { checked_on: '2026-03-12', payload_kg: 1_200, has_book: true, yard_note: 'Row C' }
  await add('heavy', catalogue, heavy)
  await add('light', catalogue, light)
  await add('bare', catalogue, {})
  await add('tokyo', catalogue, { ...heavy, location: 'Kaido Tokyo, Tokyo, Japan' })
  await setVehicleFields(await createLocalReq({}, payload), 'trial', ids.heavy ?? 0, {
    checkResult: 'passed',
  })
  await updateFilterMarks(payload)
}, 120_000)

/** Those of the vehicles that are among some rows, by their names. */
const namesIn = (rows: readonly { id: number }[]): string[] =>
  Object.entries(ids).flatMap(([name, id]) => (rows.some((row) => row.id === id) ? [name] : []))
const filterOf = (query: string) =>
  readStockFilter(Object.fromEntries(new URLSearchParams(query)), addedFields())

/** Filters of buyers and staff with the same names. */
const RANGES: [string, string[]][] = [
  ['checked_on.from=2026-03-12', ['heavy', 'light', 'tokyo']],
  ['checked_on.from=2026-03-13', ['light']],
  ['checked_on.to=2026-03-12', ['heavy', 'tokyo']],
  ['checked_on.from=2026-03-13&checked_on.to=2026-03-31', []],
  ['payload_kg.from=800&payload_kg.to=1199.5', ['light']],
  ['payload_kg.from=-5', ['heavy', 'light', 'tokyo']],
  ['payload_kg.to=1200&checked_on.to=2026-03-12', ['heavy', 'tokyo']],
]
/** Filters of staff alone. */
const OTHERS: [string, string[]][] = [
  ['has_book.is=no', ['light']],
  ['check_result.is=passed', ['heavy']],
  ['yard_note.has=row+d,+100%25', ['light']],
  ['yard_note.has=ROW&payload_kg.from=1000', ['heavy', 'tokyo']],
]

describe('staff filter their list by modules’ fields', () => {
  test.each([...RANGES, ...OTHERS])(
    'on the screen, in the call and in the file: %s',
    async (query, names) => {
      expect(namesIn((await listStock(payload, filterOf(query), 'all')).rows)).toEqual(names)
      const { body } = await call('GET', `/vehicles?${query}`, { token: admin })
      expect([namesIn(body.data), body.total]).toEqual([names, names.length])
      const file = await call('GET', `/vehicles/export/csv?${query}&columns=name`, { token: admin })
      expect(file.body.trimEnd().split('\r\n')).toHaveLength(names.length + 1)
    },
  )

  test('among the vehicles of their showrooms alone', async () => {
    const query = 'payload_kg.from=1&yard_note.has=row'
    const { body } = await call('GET', `/vehicles?${query}`, { token: elsewhere })
    expect(namesIn(body.data)).toEqual(['tokyo'])
    const file = await call('GET', `/vehicles/export/csv?${query}&columns=name`, { token: elsewhere })
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(2)
  })

  test.each([
    ['checked_on.from=soon', 'checked_on.from', 'checked_on.from must be an ISO date such as 2026-01-31'],
    ['payload_kg.to=much', 'payload_kg.to', 'payload_kg.to must be a number'],
    ['payload_kg.to=2026-03-12', 'payload_kg.to', 'payload_kg.to must be a number'],
    ['has_book.is=perhaps', 'has_book.is', 'has_book.is must be one of yes, no'],
  ])('the file refuses %s, the screen ignores it', async (query, path, message) => {
    const refused = await call('GET', `/vehicles/export/csv?${query}`, { token: admin })
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message }]])
    expect((await listStock(payload, filterOf(query), 'all')).total).toBe(4)
  })

  test('with fields above the list', async () => {
    const filters = await stockFilters(payload.db.drizzle, 'all')
    expect(filters.slice(-7).map(({ kind, label, name }) => [name, label, kind])).toEqual([
      ['check_result.is', 'Check', 'choice'],
      ['checked_on.from', 'Checked on, from', 'day'],
      ['checked_on.to', 'Checked on, to', 'day'],
      ['payload_kg.from', 'Payload (kg), from', 'number'],
      ['payload_kg.to', 'Payload (kg), to', 'number'],
      ['has_book.is', 'Service book', 'choice'],
      ['yard_note.has', 'Yard note', 'text'],
    ])
  })

  test('and save them, with order and columns, as a view', async () => {
    const query = 'checked_on.from=2026-03-12&sort=added.payload_kg-desc&nonsense.from=1'
    const columns = 'added.payload_kg,sku,added.unknown'
    const body = { name: 'Checked', query, columns }
    const saved = await call('POST', '/saved-views', { token: admin, body })
    expect(saved.body.data).toMatchObject({
      query: 'checked_on.from=2026-03-12&sort=added.payload_kg-desc',
      columns: 'sku,added.payload_kg',
    })
  })

  test('and change all that they find', async () => {
    const change = { kind: 'status', status: 'ARCHIVED' }
    const body = { change, search: 'yard_note.has=row+c&has_book.is=yes', expected: 2 }
    const done = await call('POST', '/vehicles/bulk/changes', { token: admin, body })
    expect(done.status, JSON.stringify(done.body)).toBe(201)
    const { rows } = await listStock(payload, filterOf('status=ARCHIVED'), 'all')
    expect(namesIn(rows)).toEqual(['heavy', 'tokyo'])
    const back = { change: { kind: 'status', status: 'PUBLISHED' }, search: 'status=ARCHIVED' }
    await call('POST', '/vehicles/bulk/changes', { token: admin, body: back })
  })
})

describe('columns of modules’ fields', () => {
  test('are in the rows of the list, and in its order', async () => {
    const { rows } = await listStock(payload, filterOf('sort=added.payload_kg-asc'), 'all')
    expect(namesIn(rows)).toHaveLength(4)
    expect(rows.map(({ added }) => added['added.payload_kg'])).toEqual([800, 1_200, 1_200, null])
    expect(rows[0]?.added).toEqual({
      'added.check_result': null,
      'added.checked_on': '2026-04-01',
      'added.payload_kg': 800,
      'added.has_book': false,
      'added.yard_note': 'Row D, 100%',
    })
    const latest = await listStock(payload, filterOf('sort=added.checked_on-desc'), 'all')
    expect(latest.rows.map(({ added }) => added['added.checked_on'])).toEqual([
      '2026-04-01',
      '2026-03-12',
      '2026-03-12',
      null,
    ])
  })

  test('are in the file, as it is read there', async () => {
    const columns = 'added.check_result,added.checked_on,added.payload_kg,added.has_book,added.yard_note'
    const query = `sort=added.payload_kg-desc&payload_kg.from=801&check_result.is=passed&columns=${columns}`
    const { body } = await call('GET', `/vehicles/export/csv?${query}`, { token: admin })
    const [heading, row] = body.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(heading).toBe('Vehicle,Model code,Check,Checked on,Payload (kg),Service book,Yard note')
    expect(row).toMatch(/,Passed,2026-03-12,1200,Yes,Row C$/)
  })
})

describe('buyers filter by public fields of modules', () => {
  const idsOf = async (query: string, token?: string) => {
    const answer = await call('GET', `/vehicles/public/listing?limit=50&${query}`, { token })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return [namesIn(answer.body.data), answer.body.total]
  }

  test.each(RANGES)('by SQL, as a guest and as a customer: %s', async (query, names) => {
    expect(await idsOf(query)).toEqual([names, names.length])
    const { body } = await call('GET', `/vehicles?${query}`, { token: customer })
    expect([namesIn(body.data), body.total]).toEqual([names, names.length])
  })

  test('by a value as soon as it is saved', async () => {
    const query = 'checked_on.from=2026-05-01'
    const save = (checked_on: string | null) =>
      call('PATCH', `/vehicles/${ids.bare}`, { token: admin, body: { checked_on } })
    expect(await idsOf(query)).toEqual([[], 0])
    await save('2026-05-02')
    expect(await idsOf(query)).toEqual([['bare'], 1])
    await save(null)
    expect(await idsOf(query)).toEqual([[], 0])
  })

  test('while the index of the process runs', async () => {
    const index = startSearchIndex(payload)
    try {
      await index.ready()
      for (const [query, names] of RANGES)
        expect([query, ...(await idsOf(query))]).toEqual([query, names, names.length])
      expect(await idsOf('payload_kg.from=1000&extras=check_result.passed')).toEqual([['heavy'], 1])
      expect(index.answered()).toBeGreaterThanOrEqual(RANGES.length)
    } finally {
      await index.stop()
    }
  })

  test.each(['yard_note.has=row', 'yard_note.from=1', 'has_book.is=no', 'unknown.from=1'])(
    'and not by what is for staff: %s',
    async (query) => {
      const all = ['heavy', 'light', 'bare', 'tokyo']
      expect(await idsOf(query)).toEqual([all, 4])
      const { body } = await call('GET', `/vehicles?${query}`, { token: customer })
      expect(namesIn(body.data)).toEqual(all)
    },
  )

  test.each([
    ['checked_on.from=5', 'checked_on.from', 'checked_on.from must be a day such as 2026-03-12'],
    ['payload_kg.to=2026-03-12', 'payload_kg.to', 'payload_kg.to must be a number'],
    [
      'payload_kg.from=9&payload_kg.to=5',
      'payload_kg.from',
      'payload_kg.from must not be greater than payload_kg.to',
    ],
  ])('a call refuses %s', async (query, path, message) => {
    const { body, status } = await call('GET', `/vehicles/public/listing?${query}`)
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
  })

  test('in the panel, in words once chosen, and in saved searches', async () => {
    const query = 'checked_on.from=2026-03-12&payload_kg.from=900&payload_kg.to=1500'
    const search = parseVehicleSearch(new URLSearchParams(query))
    const result = await searchVehicles(payload, search)
    const panel = filterPanelData({ place: null, search, result, view: 'grid', years: [], opened: null })
    expect(panel.ranges).toEqual([
      {
        column: 'checked_on',
        label: 'Checked on',
        kind: 'day',
        unit: '',
        low: ['checked_on.from', '2026-03-12'],
        high: ['checked_on.to', ''],
      },
      {
        column: 'payload_kg',
        label: 'Payload',
        kind: 'whole',
        unit: 'kg',
        low: ['payload_kg.from', '900'],
        high: ['payload_kg.to', '1500'],
      },
    ])
    const [day, weight] = activeFilters(search, result.facets)
    expect([day?.facet, day?.value]).toEqual(['Checked on', 'from 12 Mar 2026'])
    expect([weight?.facet, weight?.value]).toEqual(['Payload', '900 kg – 1,500 kg'])
    expect(toSearchString(day?.without ?? search)).toBe('payload_kg.from=900&payload_kg.to=1500')
    expect(readCanonicalQuery(query)).toBe(query)
    const saved = { id: 1, query, mark: new Date(0) }
    const matches = await findMatchingSearches(payload, [saved], Object.values(ids), 10)
    expect(namesIn(matches.map(({ vehicle }) => ({ id: vehicle })))).toEqual(['heavy', 'tokyo'])
  })
})
