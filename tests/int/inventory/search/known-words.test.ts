import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { KNOWN_WORDS } from '@/modules/inventory/search/data/built-in-search-words'
import * as knownWords from '../../../../migrations/20261124_140000_known_words'
import { seedBaseline } from '../../../../scripts/seed/baseline'
import { getTestPayload } from '../../../setup/payload'

let payload: Payload
beforeAll(async () => {
  payload = await getTestPayload()
})

const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)
const migrate = () => knownWords.up({ db: payload.db.drizzle, payload } as never)
const count = async () => Number((await run(sql`SELECT count(*) AS n FROM search_words`)).rows[0]?.n)

beforeEach(async () => {
  await run(sql`DELETE FROM search_words`)
  await run(sql`SELECT setval('search_words_id_seq', 1, false)`)
})

test('an installation from before there were search words gets those that are known, once', async () => {
  await migrate()
  expect(await count()).toBe(KNOWN_WORDS.length)
  await run(sql`DELETE FROM search_words`)
  await migrate()
  expect(await count()).toBe(0)
})

test('words of staff’s own stay alone', async () => {
  await run(sql`INSERT INTO search_words (words, kind, meaning) VALUES ('snow', 'color', 'White')`)
  await migrate()
  await seedBaseline(payload)
  expect(await count()).toBe(1)
})

test('a new installation begins with them, and words that staff have deleted stay away', async () => {
  await seedBaseline(payload)
  expect(await count()).toBe(KNOWN_WORDS.length)
  await run(sql`DELETE FROM search_words`)
  await seedBaseline(payload)
  expect(await count()).toBe(0)
})
