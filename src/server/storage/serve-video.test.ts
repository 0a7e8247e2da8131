import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'videos-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('STORAGE', 'local')
  const { storage } = await import('.')
  await storage().put('media/ship.mp4', Buffer.from('0123456789'), 'video/mp4')
  await storage().put('media/notes.txt', Buffer.from('not for everybody'), 'text/plain')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const request = async (headers: Record<string, string> = {}, name = 'ship.mp4') => {
  const { serveMedia } = await import('../serve-media')
  return serveMedia([name], new Request(`http://localhost/media/${name}`, { headers }))
}

describe('a video', () => {
  it('is served whole, to be played alone', async () => {
    const answer = await request()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': '10',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toBe('0123456789')
  })

  it.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-', 'bytes 8-9/10', '89'],
  ])('is served in parts: %s', async (range, contentRange, text) => {
    const answer = await request({ range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(await answer.text()).toBe(text)
  })

  it('has no part beyond its end', async () => {
    const answer = await request({ range: 'bytes=10-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('is served whole to who has parts of another file', async () => {
    const etag = (await request()).headers.get('etag') ?? ''
    expect((await request({ range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200)
    expect((await request({ range: 'bytes=2-4', 'if-range': etag })).status).toBe(206)
    expect((await request({ 'if-none-match': etag })).status).toBe(304)
  })
})

it('what is neither picture nor video is not found', async () =>
  expect((await request({}, 'notes.txt')).status).toBe(404))
