import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './call-api'
import { subscribeToWrites } from './emit-write'
import { generatedFileOf } from './generated-file'

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
afterEach(() => vi.unstubAllGlobals())

const body = { name: 'Beira', country: 'Mozambique' }

/** A response whose body breaks off. */
const brokenOff = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"message":'))
        stream.error(new TypeError('terminated'))
      },
    }),
  )

test.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the line breaks while the answer comes', () => Promise.resolve(brokenOff())],
])('when %s it is a network error, without a status', async (_, answer) => {
  answerWith(answer)
  const called = await callApi('post', '/api/v1/ports', { body })
  expect(called).toEqual({ ok: false, message: 'Network error occurred', issues: [] })
})

test.each([
  ['a page of a proxy', '<html>', 502, 'Invalid JSON response from server'],
  ['nothing', '', 200, 'Invalid JSON response from server'],
  ['no object', '"gone"', 500, 'Invalid JSON response from server'],
  ['an object without words', '{}', 500, 'HTTP 500: Broken'],
  ['an error field', '{"error":"conflict"}', 409, 'conflict'],
  ['a message beside it', '{"error":"conflict","message":"Taken"}', 409, 'Taken'],
])('a response with %s is read by its content', async (_, body, status, message) => {
  answerWith(async () => new Response(body, { status, statusText: 'Broken' }))
  const called = await callApi('get', '/api/v1/ports')
  expect([called.ok, called.message, called.status]).toEqual([false, message, status])
})

test('field errors are included, and so is the stored version', async () => {
  answerWith(async () =>
    Response.json({ message: 'No', errors: [{ path: 'name', message: 'Taken' }] }, { status: 409 }),
  )
  expect((await callApi('post', '/api/v1/ports', { body })).issues).toEqual([
    { path: 'name', message: 'Taken' },
  ])
  answerWith(async () => Response.json({ data: { id: 7 } }))
  expect(await callApi('get', '/api/v1/ports/{id}', { params: { path: { id: 7 } } })).toMatchObject({
    ok: true,
    message: 'Done',
    body: { data: { id: 7 } },
  })
})

const PREVIEW = '/api/v1/quotes/{id}/proforma/preview'
const preview = () =>
  new QueryClient().fetchQuery(
    generatedFileOf(PREVIEW, { params: { path: { id: 7 } }, body: { quotedPrice: 5 } }),
  )
const pdf = { headers: { 'content-type': 'application/pdf' } }

test('a file is given as it came, byte by byte, and nothing counts as written', async () => {
  const written = vi.fn()
  const stop = subscribeToWrites(written)
  answerWith(async () => new Response(new Uint8Array([37, 80, 255, 0]), pdf))
  const file = await preview()
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([37, 80, 255, 0])
  expect(file.type).toBe('application/pdf')
  expect(written).not.toHaveBeenCalled()
  stop()
})

test.each([
  [
    'a refusal',
    () => Response.json({ message: 'This quote has no price yet.' }, { status: 409 }),
    'no price',
  ],
  ['a page of a proxy', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'Invalid'],
  ['nothing', () => new Response(null, { status: 204 }), 'Invalid'],
])('in place of a file, %s is an error with its message', async (_, answer, message) => {
  answerWith(async () => answer())
  await expect(preview()).rejects.toThrow(message)
})

test('a file that nobody waits for any more is not fetched to its end', async () => {
  let signal: AbortSignal | undefined
  vi.stubGlobal('fetch', (request: Request) => {
    signal = request.signal
    return new Promise(() => undefined)
  })
  const client = new QueryClient()
  const made = generatedFileOf(PREVIEW, { params: { path: { id: 7 } }, body: {} })
  const waiting = client.fetchQuery(made).catch(() => undefined)
  await vi.waitFor(() => expect(signal?.aborted).toBe(false))
  await client.cancelQueries({ queryKey: made.queryKey })
  expect(signal?.aborted).toBe(true)
  await waiting
})
