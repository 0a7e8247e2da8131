const KEY = /^(?!.*(?:^|\/)\.)[\p{L}\p{N}._-]+(?:\/[\p{L}\p{N}._-]+)*$/u

/** Whether a key can only mean a file below the root, in any storage. */
export const isStorageKey = (key: string): boolean => key.length <= 300 && KEY.test(key)
