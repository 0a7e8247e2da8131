import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { deleteUnusedVideos } from '@/modules/content/sliders/operations/delete-unused-videos'
import { serveMedia } from '@/server/serve-media'
import { call } from '../api/client'
import { put } from '../inventory/media/uploads-kit'
import { addPicture, as, payload, startPublishing, tokens } from './publishing-kit'

const PATH = '/homepage-slider'
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\u0002\0isommp42'),
  Buffer.alloc(200),
])
const WEBM = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
  Buffer.alloc(200),
])

beforeAll(async () => {
  await startPublishing()
  await addPicture('ship', 1_600, 900)
})

const wish = (more: object = {}) => ({
  fileName: 'Departure 出港.mp4',
  fileType: 'video/mp4',
  size: MP4.length,
  folder: 'banner-videos',
  ...more,
})
const presign = (more: object = {}, token = tokens.manager) =>
  call('POST', '/uploads/presigned-url', { token, body: wish(more) })

/** The path of bytes that were uploaded as a video. */
async function upload(data = MP4, more: object = {}): Promise<string> {
  const { body, status } = await presign({ size: data.length, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await put(body.data, data)).ok).toBe(true)
  return body.data.path
}
const slideWith = (mediaUrl: string) =>
  as('POST', PATH, { type: 'DEFAULT', mediaType: 'video', mediaUrl, posterUrl: '/media/ship.webp' })
const bannerWith = (backgroundVideo: string) =>
  as('POST', PATH, {
    type: 'CUSTOM_CONFIG',
    config: { backgroundImage: '/media/ship.webp', backgroundVideo },
  })
const served = async (address: string) =>
  (await serveMedia(address.split('/').slice(2), new Request(`http://localhost${address}`))).status

describe('an uploaded video', () => {
  it('becomes that of a slide, under a name of its own, once however often it is sent', async () => {
    const path = await upload()
    const { body, status } = await slideWith(path)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.data.mediaUrl).toMatch(/^\/media\/departure-[0-9a-f]{12}\.mp4$/)
    expect(await served(body.data.mediaUrl)).toBe(200)
    expect((await bannerWith(path)).body.data.config.backgroundVideo).toBe(body.data.mediaUrl)
  })

  it('may be WebM', async () => {
    const path = await upload(WEBM, { fileType: 'video/webm', fileName: 'a.webm' })
    expect((await slideWith(path)).body.data.mediaUrl).toMatch(/^\/media\/a-[0-9a-f]{12}\.webm$/)
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture', Buffer.from('GIF89a\u0001\0\u0001\0')],
    ['nothing of a known kind', Buffer.alloc(100)],
  ])('is refused at its field where its bytes are %s', async (_, data) => {
    const path = await upload(data)
    const message = expect.stringContaining('is not an MP4 or WebM video')
    const { body, status } = await slideWith(path)
    expect([status, body.errors]).toEqual([422, [{ path: 'mediaUrl', message }]])
    const rows = sql`SELECT 1 FROM uploads WHERE path = ${path}`
    expect((await payload.db.drizzle.execute(rows)).rows, 'it is removed').toEqual([])
  })

  it('of somebody else, or never sent, is refused', async () => {
    const path = await upload()
    const { body } = await call('POST', PATH, {
      token: tokens.admin,
      body: { type: 'CUSTOM_CONFIG', config: { backgroundImage: '/media/ship.webp', backgroundVideo: path } },
    })
    expect(body.errors).toEqual([{ path: 'config.backgroundVideo', message: 'Video not found' }])
    expect((await slideWith('banner-videos/1_a.mp4')).status).toBe(422)
    expect((await slideWith('/media/none.mp4')).status).toBe(422)
  })

  it('is announced with its type and size', async () => {
    const large = await presign({ size: 8 * 1_024 * 1_024 + 1 })
    expect([large.status, large.body.message]).toEqual([
      413,
      'Departure 出港.mp4 is too large. Maximum size is 8 MB',
    ])
    expect((await presign({ fileType: 'image/png' })).status).toBe(415)
    expect((await presign({}, tokens.customer)).status).toBe(403)
  })
})

test('videos that no slide shows are removed after a day', async () => {
  const [inSlide, inBanner, unused, fresh] = await Promise.all(
    [slideWith, bannerWith, slideWith, slideWith].map(async (make) => (await make(await upload())).body.data),
  )
  for (const { id } of [unused, fresh]) await as('DELETE', `${PATH}/${id}`)
  await payload.db.drizzle.execute(sql`UPDATE content_videos SET created_at = now() - interval '25 hours'
    WHERE '/media/' || filename <> ${fresh.mediaUrl}`)
  await deleteUnusedVideos(payload)
  const addresses = [inSlide.mediaUrl, inBanner.config.backgroundVideo, unused.mediaUrl, fresh.mediaUrl]
  expect(await Promise.all(addresses.map(served))).toEqual([200, 200, 404, 200])
})
