import { describe, expect, test } from 'vitest'
import { sweepUploads } from '@/modules/inventory/media/operations/sweep-uploads'
import { call } from '../../api/client'
import { age, counts, exists, type Presigned, photo, presign, sent, store, type World } from './uploads-kit'

const HOME = 'Featured image is required when showing on homepage'

let made = 0
const fresh = (name: string): string => `${name} ${++made}`

/** What holds for the pictures of manufacturers and tags, with every kind of storage. */
export function listPictureCases(world: () => World): void {
  const admin = () => world().tokens.admin
  const operator = () => world().tokens.operator
  const post = (path: string, body: unknown, token = admin()) => call('POST', path, { token, body })
  const patch = (path: string, body: unknown) => call('PATCH', path, { token: admin(), body })
  const picture = async (folder: string, token = admin()): Promise<Presigned> =>
    sent(token, { fileName: 'badge.png', fileType: 'image/png', folder }, await photo(++made, 'png'))
  const stored = async (folder: string): Promise<{ image_path: string; media_id: number }> =>
    (await store(admin(), (await picture(folder)).path)).body.data

  describe('logos and pictures of tags', () => {
    test('go to folders of their own, are accepted by their bytes, and belong to the record by id', async () => {
      const given = await picture('manufacturers', operator())
      expect(given.path).toMatch(/^manufacturers\/\d+_badge\.png$/)
      const { image_path: address, media_id: id } = (await store(operator(), given.path)).body.data
      const { data } = (await post('/manufacturers', { name: fresh('Ohta'), logo_id: id }, operator())).body
      expect(data).toMatchObject({ logo: address, logo_id: id })
      expect(await exists(address.slice(1))).toBe(true)
      expect(await exists(given.path)).toBe(false)
      const wish = { contentType: 'image/png', fileName: 'tag.png', size: 9, folder: 'tags' }
      expect((await presign(operator(), wish)).body.data.path).toMatch(/^tags\/\d+_tag\.png$/)
    })

    test('can be saved by their upload path, and by their current address', async () => {
      const logo = await picture('manufacturers')
      const make = await post('/manufacturers', { name: fresh('Ohta'), logo: logo.path })
      expect(make.status, JSON.stringify(make.body)).toBe(201)
      expect(make.body.data.logo).toMatch(/^\/media\/badge-[0-9a-f]{12}\.webp$/)
      const whole = { name: make.body.data.name, logo: make.body.data.logo, description: 'Again' }
      const again = await call('PUT', `/manufacturers/${make.body.data.id}`, { token: admin(), body: whole })
      expect(again.body.data.logo_id).toBe(make.body.data.logo_id)

      const featured = await picture('tags')
      const tag = { name: fresh('Sent'), showOnHomepage: true, featuredImageUrl: featured.path }
      const shown = await post('/tags', tag)
      expect(shown.status, JSON.stringify(shown.body)).toBe(201)
      expect(shown.body.data.featuredImageUrl).toMatch(/^\/media\/badge-/)
      const next = await picture('tags')
      const changed = await patch(`/tags/${shown.body.data.id}`, { featuredImageUrl: next.publicUrl })
      expect(changed.body.data.featuredImageUrl).toMatch(/^\/media\/badge-/)
      expect(changed.body.data.featuredImageUrl).not.toBe(shown.body.data.featuredImageUrl)
    })

    test('of others, forged and invalid ones stop the save at their field, and nothing is saved', async () => {
      const theirs = await picture('manufacturers', operator())
      const html = await sent(
        admin(),
        { fileName: 'tag.png', fileType: 'png', folder: 'tags' },
        Buffer.from('<html><script>alert(1)</script></html>'),
      )
      const before = await counts(world())
      const [make, tag] = [fresh('Ohta'), fresh('Forged')]
      for (const logo of [
        theirs.path,
        'manufacturers/1_x.png',
        '/media/none.webp',
        'https://x.example/a.png',
      ]) {
        const refused = await post('/manufacturers', { name: make, logo })
        expect([refused.status, refused.body.errors], logo).toEqual([
          422,
          [{ path: 'logo', message: 'Image not found' }],
        ])
      }
      const refused = await post('/tags', { name: tag, featuredImageUrl: html.path })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ path: 'featuredImageUrl', message: 'tag.png is not a supported image type' }],
      ])
      expect(await exists(html.path)).toBe(false)
      expect(await counts(world())).toEqual({ ...before, uploads: before.uploads - 1 })
      const answer = await call('GET', `/manufacturers?name=${encodeURIComponent(make)}`, { token: admin() })
      expect(answer.body.total).toBe(0)
    })

    test('an external address replaces a tag’s picture, and none removes it', async () => {
      const { media_id: featuredImage } = await stored('tags')
      const { data } = (await post('/tags', { name: fresh('Moved'), featuredImage, showOnHomepage: true }))
        .body
      const elsewhere = 'https://pictures.example/home.webp'
      const moved = await patch(`/tags/${data.id}`, { featuredImageUrl: elsewhere })
      expect(moved.body.data.featuredImageUrl).toBe(elsewhere)
      const bare = await patch(`/tags/${data.id}`, { featuredImageUrl: '' })
      expect([bare.status, bare.body.message]).toEqual([422, HOME])
      const none = await patch(`/tags/${data.id}`, { featuredImageUrl: '', showOnHomepage: false })
      expect(none.body.data.featuredImageUrl || null).toBeNull()
    })

    test('stay while a record uses them, and are swept a day after that ends', async () => {
      const [first, second, lone] = [
        await stored('manufacturers'),
        await stored('manufacturers'),
        await stored('tags'),
      ]
      const make = (await post('/manufacturers', { name: fresh('Ohta'), logo_id: first.media_id })).body.data
      const shown = (await stored('tags')).image_path
      const tag = (await post('/tags', { name: fresh('Swept'), featuredImageUrl: shown })).body.data
      await patch(`/manufacturers/${make.id}`, { logo_id: second.media_id })
      await age(world(), 25)
      expect((await sweepUploads(world().payload)).failed).toBe(0)
      for (const { image_path: address } of [first, lone]) expect(await exists(address.slice(1))).toBe(false)
      for (const address of [second.image_path, shown]) expect(await exists(address.slice(1))).toBe(true)
      await patch(`/tags/${tag.id}`, { featuredImageUrl: null })
      await call('DELETE', `/manufacturers/${make.id}`, { token: admin() })
      await sweepUploads(world().payload)
      for (const address of [second.image_path, shown]) expect(await exists(address.slice(1))).toBe(false)
    })
  })
}
