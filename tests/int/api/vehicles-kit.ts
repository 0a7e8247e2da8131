import { sql } from '@payloadcms/db-postgres'
import { beforeAll } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, type People, tokenOf } from './client'

type VehiclesWorld = { catalogue: Catalogue; people: People; tokens: Partial<Record<keyof People, string>> }

/** What the tests of one file share; there once `withCatalogue` has run. */
export const at = { tokens: {} } as VehiclesWorld

/** Makes the people, their sessions and what vehicles are made of, once for a file. */
export function withCatalogue(): void {
  beforeAll(async () => {
    const payload = await getTestPayload()
    at.catalogue = await addCatalogue()
    at.people = await addPeople()
    for (const name of ['admin', 'operator', 'supervisor', 'customer'] as const)
      at.tokens[name] = await tokenOf(payload, at.people[name])
  })
}

/** Saves a vehicle that could be published, with these fields besides. */
export const create = (more: Record<string, unknown> = {}, token = at.tokens.operator) =>
  call('POST', '/vehicles', { token, body: vehicleBody(at.catalogue, more) })

/** The row of a vehicle as it is stored. */
export async function rowOf(id: number) {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM vehicles WHERE id = ${id}`)
  return rows[0] ?? {}
}
