import { sql } from '@payloadcms/db-postgres'
import { describe, expect, test } from 'vitest'
import { sweepUploads } from '@/modules/inventory/operations/sweep-uploads'
import { storage } from '@/server/storage'
import { vehicleBody } from '../api/catalogue'
import { call } from '../api/client'
import {
  age,
  counts,
  keep,
  keepPaper,
  open,
  PDF,
  photo,
  presign,
  put,
  sent,
  sentPaper,
  sentPhoto,
  type World,
} from './uploads-kit'

const MB = 1024 * 1024
const isThere = async (key: string) => (await storage().head(key)) !== null

/** What holds for every kind of storage. */
export function uploadCases(world: () => World): void {
  const tokens = () => world().tokens
  const create = (more: Record<string, unknown>, who: 'admin' | 'operator' = 'admin') =>
    call('POST', '/vehicles', { token: tokens()[who], body: vehicleBody(world().catalogue, more) })

  describe('asking for an address', () => {
    test('names the path by time and file, and binds type and length', async () => {
      const body = { fileType: 'jpg', fileName: 'Front left (1).JPG', size: 10, folder: 'vehicles' }
      const answer = await presign(tokens().operator, body)
      expect(answer.status).toBe(200)
      const { data } = answer.body
      expect(data).toMatchObject({
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
        path: expect.stringMatching(/^vehicles\/\d{13}_Front-left-1-.JPG$/),
        publicUrl: expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/),
      })
      const left = Date.parse(data.expiresAt) - Date.now()
      expect(left).toBeGreaterThan(800_000)
      expect(left).toBeLessThanOrEqual(900_000)
    })

    test('gives two files of one name two paths', async () => {
      const body = { fileType: 'png', fileName: 'a.png', size: 10, folder: 'vehicles' }
      const answers = await Promise.all(Array.from({ length: 6 }, () => presign(tokens().admin, body)))
      expect(new Set(answers.map((answer) => answer.body.data.path)).size).toBe(6)
    })

    test('takes a content type without a folder', async () => {
      const answer = await presign(tokens().admin, { contentType: 'image/png', fileName: 'tag.png', size: 9 })
      expect(answer.body.data.path).toMatch(/^images\/\d+_tag\.png$/)
    })

    test.each([
      [
        'a program',
        { fileType: 'application/x-msdownload', fileName: 'a.exe', size: 9 },
        415,
        'Invalid file type',
      ],
      ['SVG', { contentType: 'image/svg+xml', fileName: 'a.svg', size: 9 }, 415, 'Invalid file type'],
      [
        'HEIC',
        { contentType: 'image/heic', fileName: 'a.heic', size: 9, folder: 'vehicles' },
        415,
        'Invalid file type',
      ],
      [
        'a picture where papers go',
        { fileType: 'gif', fileName: 'a.gif', size: 9, folder: 'vehicle-documents' },
        415,
        'Invalid file type',
      ],
      ['no type', { fileName: 'a.jpg', size: 9 }, 422, 'Invalid file type'],
      [
        'an unknown folder',
        { fileType: 'jpg', fileName: 'a.jpg', size: 9, folder: '../etc' },
        422,
        'Unknown folder',
      ],
      [
        '6 MB of picture',
        { fileType: 'jpg', fileName: 'a.jpg', size: 6 * MB, folder: 'vehicles' },
        413,
        'a.jpg is too large. Maximum size is 5MB',
      ],
      [
        '11 MB of paper',
        { fileType: 'pdf', fileName: 'a.pdf', size: 11 * MB, folder: 'vehicle-documents' },
        413,
        'a.pdf is too large. Maximum size is 10MB',
      ],
      ['nothing', { fileType: 'jpg', fileName: 'a.jpg', size: 0 }, 422, 'The file is empty'],
    ])('refuses %s', async (_, body, status, message) => {
      const answer = await presign(tokens().admin, body)
      expect([answer.status, answer.body.message]).toEqual([status, message])
    })

    test('is for staff who may add or change vehicles', async () => {
      const body = { fileType: 'jpg', fileName: 'a.jpg', size: 9, folder: 'vehicles' }
      for (const who of ['customer', 'dealer'] as const)
        expect((await presign(tokens()[who], body)).status, who).toBe(403)
      expect((await call('POST', '/uploads/presigned-url', { body })).status).toBe(401)
    })
  })

  describe('sending', () => {
    test('stores exactly what was sent, once', async () => {
      const data = await photo(3)
      const given = await sent(tokens().admin, { fileName: 'once.jpg', fileType: 'jpg' }, data)
      expect(await isThere(given.path)).toBe(true)
      expect((await put(given, data)).status).toBe(412)
    })

    test('refuses another type, another length, no condition, and a tampered address', async () => {
      const data = await photo(4)
      const wish = { fileType: 'jpg', fileName: 'bound.jpg', size: data.length, folder: 'vehicles' }
      const given = (await presign(tokens().admin, wish)).body.data
      expect((await put(given, data, { 'content-type': 'text/html' })).status).toBe(403)
      expect((await put(given, data, { 'if-none-match': '"x"' })).status).toBe(403)
      expect((await put(given, Buffer.concat([data, data]))).status).toBeGreaterThanOrEqual(400)
      const elsewhere = given.url.replace('bound.jpg', 'other.jpg')
      expect((await put({ ...given, url: elsewhere }, data)).status).toBe(403)
      expect(await isThere(given.path)).toBe(false)
      expect((await put(given, data)).status).toBe(200)
    })
  })

  describe('pictures', () => {
    test('become media by their bytes, in all sizes, and what was sent goes away', async () => {
      const given = await sentPhoto(tokens().operator, 5)
      const first = await keep(tokens().operator, given.path)
      expect(first.status).toBe(200)
      expect(first.body.data).toMatchObject({
        path: given.path,
        image_path: expect.stringMatching(/^\/media\/front-5-[0-9a-f]{12}\.webp$/),
      })
      expect(await isThere(first.body.data.image_path.slice(1))).toBe(true)
      expect(await isThere(given.path)).toBe(false)
      const again = await keep(tokens().operator, given.path)
      expect(again.body.data).toEqual(first.body.data)
    })

    test('that are none are refused by name, and leave nothing', async () => {
      const before = await counts(world())
      const html = Buffer.from('<html><script>alert(1)</script></html>')
      const given = await sent(tokens().admin, { fileName: 'car.jpg', fileType: 'jpg' }, html)
      const answer = await keep(tokens().admin, given.path)
      expect([answer.status, answer.body.message]).toEqual([415, 'car.jpg is not a supported image type'])
      expect(await isThere(given.path)).toBe(false)
      expect(await counts(world())).toEqual(before)
    })

    test('of others, and those that never came, are not found', async () => {
      const given = await sentPhoto(tokens().admin, 6)
      expect((await keep(tokens().operator, given.path)).status).toBe(404)
      const wish = { fileType: 'jpg', fileName: 'late.jpg', size: 99, folder: 'vehicles' }
      const late = (await presign(tokens().admin, wish)).body.data
      const answer = await keep(tokens().admin, late.path)
      expect([answer.status, answer.body.message]).toEqual([404, 'Upload failed'])
      for (const path of ['vehicles/1_x.jpg', '../../etc/passwd', 'imports/1_a.csv', '/media/x.webp'])
        expect((await keep(tokens().admin, path)).status, path).toBe(404)
    })

    test('two that ask for one path at once get one picture', async () => {
      const given = await sentPhoto(tokens().admin, 7)
      const both = await Promise.all([keep(tokens().admin, given.path), keep(tokens().admin, given.path)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect(both[0]?.body.data.media_id).toBe(both[1]?.body.data.media_id)
    })

    test('are attached to a vehicle by the paths that were sent, in order, looked at or not', async () => {
      const [seen, unseen] = [await sentPhoto(tokens().admin, 8), await sentPhoto(tokens().admin, 9)]
      await keep(tokens().admin, seen.path)
      const made = await create({ image_paths: [unseen.path, seen.path] })
      expect(made.status).toBe(201)
      const { images } = made.body.data
      expect(images.map((image: { image_path: string }) => image.image_path)).toEqual([
        expect.stringContaining('/media/front-9-'),
        expect.stringContaining('/media/front-8-'),
      ])
      expect(images.map((image: { is_primary: boolean }) => image.is_primary)).toEqual([true, false])
    })

    test('of others and forgeries stop the save of a vehicle at their place, and nothing is saved', async () => {
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
      expect(await isThere(whole.body.data.images[0].image_path.slice(1))).toBe(true)
    })
  })

  describe('papers', () => {
    test('are kept by their bytes and become the vehicle’s with its save', async () => {
      const given = await sentPaper(tokens().operator)
      const kept = await keepPaper(tokens().operator, given.path, `temp-${Date.now()}`)
      expect(kept.body).toMatchObject({ success: true, message: 'Auction sheet uploaded successfully' })
      const made = await create({ auction_sheet_url: kept.body.url }, 'operator')
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body.data.auction_sheet_url).toBe(kept.body.url)
      expect(await open(kept.body.url)).toEqual({
        status: 200,
        type: 'application/pdf',
        body: PDF.toString('latin1'),
      })
    })

    test('can be given to the save by the path that was sent', async () => {
      const given = await sentPaper(tokens().admin, PDF, 'brochure.pdf')
      const made = await create({ brochure_url: given.path })
      expect(made.body.data.brochure_url).toMatch(/^\/files\/[0-9a-f-]{36}$/)
    })

    test.each([
      ['scan.png', 'png', 200],
      ['notes.txt', 'text', 200],
      ['wrong.pdf', 'png', 415],
      ['page.txt', 'binary', 415],
    ])('named %s that hold %s answer %s', async (name, kind, status) => {
      const data =
        kind === 'png'
          ? await photo(12, 'png')
          : kind === 'text'
            ? Buffer.from('Grade 4.5\n')
            : Buffer.from([0, 1, 2, 3])
      const given = await sentPaper(tokens().admin, data, name)
      const answer = await keepPaper(tokens().admin, given.path)
      expect(answer.status).toBe(status)
      if (status === 415) {
        expect(answer.body.message).toBe('Invalid file type')
        expect(await isThere(given.path)).toBe(false)
      }
    })

    test('need to say for which vehicle, and it must be there and unsold', async () => {
      const given = await sentPaper(tokens().admin)
      const body = { path: given.path, kind: 'brochure' }
      const none = await call('POST', '/uploads/documents', { token: tokens().admin, body })
      expect([none.status, none.body.message]).toEqual([422, 'Vehicle ID is required for document upload'])
      expect((await keepPaper(tokens().admin, given.path, 999_999)).status).toBe(404)
      const sold = (await create({ status: 'SOLD' })).body.data
      expect((await keepPaper(tokens().admin, given.path, sold.id)).status).toBe(409)
    })

    test('of a draft are for staff; a long link opens them without an account until it is revoked', async () => {
      const { admin, customer, operator } = tokens()
      const link = (await keepPaper(admin, (await sentPaper(admin)).path)).body.url
      expect((await open(link, operator)).status).toBe(404)
      const draft = (await create({ status: 'DRAFT', auction_sheet_url: link })).body.data
      expect((await open(link)).status).toBe(404)
      expect((await open(link, customer)).status).toBe(404)
      expect((await open(link, operator)).status).toBe(200)
      const signed = (token?: string) => call('POST', '/uploads/signed-url', { token, body: { path: link } })
      expect((await signed()).body.data.url).toBe('')
      expect((await signed(customer)).body.data.url).toBe('')
      const { expiresAt, url } = (await signed(admin)).body.data
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(31_535_000_000)
      expect((await open(url)).status).toBe(200)
      expect((await open(url.replace(/.$/, (end: string) => (end === 'A' ? 'B' : 'A')))).status).toBe(404)
      expect((await call('POST', '/uploads/revoke', { token: admin, body: { path: link } })).status).toBe(200)
      expect((await open(url)).status).toBe(404)
      const fresh = (await signed(admin)).body.data.url
      expect((await open(fresh)).status).toBe(200)
      await call('PATCH', `/vehicles/${draft.id}`, { token: admin, body: { auction_sheet_url: '' } })
      expect((await open(fresh)).status).toBe(404)
    })

    test('that somebody else sent are refused for another vehicle', async () => {
      const link = (await keepPaper(tokens().admin, (await sentPaper(tokens().admin)).path)).body.url
      const answer = await create({ auction_sheet_url: link }, 'operator')
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([{ path: 'auction_sheet_url', message: 'Auction sheet not found' }])
    })
  })

  test('a link to a picture is its public address, and none where there is none', async () => {
    const kept = await keep(tokens().admin, (await sentPhoto(tokens().admin, 13)).path)
    const link = (path: string) =>
      call('POST', '/uploads/signed-url', { body: { path, expiresIn: 31_536_000 } })
    expect((await link(kept.body.data.image_path)).body.data.url).toBe(kept.body.data.image_path)
    expect((await link(kept.body.data.path)).body.data.url).toBe(kept.body.data.image_path)
    for (const path of ['/media/none.webp', 'vehicles/1_none.jpg', '/media/%', '', '/files/x'])
      expect((await link(path)).body, path).toMatchObject({ data: { url: '' } })
    expect(
      (await call('POST', '/uploads/signed-url', { body: { path: 'x', expiresIn: 31_536_001 } })).status,
    ).toBe(422)
  })

  describe('the nightly sweep', () => {
    test('takes what nobody used for a day, and leaves what is used or new', async () => {
      const { admin } = tokens()
      const unsent = (
        await presign(admin, { fileType: 'jpg', fileName: 'no.jpg', size: 9, folder: 'vehicles' })
      ).body.data
      const [raw, unused, used] = [
        await sentPhoto(admin, 20),
        await sentPhoto(admin, 21),
        await sentPhoto(admin, 22),
      ]
      const lone = (await keep(admin, unused.path)).body.data
      const shown = (await create({ image_paths: [used.path] })).body.data
      const sheet = (await keepPaper(admin, (await sentPaper(admin)).path)).body.url
      const draft = (await create({ auction_sheet_url: sheet })).body.data
      const paper = await sentPaper(admin)
      await keepPaper(admin, paper.path)
      await age(world(), 25)
      const fresh = await sentPhoto(admin, 23)
      const { failed, removed } = await sweepUploads(world().payload)
      expect(failed).toBe(0)
      expect(removed).toBeGreaterThanOrEqual(4)
      for (const key of [raw.path, paper.path, lone.image_path.slice(1)])
        expect(await isThere(key), key).toBe(false)
      expect(await isThere(fresh.path)).toBe(true)
      expect(await isThere(shown.images[0].image_path.slice(1))).toBe(true)
      expect((await open(sheet)).status).toBe(200)
      const left = await world().payload.db.drizzle.execute(
        sql`SELECT path FROM uploads WHERE path IN (${unsent.path}, ${raw.path}, ${unused.path}, ${paper.path})`,
      )
      expect(left.rows).toEqual([])
      await call('PATCH', `/vehicles/${draft.id}`, { token: admin, body: { auction_sheet_url: '' } })
      await call('PATCH', `/vehicles/${shown.id}`, { token: admin, body: { images: [] } })
      await sweepUploads(world().payload)
      expect(await isThere(shown.images[0].image_path.slice(1))).toBe(false)
      expect((await open(sheet, admin)).status).toBe(404)
    })
  })
}
