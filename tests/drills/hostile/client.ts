import http from 'node:http'
import { THROWN } from '../shared/http'

/** The outcome for a text in a field, or for a request. */
export const OUTCOMES = [
  'stored',
  'trimmed',
  'blank',
  'fixed',
  'refused',
  'answered',
  'changed',
  'unclear',
  'error500',
  'slow',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** These are what the drill looks for. */
const BAD: readonly Outcome[] = ['changed', 'unclear', 'error500', 'slow']

export type Answer = {
  status: number
  // The body's contents, which the drill examines.
  body: ReturnType<typeof JSON.parse>
  bytes: Buffer
  /** The field errors, as far as the response has them. */
  errors: { path: string; message: string }[]
  message: string
}

/** Counts outcomes by kind, collects the bad ones for the report. */
export class Tally {
  readonly counts = new Map<string, Record<Outcome, number>>()
  readonly findings: string[] = []
  requests = 0
  longestMs = 0

  add(kind: string, outcome: Outcome, about = ''): void {
    const row =
      this.counts.get(kind) ?? (Object.fromEntries(OUTCOMES.map((o) => [o, 0])) as Record<Outcome, number>)
    row[outcome] += 1
    this.counts.set(kind, row)
    if (BAD.includes(outcome)) this.findings.push(`${kind}: ${outcome}: ${about}`)
  }

  total(...outcomes: Outcome[]): number {
    return [...this.counts.values()].reduce(
      (sum, row) => sum + outcomes.reduce((part, outcome) => part + row[outcome], 0),
      0,
    )
  }

  /** The outcomes as a table, one kind per line. */
  table(): string {
    const used = OUTCOMES.filter((outcome) => this.total(outcome) > 0 || BAD.includes(outcome))
    const width = Math.max(...[...this.counts.keys()].map((kind) => kind.length), 4)
    const line = (kind: string, cells: readonly (string | number)[]) =>
      kind.padEnd(width) + cells.map((cell) => String(cell).padStart(10)).join('')
    return [
      line('kind', used),
      ...[...this.counts].map(([kind, row]) =>
        line(
          kind,
          used.map((outcome) => row[outcome]),
        ),
      ),
    ].join('\n')
  }
}

export type ClientOptions = { origin: string; token: string; tally: Tally; slowMs: number }
export type Client = ReturnType<typeof clientOf>

/** After this long the app counts as hung. */
const HUNG_MS = 60_000

/** A client that counts and times every request, and records each response that must never happen. */
export function clientOf({ origin, token, tally, slowMs }: ClientOptions) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })

  /** `path` is sent as written, dots and all. */
  async function send(
    kind: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const began = Date.now()
    const answer = await exchange(`${origin}`, agent, method, path, body, {
      authorization: `Bearer ${token}`,
      ...headers,
    })
    const took = Date.now() - began
    tally.requests += 1
    tally.longestMs = Math.max(tally.longestMs, took)
    const about = `${method} ${path.slice(0, 200)}`
    if (took > slowMs) tally.add(kind, 'slow', `${about}: ${took} ms`)
    if (answer.status >= 500) tally.add(kind, 'error500', `${about}: ${answer.status} ${answer.message}`)
    return answer
  }

  return { send, tally, close: () => agent.destroy() }
}

function exchange(
  origin: string,
  agent: http.Agent,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const isBuffer = Buffer.isBuffer(body)
  const sent = body === undefined ? undefined : isBuffer ? body : Buffer.from(JSON.stringify(body))
  const type: Record<string, string> = sent && !isBuffer ? { 'content-type': 'application/json' } : {}
  const length: Record<string, string> = sent ? { 'content-length': String(sent.length) } : {}
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(
      { hostname, port, agent, method, path, headers: { ...type, ...length, ...headers }, timeout: HUNG_MS },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => resolve(answerOf(response, Buffer.concat(parts))))
      },
    )
    request.on('timeout', () =>
      request.destroy(new Error(`${method} ${path}: no answer in ${HUNG_MS / 1000} s`)),
    )
    request.on('error', reject)
    request.end(sent)
  }).catch((error: Error) => unanswered(error))
}

/** A connection that ended without a response is the worst outcome. */
const unanswered = (error: Error): Answer => ({
  status: 599,
  body: null,
  bytes: Buffer.alloc(0),
  errors: [],
  message: error.message,
})

type Problem = { message?: string; path?: string; data?: { errors?: Problem[] } }

function answerOf(response: http.IncomingMessage, bytes: Buffer): Answer {
  const isJson = response.headers['content-type']?.includes('json')
  const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : null
  const given: Problem[] = Array.isArray(body?.errors) ? body.errors : []
  const errors = given
    .flatMap((one) => one.data?.errors ?? [one])
    .flatMap(({ path, message }) => (path ? [{ path, message: message ?? '' }] : []))
  const thrown = response.headers[THROWN] ? 'the handler threw' : ''
  return {
    status: response.statusCode ?? 0,
    body,
    bytes,
    errors,
    message: String(body?.message ?? given[0]?.message ?? thrown),
  }
}
