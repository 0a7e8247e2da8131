import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import * as nameTyped from '../../../../migrations/20261122_004100_name_typed'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { addPeople, call, tokenOf } from '../../api/client'

let payload: Payload
let catalogue: Catalogue
let token: string

beforeAll(async () => {
  payload = await getTestPayload()
  token = await tokenOf(payload, (await addPeople()).admin)
  catalogue = await addCatalogue()
}, 120_000)

const BUILT = 'Toyota Corolla Axio NZE161'

const made = async (more: object = {}): Promise<number> =>
  (await call('POST', '/vehicles', { token, body: vehicleBody(catalogue, { ...more }) })).body.data.id
const change = async (id: number, body: object) =>
  (await call('PATCH', `/vehicles/${id}`, { token, body })).body.data
const rowsOf = async (query: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(query)).rows
/** Title, whether it was typed, and what search shows. */
const titleOf = async (id: number) => {
  const [row] = await rowsOf(sql`SELECT v.name, v.name_typed, s.card ->> 'name' AS shown FROM vehicles v
    JOIN vehicle_search s ON s.vehicle_id = v.id WHERE v.id = ${id}`)
  return row
}
const title = (name: string, typed: boolean) => ({ name, name_typed: typed, shown: name })

describe('a built title', () => {
  it('follows the year, whatever else is sent', async () => {
    const id = await made()
    expect((await change(id, { year: 2020 })).nameIsBuilt).toBe(true)
    expect(await titleOf(id)).toEqual(title(`${BUILT} 2020`, false))
    // A client that sends back the whole record as read has typed nothing.
    await change(id, { name: `${BUILT} 2020`, year: 2021 })
    expect(await titleOf(id)).toEqual(title(`${BUILT} 2021`, false))
  })

  it('gives way to a typed one, and comes back when that is removed', async () => {
    const id = await made()
    expect(await change(id, { name: 'One careful owner' })).toMatchObject({
      name: 'One careful owner',
      nameIsBuilt: false,
    })
    await change(id, { year: 2020 })
    expect(await titleOf(id)).toEqual(title('One careful owner', true))
    await change(id, { name: '' })
    expect(await titleOf(id)).toEqual(title(`${BUILT} 2020`, false))
  })

  it('follows when its make, model or code is renamed; a typed one and a sold vehicle do not', async () => {
    const [built, typed, sold] = [await made(), await made({ name: 'Corolla, mint' }), await made()]
    await change(sold, { status: 'SOLD' })
    const body = { model_code: 'NZE164' }
    const renamed = await call('PATCH', `/model-codes/${catalogue.modelCode}`, { token, body })
    expect(renamed.status).toBe(200)
    expect(await titleOf(built)).toEqual(title('Toyota Corolla Axio NZE164 2019', false))
    expect((await titleOf(typed))?.name).toBe('Corolla, mint')
    expect((await titleOf(sold))?.name).toBe(`${BUILT} 2019`)
    await call('PATCH', `/model-codes/${catalogue.modelCode}`, { token, body: { model_code: 'NZE161' } })
    expect(await titleOf(built)).toEqual(title(`${BUILT} 2019`, false))
  })
})

it('nobody sets directly whether a title was typed', async () => {
  const id = await made()
  await payload.update({ collection: 'vehicles', id, data: { nameTyped: true }, depth: 0 })
  expect(await titleOf(id)).toEqual(title(`${BUILT} 2019`, false))
})

it('stored titles are classified as built or typed, and those that missed a year are corrected', async () => {
  const [built, typed, stale] = [await made(), await made({ name: 'Corolla, mint' }), await made()]
  const { drizzle: db } = payload.db
  await nameTyped.down({ db, payload } as never)
  await rowsOf(sql`UPDATE vehicles SET year = 2020 WHERE id = ${stale}`)
  await nameTyped.up({ db, payload } as never)
  expect(await titleOf(built)).toEqual(title(`${BUILT} 2019`, false))
  expect(await titleOf(typed)).toEqual(title('Corolla, mint', true))
  expect(await titleOf(stale)).toEqual(title(`${BUILT} 2020`, false))
})
