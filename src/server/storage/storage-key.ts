const KEY = /^(?!.*(?:^|\/)\.)[\p{L}\p{N}._-]+(?:\/[\p{L}\p{N}._-]+)*$/u

/** Whether a key can only mean a file below the root, in any storage. */
export const isStorageKey = (key: string): boolean => key.length <= 300 && KEY.test(key)

/** Throws for a key that could point outside. */
export function checkKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('This is not the name of a stored file')
  return key
}
