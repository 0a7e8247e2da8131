import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { getTestPayload } from '../../setup/payload'
import { callNatively } from './actors'
import { addPeople, tokenOf } from './client'

let admin: string
let media: number
let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
  admin = await tokenOf(payload, (await addPeople()).admin)
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const file = { data, name: 'front.png', mimetype: 'image/png', size: data.length }
  const made = await payload.create({ collection: 'media', data: {}, file, overrideAccess: true, depth: 0 })
  media = Number(made.id)
})

const stored = async () => {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT * FROM media WHERE id = ${media}`)
  // The thumbnail's address is derived from its file whenever the picture is read.
  const { updated_at: _, thumbnail_u_r_l: __, ...facts } = rows[0] ?? {}
  return facts
}

/** What a picture's file determines, as Payload's fields and as paths into them. */
const FACTS = [
  ...['thumbnailURL', 'url', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'prefix', '_objectKey'],
  ...['sizes', 'sizes.thumb.url', 'sizes.thumb.filename', 'sizes.card.mimeType', 'createdAt'],
]
const ODD: unknown[] = [
  'https://elsewhere.example/x.png',
  '',
  null,
  7,
  true,
  {},
  ['x'],
  { thumb: { url: 7 } },
]

test.each(FACTS)("nobody can set a file's %s, and nothing breaks", async (fact) => {
  const before = await stored()
  for (const value of ODD) {
    const answer = await callNatively('PATCH', `media/${media}`, admin, { [fact]: value })
    expect(answer.status, `${JSON.stringify(value)}: ${await answer.text()}`).toBe(200)
  }
  expect(await stored()).toEqual(before)
  expect((await callNatively('GET', `media/${media}`, admin)).status).toBe(200)
  // Pictures are changed one at a time, by anyone.
  expect((await callNatively('PATCH', `media?where[id][equals]=${media}`, admin, { [fact]: 7 })).status).toBe(
    403,
  )
  expect(await stored()).toEqual(before)
})

test('its description can be set', async () => {
  await callNatively('PATCH', `media/${media}`, admin, { alt: 'From the front', filename: 'other.webp' })
  expect(await stored()).toMatchObject({ alt: 'From the front', filename: expect.stringMatching(/^front-/) })
})

test('its addresses redirect to the file, and unknown file names are 404', async () => {
  const { thumbnailURL, url } = await (await callNatively('GET', `media/${media}`, admin)).json()
  expect(thumbnailURL).toMatch(/^\/media\/front-[0-9a-f]{12}-160x120\.webp$/)
  const own = await callNatively('GET', `media/file/${url.split('/').pop()}`, admin)
  expect([own.status, own.headers.get('location')]).toEqual([302, url])
  const names = ['none.webp', '..%2Fx', 'x'.repeat(5_000), '%00', 'a%5Cb.webp', '.hidden', '%F0%9F%9A%97']
  for (const name of names) {
    const answer = await callNatively('GET', `media/file/${name}`, admin)
    expect([403, 404], `${name}: ${await answer.text()}`).toContain(answer.status)
  }
})

test('it cannot be duplicated without its file', async () => {
  const answer = await callNatively('POST', `media/${media}/duplicate`, admin, {})
  expect(answer.status).toBeLessThan(500)
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

test('a picture is not fetched from an address, and nothing breaks', async () => {
  const answer = await callNatively('POST', 'media', admin, {
    url: 'http://127.0.0.1:9/x.png',
    filename: 'x.png',
  })
  expect(answer.status, await answer.text()).toBe(400)
})

/** A refusal by a hook from another bundle of a build: with its own copy of Payload, and minified. */
class Foreign extends Error {
  override name = ''
  readonly isPublic = true
  readonly status = 409
  readonly data = { code: 'conflict' }
}

test('why it cannot be deleted is reported, whichever bundle refuses', async () => {
  const { beforeDelete } = payload.collections.media.config.hooks
  const usual = beforeDelete.splice(0)
  onTestFinished(() => void beforeDelete.splice(0, beforeDelete.length, ...usual))
  for (const hook of usual)
    beforeDelete.push(async (args) => {
      await Promise.resolve(hook(args)).catch((error: Error) => {
        throw new Foreign(error.message)
      })
    })
  await payload.create({
    collection: 'manufacturers',
    data: { name: 'Maker of refusals', logo: media } as never,
    overrideAccess: true,
  })
  const answer = await callNatively('DELETE', `media/${media}`, admin)
  expect([answer.status, (await answer.json()).errors]).toEqual([
    409,
    [expect.objectContaining({ message: 'This image is used by 1 manufacturer and cannot be deleted.' })],
  ])
})
