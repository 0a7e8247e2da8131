import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { logger } from '@/server/logger'
import { getTestPayload } from '../../setup/payload'
import { addPeople, tokenOf } from './client'

let admin: string

beforeAll(async () => {
  const payload = await getTestPayload()
  admin = await tokenOf(payload, (await addPeople()).admin)
})
afterEach(() => vi.restoreAllMocks())

type Native = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>
type Sent = { path: string; type: string; body: BodyInit; token?: string; more?: Record<string, string> }

async function send({ body, more, path, token, type }: Sent): Promise<Response> {
  const { POST } = (await import('@/app/(payload)/api/[...slug]/route')) as unknown as Record<'POST', Native>
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }), ...more }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return POST(new Request(`http://localhost:3000/api/${path}`, init), {
    params: Promise.resolve({ slug: path.split('/') }),
  })
}

/** Faults of ours according to the server's log and Payload's. */
async function watchLogs() {
  const payload = await getTestPayload()
  return [vi.spyOn(logger, 'error'), vi.spyOn(payload.logger, 'error')]
}

const FORM = 'multipart/form-data; boundary=b'
const part = (head: string, text: string) => `--b\r\n${head}\r\n\r\n${text}\r\n`
const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text)
const DEEP = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`

/** Sends the given data and then breaks off, like a browser being closed. */
const cutShort = (text: string): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text))
    },
    pull(controller) {
      controller.error(new Error('aborted'))
    },
  })

const BROKEN: [string, Omit<Sent, 'path'>][] = [
  ['JSON that is none', { type: 'application/json', body: '{"name":' }],
  ['JSON without a bottom', { type: 'application/json', body: DEEP }],
  ['lists in lists', { type: 'application/json', body: '['.repeat(60_000) }],
  ['a form without a boundary', { type: 'multipart/form-data', body: field('name', 'x') }],
  ['a form that breaks off', { type: FORM, body: field('name', 'x') }],
  ['a form with another boundary', { type: FORM, body: field('name', 'x').replaceAll('--b', '--c') }],
  ['a form with a part without a name', { type: FORM, body: `${part('X: y', 'x')}--b--\r\n` }],
  ['a form whose values are no JSON', { type: FORM, body: `${field('_payload', '{')}--b--\r\n` }],
  ['a form whose values have no bottom', { type: FORM, body: `${field('_payload', DEEP)}--b--\r\n` }],
  ['a content type without an end', { type: `multipart/${'a/'.repeat(7_000)}; x`, body: 'x' }],
]
const CUT: [string, () => Omit<Sent, 'path'>][] = [
  ['JSON', () => ({ type: 'application/json', body: cutShort('{"name":') })],
  ['a form', () => ({ type: FORM, body: cutShort(field('name', 'x')) })],
  [
    'a query sent as a body',
    () => ({
      type: 'application/x-www-form-urlencoded',
      body: cutShort('limit='),
      more: { 'x-payload-http-method-override': 'GET' },
    }),
  ],
]

describe.each(['tags', 'media', 'users/login'])("Payload's own interface at %s", (path) => {
  test.each(BROKEN)('answers %s with 400', async (_, sent) => {
    const logs = await watchLogs()
    const answer = await send({ ...sent, path, token: admin })
    expect(answer.status, await answer.text()).toBe(400)
    for (const log of logs) expect(log).not.toHaveBeenCalled()
  })

  test.each(CUT)('logs nothing about %s that does not arrive completely', async (_, sent) => {
    const logs = await watchLogs()
    const answer = await send({ ...sent(), path, token: admin })
    expect(answer.status, await answer.text()).toBe(400)
    for (const log of logs) expect(log).not.toHaveBeenCalled()
  })
})

test('callers not signed in may send an address and a password, and no more', async () => {
  const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(100_000) })
  expect((await send({ path: 'users/login', type: 'application/json', body })).status).toBe(413)
})

test('a valid form still delivers its file and its values', async () => {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], 'front.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify({ alt: 'From the front' }))
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const answer = await send({ path: 'media', type, body: await sent.arrayBuffer(), token: admin })
  expect(answer.status).toBe(201)
  expect((await answer.json()).doc).toMatchObject({ alt: 'From the front', mimeType: 'image/webp' })
})
