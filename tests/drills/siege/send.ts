import http from 'node:http'

/** After this long nobody would wait any more. */
const HUNG_MS = 60_000

export type SentAnswer = {
  /** 0 if the connection was closed before there was a response. */
  status: number
  headers: http.IncomingHttpHeaders
  /** The beginning of it at most. */
  text: string
  /** Of the body, as transferred. */
  bytes: number
  ms: number
}

export type Sending = {
  method?: string
  headers?: Record<string, string>
  /** What is sent, one piece at a time; it stops when the other side has responded or hung up. */
  body?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** How much of the response is stored, in bytes. */
  maxBytes?: number
}

/**
 * One request on its own connection, exactly as given: no client in between that corrects its path or its
 * headers. A connection closed by the other side is a response too.
 */
export function sendRaw(origin: string, path: string, sending: Sending = {}): Promise<SentAnswer> {
  const { body, headers, maxBytes = 1_000_000, method = 'GET' } = sending
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const answer: SentAnswer = { status: 0, headers: {}, text: '', bytes: 0, ms: 0 }
    const done = () => resolve({ ...answer, ms: Math.round(performance.now() - began) })
    const request = http.request({ hostname, port, path, method, headers, agent: false, timeout: HUNG_MS })
    request.on('response', (response) => {
      answer.status = response.statusCode ?? 0
      answer.headers = response.headers
      response.on('data', (part: Buffer) => {
        answer.bytes += part.length
        if (answer.text.length < maxBytes) answer.text += part.toString('latin1')
      })
      response.on('end', done)
      response.on('error', done)
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? setImmediate(done) : reject(error),
    )
    void write(request, body ?? [])
  })
}

async function write(request: http.ClientRequest, body: NonNullable<Sending['body']>): Promise<void> {
  let open = true
  request.on('close', () => {
    open = false
  })
  for await (const piece of body) {
    if (!open) return
    if (!request.write(piece))
      await new Promise<void>((resolve) => {
        const go = () => {
          request.off('drain', go)
          request.off('close', go)
          resolve()
        }
        request.once('drain', go)
        request.once('close', go)
      })
  }
  if (open) request.end()
}
