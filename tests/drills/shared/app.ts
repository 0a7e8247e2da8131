// The product's own request handlers in a process that starts in seconds and may be killed: the contract
// under /api/v1, Payload's native interface under /api, stored files, health. Arguments: port [--prepare]
// [--screens].

import config from '@payload-config'
import { getPayload } from 'payload'
import { addCatalogue } from './catalogue'
import { type Answerer, serve } from './http'

type NativeHandler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>
type Native = Partial<Record<string, NativeHandler>>

const port = Number(process.argv[2])
const payload = await getPayload({ config })
const { plainAnswerAt, signAnswerAt } = await import('@/wiring/answer-request')

let loaded: Promise<Native> | undefined
/** Takes a while to load and is not needed by every drill. */
function native(): Promise<Native> {
  loaded ??= import('@/app/(payload)/api/[...slug]/route') as Promise<unknown> as Promise<Native>
  return loaded
}

/** The segments of a path below a prefix, decoded as Next decodes them. */
const segments = (request: Request, prefix: string): string[] =>
  new URL(request.url).pathname
    .slice(prefix.length)
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part // an invalid escape sequence stays as it is
      }
    })

const answer: Answerer = async (request) => {
  const { pathname } = new URL(request.url)
  const under = (prefix: string) => pathname.startsWith(prefix)
  const plain = signAnswerAt(pathname) ?? plainAnswerAt(pathname)
  if (plain) return plain(request)
  if (under('/api/')) {
    const handler = (await native())[request.method]
    return handler
      ? handler(request, { params: Promise.resolve({ slug: segments(request, '/api/') }) })
      : new Response(null, { status: 405 })
  }
  if (under('/screens/') && process.argv.includes('--screens'))
    return (await import('../hostile/screens')).answerScreen(payload, request)
  return new Response('Not found', { status: 404 })
}

const catalogue = process.argv.includes('--prepare') ? await addCatalogue(payload) : null
await serve(answer, port)
process.on('disconnect', () => process.exit(0))
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ memory: process.memoryUsage().rss })
})
process.send?.({ ready: true, catalogue })
