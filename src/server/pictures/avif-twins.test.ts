import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twins-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('STORAGE', 'local')
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a33' } }).webp()
  const { storage } = await import('../storage/index')
  await storage().put('media/car.webp', await photo.toBuffer(), 'image/webp')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const request = async (name: string) => {
  const { serveMedia } = await import('../serve-media')
  return serveMedia([name], new Request(`http://localhost/media/${name}`))
}

describe('a stored picture', () => {
  it('is WebP under the address of its AVIF file until that is made, then always AVIF', async () => {
    const before = await request('car.avif')
    expect(before.headers.get('content-type')).toBe('image/webp')
    expect(before.headers.get('cache-control')).toBe('public, max-age=60')
    await vi.waitFor(
      async () => expect((await request('car.avif')).headers.get('content-type')).toBe('image/avif'),
      { timeout: 20_000 },
    )
    expect((await request('car.avif')).headers.get('cache-control')).toContain('immutable')
  })

  it.each([320, 768])('has a size of %i px, made when it is first requested', async (size) => {
    const answer = await request(`car.w${size}.webp`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(width).toBe(size)
  })

  it('has that size as AVIF immediately, whatever else is waiting to be converted', async () => {
    const answer = await request('car.w768.avif')
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it('has its twins removed with it', async () => {
    const { twinsOf } = await import('./avif-twins')
    expect(twinsOf('media/car.webp')).toEqual([
      'media/car.avif',
      'media/car.w320.webp',
      'media/car.w320.avif',
      'media/car.w768.webp',
      'media/car.w768.avif',
    ])
  })

  it.each(['none.avif', 'none.w768.webp', 'car.w769.webp', 'car.w768.w320.webp', 'car.w768.png', '.avif'])(
    'has no %s',
    async (name) => {
      expect((await request(name)).status).toBe(404)
    },
  )
})
