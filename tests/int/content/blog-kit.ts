import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'

export const STAFF = ['operator', 'supervisor', 'manager', 'admin'] as const
export const CUSTOMERS = ['customer', 'otherCustomer', 'dealer'] as const

export let payload: Payload
export let people: People
export let picture: number
export const tokens: Partial<Record<PersonName, string>> = {}

/** Opens the database, signs in everybody, and adds tags and a cover. */
export async function startBlog(): Promise<void> {
  payload = await getTestPayload()
  people = await addPeople()
  for (const name of [...STAFF, ...CUSTOMERS]) tokens[name] = await tokenOf(payload, people[name])
  for (const name of ['Kenya', 'Shipping']) await as('admin', 'POST', '/blogs/tags', { name })
  picture = await addPicture(1600, 900)
}

/** Each case has its own hour. */
export const resetLimits = () => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`)

export const as = (who: PersonName | null, method: string, path: string, body?: unknown) =>
  call(method, path, { token: who ? tokens[who] : undefined, body })

/** A stored picture of this size; its file does not matter here. */
export async function addPicture(width: number, height: number): Promise<number> {
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, mime_type, filesize, width, height)
    VALUES (${`post-${width}-${height}.webp`}, 'image/webp', 1000, ${width}, ${height}) RETURNING id`)
  return Number(rows[0]?.id)
}

let n = 0
export const postBody = (more: Record<string, unknown> = {}) => {
  n += 1
  return {
    title: `Shipping news ${n}`,
    tags: ['kenya', 'Shipping'],
    body: 'What to look at.\n\nAnd what not.',
    metaDescription: 'What a buyer should look at',
    featuredImage: picture,
    status: 'PUBLISHED',
    ...more,
  }
}
export async function newPost(more: Record<string, unknown> = {}) {
  const { body, status } = await as('manager', 'POST', '/blogs/posts', postBody(more))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
export const seen = (who: PersonName | null, id: number) => as(who, 'GET', `/blogs/posts/${id}`)
export const WORDS = 'Thank you, that helped.'
export const comment = (who: PersonName | null, postId: number, content: string = WORDS) =>
  as(who, 'POST', '/blogs/comments', { postId, content })
export const rate = (who: PersonName | null, postId: number, rating = 4) =>
  as(who, 'POST', '/blogs/ratings', { postId, rating })
export const commentsOn = async (who: PersonName | null, postId: number) =>
  (await as(who, 'GET', `/blogs/comments?postId=${postId}`)).body
