import http from 'node:http'

/** After this long the app counts as hung. */
const HUNG_MS = 60_000

export type Answer = {
  status: number
  headers: http.IncomingHttpHeaders
  // The body's contents, which the drill examines.
  body: ReturnType<typeof JSON.parse>
  /** From the first byte sent to the last one read. */
  ms: number
}

export type Call = {
  method?: string
  /** Path after the origin, such as '/api/v1/auth/session'. */
  path: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export type Client = {
  origin: string
  requests: number
  send: (call: Call) => Promise<Answer>
  post: (path: string, body: unknown, token?: string) => Promise<Answer>
  close: () => void
}

/** A client each of whose requests comes from its own network address by default. */
export function clientOf(origin: string): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const client: Client = {
    origin,
    requests: 0,
    send: (call) => {
      client.requests += 1
      return exchange(origin, agent, call, addressOf(client.requests))
    },
    post: (path, body, token) => client.send({ method: 'POST', path: `/api/v1${path}`, body, token }),
    close: () => agent.destroy(),
  }
  return client
}

/** One of sixteen million private network addresses. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

function exchange(
  origin: string,
  agent: http.Agent,
  { method = 'GET', path, body, token, headers = {} }: Call,
  address: string,
): Promise<Answer> {
  const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const all = {
    'x-forwarded-for': address,
    ...(sent && { 'content-type': 'application/json', 'content-length': String(sent.length) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  const { hostname, port } = new URL(origin)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const options = { hostname, port, agent, method, path, headers: all, timeout: HUNG_MS }
    const request = http.request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const ms = performance.now() - began
        const text = Buffer.concat(parts).toString('utf8')
        const isJson = response.headers['content-type']?.includes('json')
        const parsed = isJson && text ? JSON.parse(text) : text
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parsed, ms })
      })
    })
    request.on('timeout', () => request.destroy(new Error(`${method} ${path} was not answered`)))
    request.on('error', reject)
    request.end(sent)
  })
}
