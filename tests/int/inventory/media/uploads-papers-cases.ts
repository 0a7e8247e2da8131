import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { call } from '../../api/client'
import {
  createVehicle,
  exists,
  fetchMoment,
  isOwn,
  momentLink,
  open,
  PDF,
  photo,
  put,
  sentPaper,
  storePaper,
  type World,
  withCameraData,
} from './uploads-kit'

/** How an uploaded paper becomes a vehicle's, and who can open it, with every kind of storage. */
export function paperCases(world: () => World): void {
  const tokens = () => world().tokens
  const create = (more: Record<string, unknown>, who?: 'admin' | 'operator') =>
    createVehicle(world(), more, who)

  describe('papers', () => {
    test('are accepted by their bytes and become the vehicle’s with its save', async () => {
      const given = await sentPaper(tokens().operator)
      const stored = await storePaper(tokens().operator, given.path, `temp-${Date.now()}`)
      expect(stored.body).toMatchObject({ success: true, message: 'Auction sheet uploaded successfully' })
      const made = await create({ auction_sheet_url: stored.body.url }, 'operator')
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      expect(made.body.data.auction_sheet_url).toBe(stored.body.url)
      expect(await open(stored.body.url)).toEqual({
        status: 200,
        type: 'application/pdf',
        body: PDF.toString('latin1'),
      })
    })

    test('can be saved by their upload path', async () => {
      const given = await sentPaper(tokens().admin, PDF, 'brochure.pdf')
      const made = await create({ brochure_url: given.path })
      expect(made.body.data.brochure_url).toMatch(/^\/files\/[0-9a-f-]{36}$/)
    })

    test.each([
      ['scan.png', 'png', 200],
      ['notes.txt', 'text', 200],
      ['wrong.pdf', 'png', 415],
      ['page.txt', 'binary', 415],
    ])('named %s that contain %s answer %s', async (name, kind, status) => {
      const data =
        kind === 'png'
          ? await photo(12, 'png')
          : kind === 'text'
            ? Buffer.from('Grade 4.5\n')
            : Buffer.from([0, 1, 2, 3])
      const given = await sentPaper(tokens().admin, data, name)
      const answer = await storePaper(tokens().admin, given.path)
      expect(answer.status).toBe(status)
      if (status === 415) {
        expect(answer.body.message).toBe('Invalid file type')
        expect(await exists(given.path)).toBe(false)
      }
    })

    test('must name their vehicle, which must exist and be unsold', async () => {
      const given = await sentPaper(tokens().admin)
      const body = { path: given.path, kind: 'brochure' }
      const none = await call('POST', '/uploads/documents', { token: tokens().admin, body })
      expect([none.status, none.body.message]).toEqual([422, 'Vehicle ID is required for document upload'])
      expect((await storePaper(tokens().admin, given.path, 999_999)).status).toBe(404)
      const sold = (await create({ status: 'SOLD' })).body.data
      expect((await storePaper(tokens().admin, given.path, sold.id)).status).toBe(409)
    })

    test('of a draft are for staff; a long link opens them without an account until it is revoked', async () => {
      const { admin, customer, operator } = tokens()
      const link = (await storePaper(admin, (await sentPaper(admin)).path)).body.url
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

    test('are revoked by any of their addresses, and no earlier link opens them', async () => {
      const { admin } = tokens()
      const given = await sentPaper(admin)
      const link = (await storePaper(admin, given.path)).body.url
      await create({ status: 'DRAFT', auction_sheet_url: link })
      const links = async (path: string) =>
        (await call('POST', '/uploads/signed-url', { token: admin, body: { path } })).body.data.url
      const moment = await momentLink(link, admin)
      for (const address of [link, await links(link), `http://localhost:3000${link}`, given.path, moment]) {
        const before = [await links(link), await links(given.path)]
        for (const url of before) expect((await open(url)).status).toBe(200)
        const answer = await call('POST', '/uploads/revoke', { token: admin, body: { path: address } })
        expect(answer.status, address).toBe(200)
        for (const url of before) expect((await open(url)).status, address).toBe(404)
      }
      // A bucket checks nothing, so an address it signed works for its minute.
      expect((await fetchMoment(moment)).status).toBe(isOwn(moment) ? 403 : 200)
      expect((await open(link, admin)).status).toBe(200)
    })

    test.each(['jpeg', 'png', 'webp'] as const)(
      'that are %s pictures keep their contents and lose place, time and camera',
      async (format) => {
        const taken = await withCameraData(format)
        expect(String(taken)).toContain('CAMERA-SERIAL')
        const name = `sheet.${format === 'jpeg' ? 'jpg' : format}`
        for (const way of ['kept', 'saved'] as const) {
          const given = await sentPaper(tokens().admin, taken, name)
          const url = way === 'kept' ? (await storePaper(tokens().admin, given.path)).body.url : given.path
          const made = await create({ auction_sheet_url: url })
          expect(made.status, JSON.stringify(made.body)).toBe(201)
          const { body, type } = await open(made.body.data.auction_sheet_url)
          expect(type).toBe(`image/${format}`)
          expect(body).not.toContain('CAMERA-SERIAL')
          const facts = await sharp(Buffer.from(body, 'latin1')).metadata()
          expect(facts).toMatchObject({ format, width: 480, height: 640 })
          expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined])
          // The upload address accepts nothing more.
          expect((await put(given, taken)).status).toBe(412)
        }
      },
    )

    test('that are truncated pictures are rejected', async () => {
      const whole = await photo(13, 'png')
      const given = await sentPaper(tokens().admin, whole.subarray(0, whole.length / 2), 'half.png')
      expect((await storePaper(tokens().admin, given.path)).status).toBe(415)
      expect(await exists(given.path)).toBe(false)
    })

    test('that another user uploaded are rejected for another vehicle', async () => {
      const link = (await storePaper(tokens().admin, (await sentPaper(tokens().admin)).path)).body.url
      const answer = await create({ auction_sheet_url: link }, 'operator')
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([{ path: 'auction_sheet_url', message: 'Auction sheet not found' }])
    })
  })
}
