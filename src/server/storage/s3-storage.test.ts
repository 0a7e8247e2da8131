import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyFacts } from '../http-server/policy-facts'
import { type Storage, storageFrom } from '.'

const KEYS = { S3_ACCESS_KEY_ID: 'test', S3_SECRET_ACCESS_KEY: 'test' }
const AWS = { STORAGE: 's3', S3_BUCKET: 'yard', S3_REGION: 'eu-west-1', ...KEYS } as const
const terms = () => ({ type: 'image/jpeg', size: 7, expires: new Date(Date.now() + 60_000) })

describe('addresses that browsers use', () => {
  it('of an upload sign type and length, and replace nothing', async () => {
    const given = await storageFrom(AWS).direct?.put('vehicles/1_a.jpg', terms())
    const { searchParams } = new URL(String(given?.url))
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match')
    expect(searchParams.get('X-Amz-Expires')).toBe('60')
    expect(given?.headers).toEqual({ 'content-type': 'image/jpeg', 'if-none-match': '*' })
    expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  })

  it('of a download fix how it is shown', async () => {
    const how = { type: 'application/pdf', disposition: "inline; filename*=UTF-8''a%20b.pdf" }
    const url = new URL(String(await storageFrom(AWS).direct?.get('papers/2_b.pdf', { ...terms(), ...how })))
    expect(url.searchParams.get('response-content-type')).toBe(how.type)
    expect(url.searchParams.get('response-content-disposition')).toBe(how.disposition)
  })

  it('expire after at most seven days, and name files of the storage', async () => {
    const { direct } = storageFrom(AWS)
    for (const seconds of [-1, 0, 7 * 86_400 + 1]) {
      const expires = new Date(Date.now() + seconds * 1000)
      await expect(direct?.put('a/b.jpg', { ...terms(), expires })).rejects.toThrow('seven days')
      const wish = { type: 'image/jpeg', disposition: 'inline', expires }
      await expect(direct?.get('a/b.jpg', wish)).rejects.toThrow('seven days')
    }
    await expect(direct?.put('../b.jpg', terms())).rejects.toThrow('not the name of a stored file')
  })

  it.each([
    [{}, 'https://yard.s3.eu-west-1.amazonaws.com/vehicles/1_%E8%BB%8A.jpg'],
    [{ S3_BUCKET: 'my.yard' }, 'https://s3.eu-west-1.amazonaws.com/my.yard/vehicles/1_%E8%BB%8A.jpg'],
    [
      { S3_ENDPOINT: 'http://inside:3900', S3_PUBLIC_ENDPOINT: 'https://files.example:8443/' },
      'https://files.example:8443/yard/vehicles/1_%E8%BB%8A.jpg',
    ],
    [
      { S3_PUBLIC_ENDPOINT: 'https://files.example/s3' },
      'https://files.example/s3/yard/vehicles/1_%E8%BB%8A.jpg',
    ],
  ])('with %j name where pages may send files', async (more, address) => {
    const settings = { ...AWS, ...more }
    const given = await storageFrom(settings).direct?.put('vehicles/1_車.jpg', terms())
    expect(given?.url.split('?')[0]).toBe(address)
    const facts = policyFacts({ ...settings, NODE_ENV: 'production', SERVER_URL: 'https://kaido.example' })
    expect(facts.storageOrigin).toBe(new URL(address).origin)
  })
})

describe('an upload in parts', () => {
  let server: Awaited<ReturnType<typeof startFauxqs>>
  let front: http.Server
  let storage: Storage
  /** Whether the storage fails when parts are to be removed. */
  let storesParts = false
  const abandoned: string[] = []

  beforeAll(async () => {
    server = await startFauxqs({ port: 0, logger: false })
    front = http.createServer((request, response) => {
      if (request.method === 'DELETE') {
        if (storesParts) return void request.socket.destroy()
        abandoned.push(String(request.url))
      }
      const { headers, method, url: path } = request
      const on = http.request({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      request.pipe(on)
    })
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
    const client = new S3Client({ endpoint, region: 'eu-west-1', forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: 'yard' }))
    storage = storageFrom({ ...AWS, S3_ENDPOINT: endpoint })
  })
  afterAll(async () => {
    front.closeAllConnections()
    front.close()
    await server.stop()
  })

  const piece = randomBytes(1_000_000)
  async function* cut() {
    for (let i = 0; i < 19; i += 1) yield piece
    throw new Error('the line was cut')
  }

  it('is removed from the bucket if it breaks off', async () => {
    await expect(storage.putStream('cut.bin', cut(), 'text/csv')).rejects.toThrow('the line was cut')
    expect(abandoned).toEqual([expect.stringMatching(/^\/yard\/cut\.bin\?.*uploadId=/)])
    expect(await storage.head('cut.bin')).toBeNull()
  })

  it('reports why it broke off, even if its parts cannot be removed', async () => {
    storesParts = true
    await expect(storage.putStream('left.bin', cut(), 'text/csv')).rejects.toThrow('the line was cut')
    storesParts = false
    expect(abandoned).toHaveLength(1)
    expect(await storage.head('left.bin')).toBeNull()
  })
})
