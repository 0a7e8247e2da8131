import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweepUploads } from '@/modules/inventory/media/operations/sweep-uploads'
import { storageFrom } from '@/server/storage'
import { vehicleBody } from '../../api/catalogue'
import { call } from '../../api/client'
import { type StrictS3, startStrictS3 } from './strict-s3'
import { uploadCases } from './uploads-cases'
import {
  age,
  counts,
  photo,
  presign,
  put,
  sent,
  sentPhoto,
  store,
  uploadWorld,
  type World,
} from './uploads-kit'

const KEYS = { accessKeyId: 'strict-key', secretAccessKey: 'strict-secret-0123456789' }
let s3: StrictS3
let world: World

beforeAll(async () => {
  s3 = await startStrictS3(KEYS)
  Object.assign(process.env, {
    STORAGE: 's3',
    S3_BUCKET: 'yard',
    S3_ENDPOINT: s3.endpoint,
    S3_PUBLIC_ENDPOINT: s3.endpoint,
    S3_REGION: 'test-1',
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  })
  world = await uploadWorld()
})
afterAll(() => s3?.stop())
afterEach(() => {
  s3.setDown(false)
  s3.stopAfterWrites(null)
  vi.useRealTimers()
})

describe('with an S3 server that checks every signature', () => {
  uploadCases(() => world)

  test('files go straight to the bucket', async () => {
    const given = await sentPhoto(world.tokens.admin, 40)
    expect(given.url.startsWith(`${s3.endpoint}/yard/vehicles/`)).toBe(true)
    expect(s3.files.has(`/yard/${given.path}`)).toBe(true)
  })

  test('an address no longer works once it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * 60_000 })
    const data = await photo(41)
    const wish = { fileType: 'jpg', fileName: 'old.jpg', size: data.length, folder: 'vehicles' }
    const direct = storageFrom(process.env).direct
    const expires = new Date(Date.now() + 900_000)
    const given = await direct?.put('vehicles/1_old.jpg', { type: 'image/jpeg', size: wish.size, expires })
    vi.useRealTimers()
    const answer = await put(given as { url: string; headers: Record<string, string> }, data)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('AccessDenied')
    expect(s3.files.has('/yard/vehicles/1_old.jpg')).toBe(false)
  })

  test('nor does one with a wrong secret or for more than seven days', async () => {
    const wrong = storageFrom({ ...process.env, S3_SECRET_ACCESS_KEY: 'guessed-0123456789' })
    const terms = { type: 'image/jpeg', size: 3, expires: new Date(Date.now() + 60_000) }
    const given = await wrong.direct?.put('vehicles/2_wrong.jpg', terms)
    const answer = await put(given as { url: string; headers: Record<string, string> }, Buffer.from('abc'))
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('SignatureDoesNotMatch')
    await expect(wrong.put('vehicles/3_x.jpg', Buffer.from('abc'), 'image/jpeg')).rejects.toThrow()
    const long = { ...terms, expires: new Date(Date.now() + 8 * 24 * 3_600_000) }
    await expect(wrong.direct?.put('vehicles/4_x.jpg', long)).rejects.toThrow('seven days')
  })

  test('without an address for browsers, files pass through the app', async () => {
    const { S3_PUBLIC_ENDPOINT: _, ...inside } = process.env
    expect(storageFrom(inside).direct).toBeNull()
    const { S3_ENDPOINT: __, ...aws } = inside
    const terms = { type: 'image/jpeg', size: 3, expires: new Date(Date.now() + 60_000) }
    const signed = await storageFrom(aws).direct?.put('vehicles/5_x.jpg', terms)
    expect(signed?.url).toMatch(/^https:\/\/yard\.s3\.test-1\.amazonaws\.com\/vehicles\/5_x\.jpg\?/)
  })
})

describe('when the storage stops midway', () => {
  test('a picture is reported, nothing is half saved, and a retry works', async () => {
    const given = await sentPhoto(world.tokens.admin, 50)
    const before = await counts(world)
    const stored = s3.files.size
    s3.stopAfterWrites(2)
    const failed = await store(world.tokens.admin, given.path)
    expect([failed.status, failed.body.error]).toEqual([503, 'unavailable'])
    expect(failed.body.message).toBe('The file storage cannot be reached. Please try again.')
    expect(await counts(world)).toEqual(before)
    s3.stopAfterWrites(null)
    expect(s3.files.has(`/yard/${given.path}`)).toBe(true)
    expect(s3.files.size).toBeLessThanOrEqual(stored + 1)
    const again = await store(world.tokens.admin, given.path)
    expect(again.status).toBe(200)
    expect(await counts(world)).toEqual({ ...before, media: before.media + 1 })
  })

  test('a vehicle with new pictures is not saved, and is saved completely the next time', async () => {
    const paths = [
      (await sentPhoto(world.tokens.admin, 51)).path,
      (await sentPhoto(world.tokens.admin, 52)).path,
    ]
    const body = vehicleBody(world.catalogue, { image_paths: paths })
    const before = await counts(world)
    s3.setDown(true)
    const failed = await call('POST', '/vehicles', { token: world.tokens.admin, body })
    expect(failed.status).toBe(503)
    expect(await counts(world)).toEqual(before)
    s3.setDown(false)
    const made = await call('POST', '/vehicles', { token: world.tokens.admin, body })
    expect(made.status).toBe(201)
    expect(made.body.data.images).toHaveLength(2)
  })

  test('a manufacturer with a new logo is not saved, and is saved completely the next time', async () => {
    const wish = { fileName: 'logo.png', fileType: 'png', folder: 'manufacturers' }
    const { path } = await sent(world.tokens.admin, wish, await photo(55, 'png'))
    const save = () =>
      call('POST', '/manufacturers', {
        token: world.tokens.admin,
        body: { name: 'Ohta Jidosha', logo: path },
      })
    const before = await counts(world)
    s3.stopAfterWrites(1)
    const failed = await save()
    expect([failed.status, failed.body.message]).toEqual([
      503,
      'The file storage cannot be reached. Please try again.',
    ])
    expect(await counts(world)).toEqual(before)
    s3.stopAfterWrites(null)
    const made = await save()
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.body.data.logo).toMatch(/^\/media\/logo-[0-9a-f]{12}\.webp$/)
  })

  test('an address is still issued, uploading fails, and a retry works', async () => {
    const data = await photo(53)
    const wish = { fileType: 'jpg', fileName: 'line.jpg', size: data.length, folder: 'vehicles' }
    const given = (await presign(world.tokens.admin, wish)).body.data
    s3.setDown(true)
    await expect(put(given, data)).rejects.toThrow()
    s3.setDown(false)
    expect((await put(given, data)).status).toBe(200)
  })

  test('the sweep leaves the rows, and removes them the next night', async () => {
    const given = await sentPhoto(world.tokens.admin, 54)
    await age(world, 25)
    s3.setDown(true)
    expect((await sweepUploads(world.payload)).failed).toBeGreaterThan(0)
    s3.setDown(false)
    expect(s3.files.has(`/yard/${given.path}`)).toBe(true)
    expect((await sweepUploads(world.payload)).failed).toBe(0)
    expect(s3.files.has(`/yard/${given.path}`)).toBe(false)
  })
})
