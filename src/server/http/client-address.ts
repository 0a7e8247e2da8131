import { env } from '../env'

/**
 * The network address of a request, for rate limits and the audit log. Each trusted proxy appends the address
 * it saw, so with n proxies the n-th entry from the right is the visitor; anything further left could have
 * been written by anyone. Without proxies the server itself puts the address there.
 */
export function clientAddress(headers: Headers, trustedProxies = env().TRUST_PROXY): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return seen.at(-Math.max(1, trustedProxies)) || seen[0] || 'unknown'
}
