import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { addYard, query } from './import-kit'

/** What the tests of one file share; there once `withYard` has run. `yard` is the showroom of the map. */
export const at = {} as { payload: Payload; yard: number }

/** Makes what a file of vehicles needs, once for a test file, and takes away after each test what was imported. */
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

/** The chassis numbers of all vehicles, in the order in which they came. */
export const chassisNow = async () =>
  (await query(at.payload, sql`SELECT chassis FROM vehicles ORDER BY id`)).map((row) => row.chassis)

/** A vehicle's row by its chassis number. */
export const vehicle = async (chassis: string) =>
  (await query(at.payload, sql`SELECT to_jsonb(v) AS v FROM vehicles v WHERE chassis = ${chassis}`))[0]
    ?.v as Record<string, unknown>
