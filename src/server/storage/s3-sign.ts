import { createHash, createHmac } from 'node:crypto'

/** With whose key, and where. */
type Signer = { region: string; accessKeyId: string; secretAccessKey: string }

/** What may be asked until when; `headers` in lower case, each of them must be sent as it stands. */
type Request = { method: string; url: string; headers: Record<string, string>; expires: Date }

/** S3 gives no signature a longer life, in seconds. */
const LONGEST = 7 * 24 * 3600

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** As signatures spell parameters: everything but letters, digits, '-', '.', '_' and '~' escaped. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const inOrder = (pairs: [string, string][]): string =>
  pairs
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')

/**
 * An address that carries its own permission: Signature Version 4 in the query, the payload unsigned, as AWS
 * describes it under "Authenticating Requests: Using Query Parameters".
 *
 * @throws RangeError for a life of no time or of more than seven days
 */
export function signS3(signer: Signer, request: Request, now = new Date()): string {
  const seconds = Math.round((request.expires.getTime() - now.getTime()) / 1000)
  if (!(seconds > 0 && seconds <= LONGEST)) throw new RangeError('A signed address lives up to seven days')
  const { host, origin, pathname, searchParams } = new URL(request.url)
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const scope = `${moment.slice(0, 8)}/${signer.region}/s3/aws4_request`
  const headers = Object.entries({ ...request.headers, host }).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = headers.map(([name]) => name).join(';')
  const query = inOrder([
    ...searchParams,
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${signer.accessKeyId}/${scope}`],
    ['X-Amz-Date', moment],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', names],
  ])
  const lines = headers.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = [request.method, pathname, query, lines, names, 'UNSIGNED-PAYLOAD'].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${signer.secretAccessKey}`)
  const mark = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, hex(canonical)].join('\n')).toString('hex')
  return `${origin}${pathname}?${query}&X-Amz-Signature=${mark}`
}
