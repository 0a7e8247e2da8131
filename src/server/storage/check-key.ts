import { isStorageKey } from './storage-key'

/** Throws for a key that could point outside. */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not the name of a stored file')
  return key
}
