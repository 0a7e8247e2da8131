import { writeXlsx } from 'hucre/xlsx'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCustomsValueFor } from '@/modules/inventory/landed-price/queries/get-customs-value'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, type PersonName, tokenOf } from '../../api/client'

let payload: Payload
const tokens: Partial<Record<PersonName, string>> = {}

beforeAll(async () => {
  payload = await getTestPayload()
  const people = await addPeople()
  for (const name of ['admin', 'manager', 'supervisor', 'customer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
}, 120_000)

const as = (who: PersonName | null, method: string, path: string, body?: unknown) =>
  call(method, `/customs-value-lists${path}`, { token: who ? tokens[who] : undefined, body })
const send = (id: number, name: string, raw: Blob) =>
  call('PUT', `/customs-value-lists/${id}/file?name=${name}`, {
    token: tokens.admin,
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  })

const LIST = {
  name: 'Values of 2026',
  country: 'Kenya',
  currency: 'KES',
  appliesFrom: '2026-07-01',
  sourceName: 'Customs',
  checkedOn: '2026-11-20',
}
const newList = async (more: Record<string, unknown> = {}): Promise<number> => {
  const { body } = await as('admin', 'POST', '', { ...LIST, ...more })
  return body.data.id
}

const ROWS = [
  ['Customs values', '', '', ''],
  ['Make', 'Model', 'Model number', 'Value (KES)'],
  ['TOYOTA', 'COROLLA AXIO', 'DBA-NZE161', '2,100,000'],
  ['TOYOTA', 'LANDCRUISER PRADO', '', '7,000,000'],
  ['TOYOTA', 'VITZ', 'KSP130', 'to be announced'],
  ['NISSAN', 'NOTE', 'E12', '1,500,000'],
]
const CSV = new Blob([ROWS.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')])
const workbook = async () =>
  new Blob([
    (await writeXlsx({
      sheets: [
        { name: 'Notes', rows: [['Read this first']] },
        { name: 'Cars', rows: ROWS },
      ],
    })) as Uint8Array<ArrayBuffer>,
  ])

const COLUMNS = { make: 0, model: 1, modelCode: 2, value: 3 }
const mapOf = (sheet: string) => ({ sheet, header: 1, columns: COLUMNS, repeats: false })
async function imported(more: Record<string, unknown> = {}): Promise<number> {
  const id = await newList(more)
  await send(id, 'values.csv', CSV)
  await as('admin', 'POST', `/${id}/import`, mapOf('values.csv'))
  return id
}

const NOTHING = { body: null, drive: null, cc: null, fuel: null, transmission: null, year: null }
const customsValue = (
  make: string,
  model: string,
  modelCode: string | null,
  day: string,
  country = 'Kenya',
) => getCustomsValueFor(payload, { ...NOTHING, make, model, modelCode }, country, day)

describe('a file becomes lines', () => {
  it.each([
    ['values.csv', 'values.csv', async () => CSV],
    ['values.xlsx', 'Cars', workbook],
  ] as const)(
    '%s: headings are found, a preview writes nothing, an import does',
    async (name, sheet, file) => {
      const id = await newList()
      const sent = await send(id, name, await file())
      const facts = sent.body.data.sheets.find((one: { name: string }) => one.name === sheet)
      expect(facts).toMatchObject({ header: 1, rows: 6, suggested: COLUMNS })
      const expected = {
        lines: 3,
        refused: 1,
        problems: [{ problem: 'The value is not a number', first: [5] }],
      }
      const preview = await as('admin', 'POST', `/${id}/preview`, mapOf(sheet))
      expect(preview.body.data).toMatchObject({ ...expected, rejected: [{ row: 5 }] })
      expect((await as('admin', 'GET', `/${id}/lines`)).body.total).toBe(0)
      const done = await as('admin', 'POST', `/${id}/import`, mapOf(sheet))
      expect(done.body).toMatchObject({ data: expected, message: '3 lines imported, 1 row left out' })
      expect((await as('admin', 'GET', `/${id}`)).body.data).toMatchObject({ lines: 3, fileName: name })
      expect((await as('admin', 'GET', `/${id}/file`)).body.data).toBeNull()
      const lines = await as('admin', 'GET', `/${id}/lines?search=prado toyota`)
      expect(lines.body.data).toMatchObject([{ row: 4, model: 'LANDCRUISER PRADO', value: 7_000_000 }])
    },
  )

  it('again, in place of the lines before', async () => {
    const id = await imported()
    await send(id, 'values.csv', new Blob(['Make,Model,Value\nMAZDA,DEMIO,900000']))
    const columns = { make: 0, model: 1, value: 2 }
    await as('admin', 'POST', `/${id}/import`, { sheet: 'values.csv', header: 0, columns, repeats: false })
    expect((await as('admin', 'GET', `/${id}/lines`)).body.data).toMatchObject([{ make: 'MAZDA' }])
  })

  it('or is refused, with the reason', async () => {
    const id = await newList()
    const picture = await send(id, 'a.png', new Blob([Buffer.from('89504e470d0a1a0a0000', 'hex')]))
    expect([picture.status, picture.body.message]).toEqual([
      400,
      'The file is neither a workbook (.xlsx) nor a CSV file.',
    ])
    expect((await as('admin', 'POST', `/${id}/preview`, mapOf('values.csv'))).status).toBe(404)
    await send(id, 'values.csv', CSV)
    const { status } = await as('admin', 'POST', `/${id}/preview`, {
      ...mapOf('values.csv'),
      columns: { make: 0 },
    })
    expect(status).toBe(422)
  })

  it('of more lines than Kenya’s has', async () => {
    const id = await newList()
    const many = Array.from({ length: 6_000 }, (_, n) => `TOYOTA,MODEL ${n},AB${n},${n + 1000}`)
    await send(id, 'many.csv', new Blob([['Make,Model,Model number,Value', ...many].join('\n')]))
    const map = { ...mapOf('many.csv'), header: 0 }
    expect((await as('admin', 'POST', `/${id}/import`, map)).body.data.lines).toBe(6_000)
  })
})

describe('a list in use', () => {
  it('returns what a vehicle is worth, from its day until it is retired', async () => {
    const country = 'Uganda'
    const id = await imported({ country })
    const axio = (day: string) => customsValue('Toyota', 'Corolla Axio', 'NZE161', day, country)
    expect(await axio('2026-11-23')).toEqual({ list: null, match: null })
    await as('admin', 'PUT', `/${id}/use`)
    expect(await axio('2026-06-30')).toEqual({ list: null, match: null })
    expect(await axio('2026-07-01')).toMatchObject({
      list: { id, currency: 'KES', sourceName: 'Customs' },
      match: { certainty: 'exact', line: { row: 3, value: 2_100_000 } },
    })
    const prado = await customsValue('Toyota', 'Land Cruiser Prado', 'TRJ150', '2026-07-01', country)
    expect(prado.match).toMatchObject({ certainty: 'likely', line: { row: 4 } })
    const demio = await customsValue('Mazda', 'Demio', null, '2026-07-01', country)
    expect(demio.match).toEqual({ certainty: 'none', why: 'The list has no Mazda Demio.' })

    const next = await imported({ country, name: 'Later', appliesFrom: '2026-12-01' })
    await as('admin', 'PUT', `/${next}/use`)
    expect((await axio('2026-11-30')).list?.id).toBe(id)
    expect((await axio('2026-12-01')).list?.id).toBe(next)
    await as('admin', 'PUT', `/${next}/retire`)
    expect((await axio('2026-12-01')).list?.id).toBe(id)
  })

  it('gets no other lines, day or currency, and is not deleted', async () => {
    const id = await imported({ country: 'Zambia' })
    await as('admin', 'PUT', `/${id}/use`)
    expect((await send(id, 'values.csv', CSV)).status).toBe(409)
    expect((await as('admin', 'PATCH', `/${id}`, { appliesFrom: '2026-01-01' })).body.errors).toMatchObject([
      { path: 'appliesFrom' },
    ])
    expect((await as('admin', 'PATCH', `/${id}`, { checkedOn: '2026-11-22' })).status).toBe(200)
    expect((await as('admin', 'DELETE', `/${id}`)).status).toBe(409)
    await as('admin', 'PUT', `/${id}/retire`)
    expect((await as('admin', 'DELETE', `/${id}`)).status).toBe(200)
    expect((await as('admin', 'GET', `/${id}/lines`)).status).toBe(404)
  })

  it('is the only one of its country and day, and has lines', async () => {
    const [one, other] = [await imported({ country: 'Malawi' }), await imported({ country: 'Malawi' })]
    const taken = await Promise.all([one, other].map((id) => as('admin', 'PUT', `/${id}/use`)))
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const empty = await newList({ country: 'Rwanda' })
    expect((await as('admin', 'PUT', `/${empty}/use`)).body.message).toBe('Import its lines first')
  })
})

it('our vehicles are counted by how surely a list knows them', async () => {
  const catalogue = await addCatalogue()
  const add = (more: Record<string, unknown> = {}) =>
    call('POST', '/vehicles', { token: tokens.admin, body: vehicleBody(catalogue, more) })
  await add()
  await add()
  const probox = await call('POST', '/models', {
    token: tokens.admin,
    body: { name: 'Probox', manufacturer_id: catalogue.manufacturer },
  })
  await add({ model_id: probox.body.data.id, model_code_id: null })
  await add({ status: 'SOLD' })
  const id = await imported({ country: 'Burundi' })
  const { body } = await as('manager', 'GET', `/${id}/coverage`)
  expect(body.data).toMatchObject({
    vehicles: 3,
    counts: { exact: 2, likely: 0, several: 0, none: 1 },
    none: [{ count: 1, why: 'The list has no Toyota Probox.' }],
  })
})

it('lists are for staff with Settings: read, and changed by those who may', async () => {
  const id = await newList({ country: 'Ghana' })
  for (const path of ['', `/${id}`, `/${id}/lines`, `/${id}/coverage`]) {
    expect((await as(null, 'GET', path)).status, path).toBe(401)
    for (const who of ['customer', 'supervisor'] as const)
      expect((await as(who, 'GET', path)).status, `${who} ${path}`).toBe(403)
    expect((await as('manager', 'GET', path)).status, path).toBe(200)
  }
  expect((await as('manager', 'POST', '', LIST)).status).toBe(403)
  expect((await as('manager', 'PATCH', `/${id}`, { name: 'Renamed' })).status).toBe(200)
  expect((await as('manager', 'DELETE', `/${id}`)).status).toBe(403)
})
