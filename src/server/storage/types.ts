import type { Readable } from 'node:stream'

/** What is known of a stored file without reading it. `etag` changes when the content does. */
export type StoredFacts = { size: number; type: string; etag: string }

/** A stored file being read: close or drain the stream. */
export type StoredFile = StoredFacts & { stream: Readable }

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
}

const KEY = /^(?!.*(?:^|\/)\.)[\p{L}\p{N}._-]+(?:\/[\p{L}\p{N}._-]+)*$/u

/** True for keys that no storage can read as anything else than a file below its root. */
export const isStorageKey = (key: string): boolean => key.length <= 300 && KEY.test(key)

/** Refuses a key that could lead outside. */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not the name of a stored file')
  return key
}
