import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range'

/** The metadata of a stored file. `etag` changes with the content. */
export type StoredFacts = { size: number; type: string; etag: string }

/** A stored file being read: close or drain the stream. */
export type StoredFile = StoredFacts & { stream: Readable }

/** A request that anyone holding it may make until it expires. `headers` must be sent unchanged. */
export type SignedRequest = { url: string; headers: Record<string, string> }

/** What a signed upload is bound to: exactly this type and this many bytes. */
export type PutTerms = { type: string; size: number; expires: Date }

/** How a signed download is served; with `linkKey`, only while the file's links use that key. */
export type GetTerms = { type: string; disposition: string; expires: Date; linkKey?: string }

/** Signs requests that go directly to the storage, bypassing the app. */
export type DirectAccess = {
  /** Writes a new file; a key already taken is rejected. */
  put(key: string, terms: PutTerms): Promise<SignedRequest>
  get(key: string, terms: GetTerms): Promise<string>
}

/**
 * Where files live. Keys are relative paths such as `media/car-1.webp`: letters, digits, dots, dashes,
 * underscores and single slashes. A file is whole or absent, never half written.
 */
export type Storage = {
  put(key: string, data: Buffer, type: string): Promise<void>
  /** The same for a file that is never entirely in memory; if its source throws, no file is left behind. */
  putStream(key: string, source: AsyncIterable<Uint8Array>, type: string): Promise<void>
  /** The file, or null if there is none; of a part, which must lie within it, only `stream` is that part. */
  get(key: string, part?: ByteRange): Promise<StoredFile | null>
  /** Its metadata, or null if there is none. */
  head(key: string): Promise<StoredFacts | null>
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Null if browsers cannot reach the storage; the app then passes the bytes on. */
  direct: DirectAccess | null
}
