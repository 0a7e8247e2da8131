import { sql } from '@payloadcms/db-postgres'
import { beforeAll } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from './catalogue'
import { addPeople, call, type People, tokenOf } from './client'

type VehiclesWorld = { catalogue: Catalogue; people: People; tokens: Partial<Record<keyof People, string>> }

/** What the tests of one file share; set once `withCatalogue` has run. */
export const at = { tokens: {} } as VehiclesWorld

/** Creates people, their sessions and the lists for vehicles, once per file. */
export function withCatalogue(): void {
  beforeAll(async () => {
    const payload = await getTestPayload()
    at.catalogue = await addCatalogue()
    at.people = await addPeople()
    for (const name of ['admin', 'operator', 'supervisor', 'customer'] as const)
      at.tokens[name] = await tokenOf(payload, at.people[name])
  })
}

/** Saves a publishable vehicle, with these fields in addition. */
export const create = (more: Record<string, unknown> = {}, token = at.tokens.operator) =>
  call('POST', '/vehicles', { token, body: vehicleBody(at.catalogue, more) })

/** A vehicle's row as stored. */
export async function rowOf(id: number) {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM vehicles WHERE id = ${id}`)
  return rows[0] ?? {}
}
