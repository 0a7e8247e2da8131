import { storage } from '@/server/storage'
import { bookKey } from './unpack-workbook'

/** Removes a stored file, and the workbook that it came from. */
export async function removeStoredFile(storageKey: string): Promise<void> {
  await storage().remove(storageKey)
  await storage().remove(bookKey(storageKey))
}
