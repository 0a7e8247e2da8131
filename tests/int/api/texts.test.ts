import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, tokenOf } from './client'
import { TEXTS } from './odd-texts'
import { offer, refusedIn } from './offer'

let catalogue: Catalogue
let admin: string

beforeAll(async () => {
  const payload = await getTestPayload()
  catalogue = await addCatalogue()
  admin = await tokenOf(payload, (await addPeople()).admin)
})

const FIELDS = [
  'name',
  'description',
  'office_file_no',
  'chassis',
  'engine_number',
  'license_plate',
  'others',
] as const
/** Names and numbers on papers: surrounding white space means nothing. */
const TRIMMED: string[] = ['name', 'office_file_no', 'chassis', 'license_plate']
const LOOKED_UP = [
  'color',
  'location',
  'brochure_url',
  'auction_sheet_url',
  'offer',
  'currency',
  'price_type',
  'status',
]
const LISTS = ['tags', 'image_paths']

describe('texts of every kind', () => {
  it.each(TEXTS)('are stored exactly or rejected with a reason: %j', async (text) => {
    const values = Object.fromEntries(
      [...FIELDS, ...LOOKED_UP, 'tags', 'image_paths'].map((field) => [
        field,
        LISTS.includes(field) ? [text] : text,
      ]),
    )
    const result = await offer(
      Object.keys(values),
      (fields) => {
        const having = Object.fromEntries(fields.map((field) => [field, values[field]]))
        return call('POST', '/vehicles', { token: admin, body: vehicleBody(catalogue, having) })
      },
      ({ status, body }, fields) => {
        expect([201, 409, 422], JSON.stringify(body)).toContain(status)
        if (status === 201) return
        expect(body.errors).not.toEqual([])
        expect(fields).toEqual(expect.arrayContaining(refusedIn(body)))
        for (const { message } of body.errors) expect(message).toMatch(/\w/)
      },
    )
    for (const field of FIELDS)
      if (result?.taken.includes(field))
        expect(result.answer.body.data[field], field).toBe(TRIMMED.includes(field) ? text.trim() : text)
  })

  it.each(TEXTS)('never break a query: %j', async (text) => {
    const value = encodeURIComponent(text.toWellFormed())
    const names = [
      'q',
      'name',
      'make',
      'tags',
      'priceRange',
      'engineSize',
      'seats',
      'sortBy',
      'page',
      'limit',
      'location',
    ]
    const paths = ['/vehicles/public/listing', '/vehicles', '/vehicles/public/suggestions', '/tags', '/ports']
    for (const path of paths)
      await offer(
        names,
        (some) =>
          call('GET', `${path}?${some.map((name) => `${name}=${value}`).join('&')}`, { token: admin }),
        ({ status }, some) => expect([200, 422], `${path} ${some.join(', ')}`).toContain(status),
      )
  })

  it('responds to a query that cannot be decoded', async () => {
    const { body, status } = await call('GET', '/ports?name=%E0%A4%A')
    expect([status, body.error, body.message]).toEqual([400, 'bad_request', 'The query could not be read'])
    expect([400, 404]).toContain((await call('GET', '/ports/%E0%A4%A')).status)
  })
})
