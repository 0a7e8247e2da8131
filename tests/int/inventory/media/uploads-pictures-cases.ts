import { describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { avifOf, makeTwin } from '@/server/pictures/avif-twins'
import { call } from '../../api/client'
import {
  counts,
  createVehicle,
  exists,
  photo,
  presign,
  sent,
  sentPhoto,
  store,
  type World,
} from './uploads-kit'

/** How an uploaded picture becomes a vehicle's, with every kind of storage. */
export function pictureCases(world: () => World): void {
  const tokens = () => world().tokens
  const create = (more: Record<string, unknown>, who?: 'admin' | 'operator') =>
    createVehicle(world(), more, who)

  describe('pictures', () => {
    test('become media by their bytes, in all sizes, and the upload is removed', async () => {
      const given = await sentPhoto(tokens().operator, 5)
      const first = await store(tokens().operator, given.path)
      expect(first.status).toBe(200)
      expect(first.body.data).toMatchObject({
        path: given.path,
        image_path: expect.stringMatching(/^\/media\/front-5-[0-9a-f]{12}\.webp$/),
      })
      expect(await exists(first.body.data.image_path.slice(1))).toBe(true)
      expect(await exists(given.path)).toBe(false)
      const again = await store(tokens().operator, given.path)
      expect(again.body.data).toEqual(first.body.data)
    })

    test('that are invalid are rejected by name, and leave nothing', async () => {
      const before = await counts(world())
      const html = Buffer.from('<html><script>alert(1)</script></html>')
      const given = await sent(tokens().admin, { fileName: 'car.jpg', fileType: 'jpg' }, html)
      const answer = await store(tokens().admin, given.path)
      expect([answer.status, answer.body.message]).toEqual([415, 'car.jpg is not a supported image type'])
      expect(await exists(given.path)).toBe(false)
      expect(await counts(world())).toEqual(before)
    })

    test('of others, and those never uploaded, are not found', async () => {
      const given = await sentPhoto(tokens().admin, 6)
      expect((await store(tokens().operator, given.path)).status).toBe(404)
      const wish = { fileType: 'jpg', fileName: 'late.jpg', size: 99, folder: 'vehicles' }
      const late = (await presign(tokens().admin, wish)).body.data
      const answer = await store(tokens().admin, late.path)
      expect([answer.status, answer.body.message]).toEqual([404, 'Upload failed'])
      for (const path of ['vehicles/1_x.jpg', '../../etc/passwd', 'imports/1_a.csv', '/media/x.webp'])
        expect((await store(tokens().admin, path)).status, path).toBe(404)
    })

    test('two requests for one path at once get one picture', async () => {
      const given = await sentPhoto(tokens().admin, 7)
      const both = await Promise.all([store(tokens().admin, given.path), store(tokens().admin, given.path)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both[0]?.body.data.media_id).toBe(both[1]?.body.data.media_id)
    })

    test('are attached to a vehicle by their upload paths, in order, checked before or not', async () => {
      const [seen, unseen] = [await sentPhoto(tokens().admin, 8), await sentPhoto(tokens().admin, 9)]
      await store(tokens().admin, seen.path)
      const made = await create({ image_paths: [unseen.path, seen.path] })
      expect(made.status).toBe(201)
      const { images } = made.body.data
      expect(images.map((image: { image_path: string }) => image.image_path)).toEqual([
        expect.stringContaining('/media/front-9-'),
        expect.stringContaining('/media/front-8-'),
      ])
      expect(images.map((image: { is_primary: boolean }) => image.is_primary)).toEqual([true, false])
    })

    test("of others and forgeries stop a vehicle's save at their index, and nothing is saved", async () => {
      const [mine, theirs] = [await sentPhoto(tokens().admin, 10), await sentPhoto(tokens().operator, 11)]
      const before = await world().payload.count({ collection: 'vehicles', overrideAccess: true })
      const answer = await create({
        images: [
          { image_path: mine.path, image_type: 'exterior', is_primary: true, sort_order: 0 },
          { image_path: theirs.path, image_type: 'interior', is_primary: false, sort_order: 1 },
        ],
      })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([{ path: 'images.1', message: 'Image not found' }])
      expect((await create({ image_paths: ['vehicle-documents/1_x.pdf'] })).status).toBe(422)
      expect((await create({ image_paths: ['https://evil.example/x.jpg'] })).status).toBe(422)
      const after = await world().payload.count({ collection: 'vehicles', overrideAccess: true })
      expect(after.totalDocs).toBe(before.totalDocs)
      const whole = await create({ image_paths: [mine.path] })
      expect(await exists(whole.body.data.images[0].image_path.slice(1))).toBe(true)
    })
  })

  test('a picture that is replaced or removed takes its sizes and formats with it', async () => {
    const { payload } = world()
    const { image_path } = (await store(tokens().admin, (await sentPhoto(tokens().admin, 14)).path)).body.data
    const where = { filename: { equals: image_path.split('/').pop() } }
    const media = await payload.find({ collection: 'media', where, overrideAccess: true, depth: 0 })
    const first = media.docs[0] as Media
    const old = await allFilesOf(first)
    const data = await photo(15)
    const file = { data, name: 'other.jpg', mimetype: 'image/jpeg', size: data.length }
    const { id } = first
    const way = { collection: 'media', id, overrideAccess: true, depth: 0 } as const
    const next = await payload.update({ ...way, data: {}, file })
    expect(next.url).toMatch(/^\/media\/other-[0-9a-f]{12}\.webp$/)
    for (const key of old) expect(await exists(key), key).toBe(false)
    const all = await allFilesOf(next)
    await payload.delete(way)
    for (const key of all) expect(await exists(key), key).toBe(false)
  })

  test('a link to a picture is its public address, and none if there is none', async () => {
    const stored = await store(tokens().admin, (await sentPhoto(tokens().admin, 13)).path)
    const link = (path: string) =>
      call('POST', '/uploads/signed-url', { body: { path, expiresIn: 31_536_000 } })
    expect((await link(stored.body.data.image_path)).body.data.url).toBe(stored.body.data.image_path)
    expect((await link(stored.body.data.path)).body.data.url).toBe(stored.body.data.image_path)
    for (const path of ['/media/none.webp', 'vehicles/1_none.jpg', '/media/%', '', '/files/x'])
      expect((await link(path)).body, path).toMatchObject({ data: { url: '' } })
    expect(
      (await call('POST', '/uploads/signed-url', { body: { path: 'x', expiresIn: 31_536_001 } })).status,
    ).toBe(422)
  })
}

/** The keys of a picture, of its sizes and of their AVIF files, once all of them exist. */
async function allFilesOf({ filename, sizes }: Media): Promise<string[]> {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(Boolean)
  expect(names.length).toBeGreaterThan(2)
  const keys = names.map((name) => `media/${name}`)
  await Promise.all(keys.map((key) => makeTwin(avifOf(key))))
  const all = [...keys, ...keys.map(avifOf)]
  for (const key of all) expect(await exists(key), key).toBe(true)
  return all
}
