import type { Readable } from 'node:stream'

/** What is known of a stored file without reading it. `etag` changes when the content does. */
export type StoredFacts = { size: number; type: string; etag: string }

/** A stored file being read: close or drain the stream. */
export type StoredFile = StoredFacts & { stream: Readable }

/** A request that anybody may make who holds it, until it expires. `headers` have to be sent as they stand. */
export type SignedRequest = { url: string; headers: Record<string, string> }

/** What a signed upload is bound to: exactly this type and this many bytes. */
export type PutTerms = { type: string; size: number; expires: Date }

/** How a signed download is served; with `linkKey` as long as the file's links carry this one. */
export type GetTerms = { type: string; disposition: string; expires: Date; linkKey?: string }

/** Signs requests that go to the storage itself, past the app. */
export type DirectAccess = {
  /** Writes a file that is not there yet; a key that is taken is refused. */
  put(key: string, terms: PutTerms): Promise<SignedRequest>
  get(key: string, terms: GetTerms): Promise<string>
}

/**
 * Where files live. Keys are relative paths such as `media/car-1.webp`: letters, digits, dots, dashes,
 * underscores and single slashes. A file is whole or absent, never half written.
 */
export type Storage = {
  put(key: string, data: Buffer, type: string): Promise<void>
  /** The same of a file that is never wholly in memory; whatever its source throws leaves no file behind. */
  putStream(key: string, source: AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** The file, or null when there is none. */
  get(key: string): Promise<StoredFile | null>
  /** Its facts, or null when there is none. */
  head(key: string): Promise<StoredFacts | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Null where browsers cannot reach the storage; the app then passes the bytes on. */
  direct: DirectAccess | null
}

const KEY = /^(?!.*(?:^|\/)\.)[\p{L}\p{N}._-]+(?:\/[\p{L}\p{N}._-]+)*$/u

/** True for keys that no storage can read as anything else than a file below its root. */
export const isStorageKey = (key: string): boolean => key.length <= 300 && KEY.test(key)

/** Refuses a key that could lead outside. */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not the name of a stored file')
  return key
}
