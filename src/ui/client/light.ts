import type { BodyOf, Route } from './call'

/** What a public page asked for; a refusal has no more than its status. */
type Asked<Body> = { ok: true; body: Body } | { ok: false; status: number }

/**
 * A read of the contract for public pages, whose scripts carry no library for it. The compiler holds the address
 * against the API's document, and what comes back is of the type that stands there.
 *
 * @param search what is asked for, as texts of the address
 * @throws TypeError without a connection, SyntaxError for an answer that is none of ours, DOMException when `signal`
 *   ends it
 */
export async function askLightly<P extends Route<'get'>>(
  path: P,
  { id, search = '', signal }: { id?: number; search?: string; signal?: AbortSignal },
): Promise<Asked<BodyOf<'get', P>>> {
  const address = path.replace(/\{\w+\}/, String(id))
  const response = await fetch(search ? `${address}?${search}` : address, { signal })
  return response.ok ? { ok: true, body: await response.json() } : { ok: false, status: response.status }
}
