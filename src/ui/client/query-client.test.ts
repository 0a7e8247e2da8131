import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './call-api'
import { subscribeToWrites } from './emit-write'
import { forgetWritten, makeQueryClient } from './query-client'
import { readOf } from './read-of'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const PORTS = { data: [], total: 0, page: 1, limit: 10, totalPages: 0 }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse = (status: number, headers = {}) =>
  Promise.resolve(Response.json({ message: 'No' }, { status, headers }))

/** A page whose calls get these responses in turn, the last one forever. */
function answeredBy(...answers: (() => Promise<Response>)[]) {
  const calls: string[] = []
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`)
    const [answer = lost] = answers.length > 1 ? answers.splice(0, 1) : answers
    return answer()
  })
  return calls
}
const ports = () => Promise.resolve(Response.json(PORTS))

test.each([
  ['no answer', lost],
  ['a server that is started again', () => refuse(503, { 'retry-after': '1' })],
])('a read that meets %s is retried', async (_, meets) => {
  vi.useFakeTimers()
  const calls = answeredBy(meets, ports)
  const read = makeQueryClient().fetchQuery(readOf('/api/v1/ports'))
  await vi.runAllTimersAsync()
  expect(await read).toEqual(PORTS)
  expect(calls).toEqual(['GET /api/v1/ports', 'GET /api/v1/ports'])
})

test('a refused read shows why, and is not retried', async () => {
  const calls = answeredBy(() => refuse(403))
  await expect(makeQueryClient().fetchQuery(readOf('/api/v1/ports'))).rejects.toThrow('No')
  expect(calls).toHaveLength(1)
})

test('a write is never retried', async () => {
  const calls = answeredBy(lost)
  const client = makeQueryClient()
  const write = client.getMutationCache().build(client, {
    mutationFn: () => callApi('delete', '/api/v1/ports/{id}', { params: { path: { id: 7 } } }),
  })
  expect(await write.execute(undefined)).toMatchObject({ ok: false, message: 'Network error occurred' })
  expect(calls).toEqual(['DELETE /api/v1/ports/7'])
})

test('data stays fresh for as long as the specification requires, or until a write affects it', async () => {
  const calls = answeredBy(ports)
  const client = makeQueryClient()
  const stop = subscribeToWrites((route) => void forgetWritten(client, route))
  const read = () => client.fetchQuery(readOf('/api/v1/ports'))
  await read()
  await read()
  await callApi('delete', '/api/v1/tags/{id}', { params: { path: { id: 7 } } })
  await read()
  expect(calls).toEqual(['GET /api/v1/ports', 'DELETE /api/v1/tags/7'])
  await callApi('delete', '/api/v1/ports/{id}', { params: { path: { id: 7 } } })
  await read()
  expect(calls.slice(2)).toEqual(['DELETE /api/v1/ports/7', 'GET /api/v1/ports'])
  stop()
})
