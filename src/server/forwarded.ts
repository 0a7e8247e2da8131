import { aroundRequests } from './around-requests'

const HEADER = 'x-forwarded-for'

/**
 * Without a proxy in front, X-Forwarded-For becomes the address that the request really came from. Next keeps
 * whatever a client wrote there, so anybody could choose the address that limits and the audit log see.
 * Called once, before the first request.
 *
 * @param trustedProxies how many proxies in front write the header; with any, it is left as they wrote it
 */
export function recordTrueAddresses(trustedProxies: number): void {
  if (trustedProxies > 0) return
  aroundRequests((request, _response, next) => {
    request.headers[HEADER] = request.socket.remoteAddress
    return next()
  })
}
