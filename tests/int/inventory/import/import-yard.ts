import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { addYard, query } from './import-kit'

/** What the tests of one file share; set once `withYard` has run. `yard` is the showroom of the map. */
export const at = {} as { payload: Payload; yard: number }

/** Creates what a file of vehicles needs, once per test file, and removes imported data after each test. */
export function withYard(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    at.yard = await addYard(at.payload)
  })
  afterEach(async () => {
    await query(at.payload, sql`DELETE FROM vehicles`)
    await query(at.payload, sql`DELETE FROM import_batches`)
  })
}

/** The chassis numbers of all vehicles, in order of arrival. */
export const chassisNow = async () =>
  (await query(at.payload, sql`SELECT chassis FROM vehicles ORDER BY id`)).map((row) => row.chassis)

/** A vehicle's row by its chassis number. */
export const vehicle = async (chassis: string) =>
  (await query(at.payload, sql`SELECT to_jsonb(v) AS v FROM vehicles v WHERE chassis = ${chassis}`))[0]
    ?.v as Record<string, unknown>
