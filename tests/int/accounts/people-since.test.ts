import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { countPeople } from '@/modules/accounts/people/queries/list-people'
import { getTestPayload } from '../../setup/payload'
import { somebody } from './people-kit'

it("people since a day are counted from the start of the day in UTC, whatever the database's time zone", async () => {
  const { email, id } = await somebody()
  const { drizzle } = (await getTestPayload()).db
  const matches = (memberSince: string) =>
    drizzle.transaction(async (db) => {
      await db.execute(sql`UPDATE users SET created_at = '2026-01-31T18:00:00Z' WHERE id = ${id}`)
      await db.execute(sql`SET LOCAL timezone = 'Asia/Tokyo'`)
      return countPeople(db as unknown as typeof drizzle, { email, memberSince })
    })
  expect([await matches('2026-01-31'), await matches('2026-02-01')]).toEqual([1, 0])
})
