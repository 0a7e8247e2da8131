import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageFrom } from '.'
import type { Storage } from './storage-type'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaido-storage-'))
const kinds: Record<string, Storage> = { local: storageFrom({ DATA_DIR: folder }) }
let server: Awaited<ReturnType<typeof startFauxqs>>

beforeAll(async () => {
  server = await startFauxqs({ port: 0, logger: false })
  const endpoint = `http://127.0.0.1:${server.port}`
  const settings = {
    STORAGE: 's3',
    S3_BUCKET: 'kaido',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'test',
    S3_SECRET_ACCESS_KEY: 'test',
  }
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: 'kaido' }))
  kinds.s3 = storageFrom(settings)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (storage: Storage, key: string) => {
  const file = await storage.get(key)
  return file && buffer(file.stream)
}

describe.each(['local', 's3'])('%s storage', (kind) => {
  const storage = () => kinds[kind] as Storage

  it('returns exactly what was put, with its size and type', async () => {
    const data = randomBytes(300_000)
    await storage().put('media/車-фото.webp', data, 'image/webp')
    expect(await read(storage(), 'media/車-фото.webp')).toEqual(data)
    expect(await storage().head('media/車-фото.webp')).toMatchObject({ size: 300_000, type: 'image/webp' })
  })

  it('returns a part of a file, with the size of the whole', async () => {
    await storage().put('media/part.mp4', Buffer.from('0123456789'), 'video/mp4')
    const file = await storage().get('media/part.mp4', { start: 2, end: 4 })
    expect(file).toMatchObject({ size: 10, type: 'video/mp4' })
    expect(file && String(await buffer(file.stream))).toBe('234')
  })

  it('replaces a file whole, which changes its tag', async () => {
    await storage().put('a/b.txt', Buffer.from('first'), 'text/plain')
    const before = await storage().head('a/b.txt')
    await storage().put('a/b.txt', Buffer.from('second one'), 'text/plain')
    expect(String(await read(storage(), 'a/b.txt'))).toBe('second one')
    expect((await storage().head('a/b.txt'))?.etag).not.toBe(before?.etag)
  })

  it('finds nothing for a missing file, and removing one is not an error', async () => {
    expect(await storage().get('media/none.webp')).toBeNull()
    expect(await storage().head('media/none.webp')).toBeNull()
    await storage().remove('media/none.webp')
  })

  it('accepts a file in pieces, however long, and stores nothing of one that breaks off', async () => {
    const piece = randomBytes(1_000_003)
    async function* pieces(count: number, breaks = false) {
      for (let i = 0; i < count; i += 1) yield piece
      if (breaks) throw new Error('the line was cut')
    }
    await storage().putStream('long.bin', pieces(19), 'application/octet-stream')
    const stored = await read(storage(), 'long.bin')
    expect(stored?.equals(Buffer.concat(Array<Buffer>(19).fill(piece)))).toBe(true)
    await storage().putStream('short.csv', pieces(1), 'text/csv')
    expect((await storage().head('short.csv'))?.size).toBe(piece.length)
    await storage().putStream('empty.csv', pieces(0), 'text/csv')
    expect((await storage().head('empty.csv'))?.size).toBe(0)
    await expect(storage().putStream('cut.bin', pieces(19, true), 'text/csv')).rejects.toThrow('cut')
    expect(await storage().head('cut.bin')).toBeNull()
  })

  it('forgets a removed file', async () => {
    await storage().put('gone.bin', Buffer.from('x'), 'application/octet-stream')
    await storage().remove('gone.bin')
    expect(await storage().head('gone.bin')).toBeNull()
  })

  it.each([
    '../up.txt',
    '/root.txt',
    'a/../../b',
    'a//b',
    '.env',
    'a/.hidden',
    'a\\b',
    'a\0b',
    '',
    'a/',
    'x'.repeat(301),
  ])('refuses the key %j', async (key) => {
    await expect(storage().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(
      'not the name of a stored file',
    )
    await expect(storage().get(key)).rejects.toThrow('not the name of a stored file')
  })
})

it('local storage leaves no part of a file behind', () => {
  const all = readdirSync(folder, { recursive: true }).map(String)
  expect(all.filter((name) => name.endsWith('.part'))).toEqual([])
})
