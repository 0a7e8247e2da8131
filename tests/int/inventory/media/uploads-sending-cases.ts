import { describe, expect, test } from 'vitest'
import { call } from '../../api/client'
import { exists, photo, presign, put, sent, type World } from './uploads-kit'

const MB = 1024 * 1024

/** How a file gets into the storage, whatever its kind. */
export function sendingCases(world: () => World): void {
  const tokens = () => world().tokens

  describe('requesting an address', () => {
    test('names the path by time and file, and fixes type and length', async () => {
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

    test('gives two files with one name two paths', async () => {
      const body = { fileType: 'png', fileName: 'a.png', size: 10, folder: 'vehicles' }
      const answers = await Promise.all(Array.from({ length: 6 }, () => presign(tokens().admin, body)))
      expect(new Set(answers.map((answer) => answer.body.data.path)).size).toBe(6)
    })

    test('accepts a content type without a folder', async () => {
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
      expect(await exists(given.path)).toBe(true)
      expect((await put(given, data)).status).toBe(412)
    })

    test('rejects another type, another length, no condition, and a tampered address', async () => {
      const data = await photo(4)
      const wish = { fileType: 'jpg', fileName: 'bound.jpg', size: data.length, folder: 'vehicles' }
      const given = (await presign(tokens().admin, wish)).body.data
      expect((await put(given, data, { 'content-type': 'text/html' })).status).toBe(403)
      expect((await put(given, data, { 'if-none-match': '"x"' })).status).toBe(403)
      expect((await put(given, Buffer.concat([data, data]))).status).toBeGreaterThanOrEqual(400)
      const elsewhere = given.url.replace('bound.jpg', 'other.jpg')
      expect((await put({ ...given, url: elsewhere }, data)).status).toBe(403)
      expect(await exists(given.path)).toBe(false)
      expect((await put(given, data)).status).toBe(200)
    })
  })
}
