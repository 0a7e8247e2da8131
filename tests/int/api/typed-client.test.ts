import createClient from 'openapi-fetch'
import { beforeAll, describe, expect, it } from 'vitest'
import type { paths } from '@/api/client.gen'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, PASSWORD, type People } from './client'

let catalogue: Catalogue
let people: People

beforeAll(async () => {
  await getTestPayload()
  catalogue = await addCatalogue()
  people = await addPeople()
})

describe('a client made from the API document', () => {
  it('signs in, publishes a vehicle and reads it as a visitor, with every name checked by its types', async () => {
    const { app } = await import('@/wiring/create-api')
    const fetch = async (request: Request) => app.fetch(request)
    const visitor = createClient<paths>({ baseUrl: 'http://localhost:3000', fetch })
    const signedIn = await visitor.POST('/api/v1/auth/sign-in', {
      body: { email: people.operator.email, password: PASSWORD },
    })
    const token = signedIn.data && 'token' in signedIn.data ? signedIn.data.token : ''
    const headers = { authorization: `Bearer ${token}` }
    const staff = createClient<paths>({ baseUrl: 'http://localhost:3000', fetch, headers })

    const body = vehicleBody(catalogue, { status: 'DRAFT' })
    const made = await staff.POST('/api/v1/vehicles', {
      body: { ...body, status: 'DRAFT', price_type: 'FOB' },
    })
    const id = made.data?.data.id ?? 0
    const changed = await staff.PATCH('/api/v1/vehicles/{id}', {
      params: { path: { id } },
      body: { status: 'PUBLISHED', updatedAt: made.data?.data.updatedAt },
    })
    expect(changed.data?.message).toBe('Vehicle updated successfully')

    const listing = await visitor.GET('/api/v1/vehicles/public/listing', {
      params: { query: { make: String(catalogue.manufacturer), sortBy: 'price-asc' } },
    })
    expect(listing.data?.data.map((vehicle) => vehicle.id)).toEqual([id])
    const page = await visitor.GET('/api/v1/vehicles/public/vehicle/{id}', {
      params: { path: { id } },
    })
    expect(page.data?.data.location).toBe('Kaido Mombasa, Mombasa, Kenya')
    const missing = await visitor.GET('/api/v1/vehicles/public/vehicle/{id}', {
      params: { path: { id: 999999 } },
    })
    expect(missing.error?.error).toBe('not_found')
  })
})
