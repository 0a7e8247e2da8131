import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { data: Buffer; type: string }
type Refusal = { status: number; code: string }
type Claim = { scope: string; signed: string; mark: string; moment: string; seconds: number | null }

export type StrictS3 = Awaited<ReturnType<typeof startStrictS3>>

const refuse = (status: number, code: string): Refusal => ({ status, code })
const sha = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const strictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** What a request contains about its signature, in its query or in its header. */
function claimOf(request: http.IncomingMessage, query: URLSearchParams): Claim | null {
  if (query.has('X-Amz-Signature'))
    return {
      scope: query.get('X-Amz-Credential') ?? '',
      signed: query.get('X-Amz-SignedHeaders') ?? '',
      mark: query.get('X-Amz-Signature') ?? '',
      moment: query.get('X-Amz-Date') ?? '',
      seconds: Number(query.get('X-Amz-Expires')),
    }
  const given = /Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  )
  if (!given) return null
  const [, scope = '', signed = '', mark = ''] = given
  return { scope, signed, mark, moment: String(request.headers['x-amz-date']), seconds: null }
}

const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * A bucket server at least as strict as S3: every signature is recomputed, presigned addresses expire, each
 * header that may change the result must be signed, and If-None-Match is honoured. Its files are in memory.
 */
export async function startStrictS3(keys: { accessKeyId: string; secretAccessKey: string }) {
  const files = new Map<string, Stored>()
  const refused: string[] = []
  /** How many more writes succeed before the connection is cut in the middle of one; null for all. */
  const state = { writesLeft: null as number | null, isDown: false }

  function checkSignature(
    request: http.IncomingMessage,
    url: URL,
    path: string,
    body: Buffer,
  ): Refusal | null {
    const claim = claimOf(request, url.searchParams)
    if (!claim) return refuse(403, 'AccessDenied')
    const [id, day, region, service, end] = claim.scope.split('/')
    if (id !== keys.accessKeyId) return refuse(403, 'InvalidAccessKeyId')
    if (service !== 's3' || end !== 'aws4_request' || !claim.moment.startsWith(day ?? '-'))
      return refuse(403, 'SignatureDoesNotMatch')
    const age = (Date.now() - momentOf(claim.moment)) / 1000
    if (claim.seconds === null ? Math.abs(age) > 900 : !(claim.seconds > 0 && claim.seconds <= 604_800))
      return refuse(400, 'AuthorizationQueryParametersError')
    if (claim.seconds !== null && age > claim.seconds) return refuse(403, 'AccessDenied')
    const names = claim.signed.split(';')
    if (!names.includes('host')) return refuse(403, 'SignatureDoesNotMatch')
    const sentHash = String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
    if (/^[0-9a-f]{64}$/.test(sentHash) && sha(body) !== sentHash)
      return refuse(400, 'XAmzContentSHA256Mismatch')
    const query = [...url.searchParams]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
      .sort()
      .join('&')
    const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
    const payload = claim.seconds === null ? sentHash : 'UNSIGNED-PAYLOAD'
    const canonical = [request.method, path, query, headers, claim.signed, payload].join('\n')
    const scope = [day, region, service, end].join('/')
    const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
    const wanted = hmac(key, ['AWS4-HMAC-SHA256', claim.moment, scope, sha(canonical)].join('\n'))
    const given = Buffer.from(claim.mark, 'hex')
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted)
    return fits ? null : refuse(403, 'SignatureDoesNotMatch')
  }

  function answer(
    request: http.IncomingMessage,
    url: URL,
    path: string,
    body: Buffer,
    response: http.ServerResponse,
  ) {
    const wrong = checkSignature(request, url, path, body)
    const key = decodeURIComponent(path)
    const fail = ({ code, status }: Refusal) => {
      refused.push(code)
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code></Error>`)
    }
    if (wrong) return fail(wrong)
    const stored = files.get(key)
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && stored) return fail(refuse(412, 'PreconditionFailed'))
      if (Number(request.headers['content-length']) !== body.length)
        return fail(refuse(400, 'IncompleteBody'))
      files.set(key, { data: body, type: request.headers['content-type'] ?? 'binary/octet-stream' })
      return response.writeHead(200, { etag: `"${sha(body).slice(0, 32)}"` }).end()
    }
    if (request.method === 'DELETE') {
      files.delete(key)
      return response.writeHead(204).end()
    }
    if (!stored) return fail(refuse(404, 'NoSuchKey'))
    const wished = url.searchParams
    response.writeHead(200, {
      'content-type': wished.get('response-content-type') ?? stored.type,
      'content-length': stored.data.length,
      etag: `"${sha(stored.data).slice(0, 32)}"`,
      ...(wished.has('response-content-disposition')
        ? { 'content-disposition': wished.get('response-content-disposition') ?? '' }
        : {}),
    })
    return response.end(request.method === 'HEAD' ? undefined : stored.data)
  }

  const server = http.createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const isWrite = request.method === 'PUT' && state.writesLeft !== null
    if (state.isDown || (isWrite && state.writesLeft === 0)) return request.socket.destroy()
    if (isWrite && state.writesLeft !== null) state.writesLeft--
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '', `http://${request.headers.host}`)
      answer(request, url, path, Buffer.concat(parts), response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    refused,
    /** Cuts every connection until it is called with false. */
    setDown: (isDown: boolean) => {
      state.isDown = isDown
    },
    /** Stops midway: this many more files are written, and then none. */
    stopAfterWrites: (count: number | null) => {
      state.writesLeft = count
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
