import { beforeAll, describe, expect, it } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, tokenOf } from './client'
import { TEXTS } from './odd-texts'

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
/** Names and numbers on papers: white space around them says nothing. */
const TRIMMED: string[] = ['name', 'office_file_no', 'chassis']
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

describe('texts of every kind', () => {
  it.each(TEXTS)('are kept exactly or refused with a reason: %j', async (text) => {
    for (const field of FIELDS) {
      const { status, body } = await call('POST', '/vehicles', {
        token: admin,
        body: vehicleBody(catalogue, { [field]: text }),
      })
      expect([201, 409, 422], field).toContain(status)
      if (status === 201) expect(body.data[field], field).toBe(TRIMMED.includes(field) ? text.trim() : text)
      else expect(body.errors[0], field).toMatchObject({ path: field, message: expect.any(String) })
    }
    for (const field of [...LOOKED_UP, 'tags', 'image_paths']) {
      const value = ['tags', 'image_paths'].includes(field) ? [text] : text
      const { status } = await call('POST', '/vehicles', {
        token: admin,
        body: vehicleBody(catalogue, { [field]: value }),
      })
      expect([201, 409, 422], field).toContain(status)
    }
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
    for (const name of names) {
      for (const path of [
        '/vehicles/public/listing',
        '/vehicles',
        '/vehicles/public/suggestions',
        '/tags',
        '/ports',
      ])
        expect([200, 422], `${path} ${name}`).toContain(
          (await call('GET', `${path}?${name}=${value}`, { token: admin })).status,
        )
    }
  })

  it('answers a query that cannot be decoded', async () => {
    expect([200, 400, 422]).toContain((await call('GET', '/ports?name=%E0%A4%A')).status)
    expect([400, 404]).toContain((await call('GET', '/ports/%E0%A4%A')).status)
  })
})
