import type { BodyOf, Route } from './make-call'

/** The result of a public page's request; a refusal only has its status. */
type Pending<Body> = { ok: true; body: Body } | { ok: false; status: number }

/**
 * A read call for public pages, whose scripts include no API library. The compiler checks the URL against
 * the API document, and the result has the documented type.
 *
 * @param search the query, as URL parameters
 * @throws TypeError without a connection, SyntaxError for a response that is not ours, DOMException if
 * `signal` aborts it
 */
export async function fetchPublic<P extends Route<'get'>>(
  path: P,
  { id, search = '', signal }: { id?: number; search?: string; signal?: AbortSignal },
): Promise<Pending<BodyOf<'get', P>>> {
  const address = path.replace(/\{\w+\}/, String(id))
  const response = await fetch(search ? `${address}?${search}` : address, { signal })
  return response.ok ? { ok: true, body: await response.json() } : { ok: false, status: response.status }
}
