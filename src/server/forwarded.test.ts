import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress } from './client-address'
import { recordTrueAddresses } from './forwarded'

const server = createServer((request, response) => {
  const headers = new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for']) })
  response.end(clientAddress(headers, 0))
})
beforeAll(async () => {
  recordTrueAddresses(0)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())

describe('without a proxy in front', () => {
  it.each([undefined, '8.8.8.8', '8.8.8.8, 1.1.1.1', ''])(
    'a client that sends %s is known by its socket',
    async (sent) => {
      const { port } = server.address() as AddressInfo
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        headers: sent === undefined ? {} : { 'x-forwarded-for': sent },
      })
      expect(await answer.text()).toBe('127.0.0.1')
    },
  )
})
