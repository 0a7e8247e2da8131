import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { getTestPayload } from '../../../setup/payload'
import { addCatalogue, type Catalogue, vehicleBody } from '../../api/catalogue'
import { accepted, addPeople, call, type People, type PersonName, tokenOf } from '../../api/client'

export const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const

type ReservationsWorld = {
  payload: Payload
  people: People
  catalogue: Catalogue
  tokens: Partial<Record<PersonName, string>>
}

/** What the tests of one file share; set once `withReservations` has run. */
export const at = { tokens: {} } as ReservationsWorld

/** Creates people, their sessions and the lists for vehicles, once per file. */
export function withReservations(): void {
  beforeAll(async () => {
    at.payload = await getTestPayload()
    at.people = await addPeople()
    at.catalogue = await addCatalogue()
    for (const name of [...STAFF, 'customer', 'otherCustomer', 'dealer'] as const)
      at.tokens[name] = await tokenOf(at.payload, at.people[name])
  }, 120_000)
}

export const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await at.payload.db.drizzle.execute(query)).rows
export const as = (who: PersonName, method: string, path: string, body?: unknown) =>
  call(method, path, { token: at.tokens[who], body })

export async function newVehicle(more: Record<string, unknown> = {}): Promise<number> {
  return (await accepted(as('admin', 'POST', '/vehicles', vehicleBody(at.catalogue, more)))).data.id
}
export const reserve = (who: PersonName, vehicle: number) => as(who, 'POST', `/vehicles/${vehicle}/reserve`)
export const request = async (who: PersonName, vehicle: number): Promise<number> =>
  (await accepted(reserve(who, vehicle))).data.id
export const decide = (who: PersonName, id: number, step: string, note?: string) =>
  as(who, 'PUT', `/reservations/${id}/${step}`, step === 'confirm' ? undefined : { note })
export const statusOf = async (vehicle: number) => {
  const [row] = await rowsOf(sql`SELECT v.status, s.status AS searched FROM vehicles v
    JOIN vehicle_search s ON s.vehicle_id = v.id WHERE v.id = ${vehicle}`)
  return row
}
export const mailsAbout = (id: number) =>
  rowsOf(sql`SELECT event_key, to_address, subject, body_text FROM mail_outbox
    WHERE effect_key LIKE ${`hold:${id}:%`} ORDER BY id`)
/** Numbered as in the search table. */
export const [PUBLISHED, RESERVED] = [2, 3]
export const overdue = (id: number) =>
  rowsOf(sql`UPDATE reservations SET expires_at = now() - interval '1 second' WHERE id = ${id}`)
