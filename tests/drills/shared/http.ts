import http from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'

export type Answerer = (request: Request) => Promise<Response>

/** Marks the response to a request whose handler threw, which no handler may ever do. */
export const THROWN = 'x-drill-thrown'

/** Serves a handler of web requests over HTTP, on this machine only. */
export function serve(answer: Answerer, port: number): Promise<http.Server> {
  const server = http.createServer((incoming, outgoing) => {
    void respond(answer, incoming, outgoing)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

async function respond(answer: Answerer, incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
  try {
    const response = await answer(requestOf(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (!response.body) outgoing.end()
    else Readable.fromWeb(response.body as WebStream).pipe(outgoing)
  } catch (error) {
    console.error(error)
    if (!outgoing.headersSent) outgoing.writeHead(500, { [THROWN]: '1' })
    outgoing.end()
  }
}

function requestOf(incoming: http.IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host}`), {
    method,
    headers,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  } as RequestInit)
}

/** A body that may be left unread: the connection stays open, so that the response arrives. */
function bodyOf(incoming: http.IncomingMessage): BodyInit {
  const parts = incoming[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel: () => {
      incoming.resume()
    },
  })
}
