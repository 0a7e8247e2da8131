import type { IncomingMessage } from 'node:http'
import { MAX_HEADER_LENGTH, MAX_PATH_LENGTH, MAX_URL_LENGTH } from './request-limits'

/** Why a request is refused: a status and a message. */
export type Refusal = { status: 400 | 405 | 413 | 414 | 421 | 431; message: string }

const MALFORMED: Refusal = { status: 400, message: 'This address is malformed' }

const NOT_ALLOWED: Refusal = { status: 405, message: 'This method is not allowed' }

/** URLs that a probe or a load balancer may request under any host name. */
const FOR_PROBES = new Set(['/livez', '/readyz'])

/** The path of a request without its query. */
export const pathOf = (request: Pick<IncomingMessage, 'url'>): string =>
  (request.url ?? '/').split('?', 1)[0] ?? '/'

function isMalformed(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return true
  try {
    return decodeURIComponent(path).includes('\0')
  } catch {
    return true
  }
}

/**
 * What is wrong with a request, before any of its body is read; null lets it in.
 * @param hosts the host names of this site, with their ports
 * @param host the host name requested
 * @param most the largest body that its URL accepts, in bytes
 */
export function checkRequest(
  request: IncomingMessage,
  hosts: ReadonlySet<string>,
  host: string,
  most: number,
): Refusal | null {
  const { headers, url = '/' } = request
  const path = pathOf(request)
  if (url.length > MAX_URL_LENGTH || path.length > MAX_PATH_LENGTH)
    return { status: 414, message: 'This address is too long' }
  if (isMalformed(path)) return MALFORMED
  if (request.method === 'TRACE') return NOT_ALLOWED
  if (!hosts.has(host.toLowerCase()) && !FOR_PROBES.has(path))
    return {
      status: 421,
      message: 'This site is not served under this name. Its operator can set SERVER_URL or OTHER_HOSTS.',
    }
  for (const [name, value] of Object.entries(headers))
    if (String(value).length > MAX_HEADER_LENGTH)
      return { status: 431, message: `The header ${name} is too long` }
  return Number(headers['content-length'] ?? 0) > most ? TOO_LARGE : null
}

/** The message for a body larger than its URL accepts. */
export const TOO_LARGE: Refusal = { status: 413, message: 'The request is too large' }
