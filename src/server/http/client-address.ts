import { env } from '../env'

/**
 * The network address that a request came from, for limits and the audit log. Each trusted proxy appends the
 * address that it saw, so with n of them the n-th entry from the right is the visitor; what stands further
 * left anybody could have written. Without proxies the server itself puts the address there.
 */
export function clientAddress(headers: Headers, trustedProxies = env().TRUST_PROXY): string {
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return seen.at(-Math.max(1, trustedProxies)) || seen[0] || 'unknown'
}
