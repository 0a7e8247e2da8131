import { readSigned, signValue } from '../signed-value'
import { type GetTerms, isStorageKey, type PutTerms, type SignedRequest, storage } from '.'

/** What a signed address of the app itself permits. */
export type Allowed =
  | { method: 'PUT'; key: string; type: string; size: number }
  | { method: 'GET'; key: string; type: string; disposition: string; linkKey?: string }

const PURPOSE = 'storage'

function ownSignedUrl(allowed: Allowed, expires: Date): string {
  if (!isStorageKey(allowed.key)) throw new Error('This is not the name of a stored file')
  const path = allowed.key.split('/').map(encodeURIComponent).join('/')
  return `/storage/${path}?signed=${signValue(PURPOSE, allowed, expires)}`
}

/**
 * A request that puts one new file into the storage: straight into the bucket, or through the app if browsers
 * cannot reach it. Either way type and length are fixed, it expires, and nothing is overwritten.
 */
export async function signedPut(key: string, terms: PutTerms): Promise<SignedRequest> {
  const { expires, size, type } = terms
  return (
    (await storage().direct?.put(key, terms)) ?? {
      url: ownSignedUrl({ method: 'PUT', key, type, size }, expires),
      headers: { 'content-type': type, 'if-none-match': '*' },
    }
  )
}

/** A temporary address for one file. */
export async function signedGet(key: string, terms: GetTerms): Promise<string> {
  const { expires, ...how } = terms
  return (await storage().direct?.get(key, terms)) ?? ownSignedUrl({ method: 'GET', key, ...how }, expires)
}

/** What this signature permits for this method and key; null if nothing. */
export function allowedBy<M extends Allowed['method']>(
  method: M,
  key: string,
  signed: string | null,
  now: Date,
): Extract<Allowed, { method: M }> | null {
  const allowed = readSigned(PURPOSE, signed, now) as Allowed | null
  return allowed?.method === method && allowed.key === key
    ? (allowed as Extract<Allowed, { method: M }>)
    : null
}
