import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { type Admitted, admitPeople, native } from '../api/actors'
import { call } from '../api/client'

export let payload: Payload
export let people: Admitted['people']
export let tokens: Admitted['tokens']
export let picture: number

/** Opens the database, signs in everybody, and adds tags and a cover. */
export async function startPublishing(): Promise<void> {
  payload = await getTestPayload()
  ;({ people, tokens } = await admitPeople())
  for (const name of ['Kenya', 'Shipping']) await as('POST', '/blogs/tags', { name })
  picture = await addPicture('cover', 1600, 900)
}

/** Each case has its own hour. */
export const resetLimits = () => payload.db.drizzle.execute(sql`DELETE FROM rate_limits`)

export const as = (method: string, path: string, body?: unknown) =>
  call(method, path, { token: tokens.manager, body })

export async function addPicture(name: string, width = 400, height = 300): Promise<number> {
  const { rows } =
    await payload.db.drizzle.execute(sql`INSERT INTO media (filename, mime_type, filesize, width, height)
    VALUES (${`${name}.webp`}, 'image/webp', 1000, ${width}, ${height}) RETURNING id`)
  return Number(rows[0]?.id)
}

let n = 0
export async function newPost(more: object = {}) {
  n += 1
  const { body, status } = await as('POST', '/blogs/posts', {
    title: `Published news ${n}`,
    tags: ['Kenya', 'Shipping'],
    body: 'What to look at.',
    metaDescription: 'What a buyer should look at',
    featuredImage: picture,
    status: 'PUBLISHED',
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
export async function newPage(more: object = {}) {
  n += 1
  const { body, status } = await as('POST', '/topic-pages', { title: `Page ${n}`, published: true, ...more })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
export const readPost = async (id: number) => call('GET', `/blogs/posts/${id}`)
export const autosave = (id: number, data: object) =>
  native('PATCH', `blog-posts/${id}?draft=true&autosave=true`, tokens.manager, { ...data, _status: 'draft' })
export const node = (type: string, more: object) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
})
/** A text of two lines and a picture. */
export const withPicture = (value: number) => ({
  root: node('root', {
    children: [
      node('paragraph', {
        children: [
          { type: 'text', version: 1, text: 'Look', format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      }),
      { type: 'upload', version: 3, relationTo: 'media', value, fields: null },
    ],
  }),
})
