import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { eraseAccount } from '@/modules/accounts/own-account/operations/erase-account'
import { serveMedia } from '@/server/serve-media'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { getTestPayload } from '../../setup/payload'
import { addPeople, call, type People, type PersonName, tokenOf } from '../api/client'
import { oddImages } from '../drills/odd-images'

let people: People
const tokens = {} as Record<PersonName, string>

beforeAll(async () => {
  const payload = await getTestPayload()
  people = await addPeople()
  for (const name of ['admin', 'manager', 'supervisor', 'customer', 'otherCustomer', 'dealer'] as const)
    tokens[name] = await tokenOf(payload, people[name])
})

const OWN = '/users/my-picture'
const of = (name: PersonName): string => `/users/${people[name].id}/picture`
const send = (who: PersonName, path: string, bytes: Buffer) =>
  call('PUT', path, {
    token: tokens[who],
    raw: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The response at a picture's address. */
const served = (address: string): Promise<Response> =>
  serveMedia(address.split('/').slice(2), new Request(`http://localhost:3000${address}`))

const addressOf = async (name: PersonName): Promise<string | null> => {
  const payload = await getTestPayload()
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT profile_picture_url AS url FROM users WHERE id = ${people[name].id}`,
  )
  return rows[0]?.url as string | null
}

it('stores a square of the picture, replaces the previous one and removes its file', async () => {
  const first = await send('customer', OWN, await picture('#355070'))
  expect(first).toMatchObject({ status: 200, body: { message: 'Picture saved' } })
  const address = first.body.data.profilePictureUrl
  const file = await served(address)
  expect(file.headers.get('content-type')).toBe('image/webp')
  const { format, height, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect({ format, height, width }).toEqual({ format: 'webp', height: 256, width: 256 })

  const second = await send('customer', OWN, await picture('#e9c46a'))
  expect(second.body.data.profilePictureUrl).not.toBe(address)
  // A form filled in earlier is still up to date.
  expect(second.body.data.updatedAt).toBe(first.body.data.updatedAt)
  expect((await served(address)).status).toBe(404)

  const removed = await call('DELETE', OWN, { token: tokens.customer })
  expect(removed.body.data.profilePictureUrl).toBeNull()
  expect((await served(second.body.data.profilePictureUrl)).status).toBe(404)
})

it('accepts pictures by their bytes, and rejects everything else without touching the current one', async () => {
  await send('dealer', OWN, await picture('#355070'))
  const before = await addressOf('dealer')
  const { accepted, refused } = await oddImages()
  for (const { data, name } of refused) {
    const answer = await send('dealer', OWN, data)
    expect([413, 415, 422], name).toContain(answer.status)
    expect(await addressOf('dealer'), name).toBe(before)
  }
  const empty = await send('dealer', OWN, Buffer.alloc(0))
  expect(empty).toMatchObject({ status: 422, body: { message: 'Please select an image file' } })
  const large = await send('dealer', OWN, Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(large).toMatchObject({ status: 413, body: { message: 'File size must be less than 5MB' } })
  expect((await served(before ?? '')).status).toBe(200)
  for (const { data, name } of accepted) expect((await send('dealer', OWN, data)).status, name).toBe(200)
})

it('is set for others by staff who may change them, and by nobody else', async () => {
  const bytes = await picture('#2a9d8f')
  expect((await send('manager', of('otherCustomer'), bytes)).status).toBe(200)
  const address = await addressOf('otherCustomer')
  for (const who of ['customer', 'dealer', 'supervisor'] as const) {
    expect((await send(who, of('otherCustomer'), bytes)).status, who).toBe(403)
    expect((await call('DELETE', of('otherCustomer'), { token: tokens[who] })).status, who).toBe(403)
  }
  expect(await send('manager', of('admin'), bytes)).toMatchObject({
    status: 403,
    body: { message: 'Only an Admin can change an Admin' },
  })
  expect((await send('manager', '/users/999999/picture', bytes)).status).toBe(404)
  expect(await addressOf('otherCustomer')).toBe(address)
  expect((await served(address ?? '')).status).toBe(200)
  expect((await call('DELETE', of('otherCustomer'), { token: tokens.manager })).status).toBe(200)
  expect(await addressOf('otherCustomer')).toBeNull()
})

it('is removed when the account is erased', async () => {
  await send('otherCustomer', OWN, await picture('#264653'))
  const address = (await addressOf('otherCustomer')) ?? ''
  const payload = await getTestPayload()
  const { id } = people.otherCustomer
  await payload.db.drizzle.execute(sql`
    UPDATE users SET deleted_by_self = true, deleted_at = now() - interval '32 days' WHERE id = ${id}`)
  expect(await inTransaction({ payload }, (req) => eraseAccount(req, id))).toBe(true)
  expect(await addressOf('otherCustomer')).toBeNull()
  expect((await served(address)).status).toBe(404)
})

it('reports that files cannot be stored, and can be removed even if its file cannot', async () => {
  await send('dealer', OWN, await picture('#355070'))
  const readOnly = () => Promise.reject(Object.assign(new Error('read-only file system'), { code: 'EROFS' }))
  const put = vi.spyOn(storage(), 'put').mockImplementation(readOnly)
  const remove = vi.spyOn(storage(), 'remove').mockImplementation(readOnly)
  const sent = await send('dealer', OWN, await picture('#e9c46a'))
  expect([sent.status, sent.body.message]).toEqual([
    503,
    'The file storage cannot be reached. Please try again.',
  ])
  expect(await addressOf('dealer')).not.toBeNull()
  expect((await call('DELETE', OWN, { token: tokens.dealer })).status).toBe(200)
  expect(await addressOf('dealer')).toBeNull()
  put.mockRestore()
  remove.mockRestore()
})
