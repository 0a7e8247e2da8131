import { createHash } from 'node:crypto'
import { columnsText } from './suggest/profile-columns'

/** A short text that is the same for all files with the same columns. */
export const columnsKey = (names: readonly string[]): string =>
  createHash('sha256').update(columnsText(names)).digest('base64url').slice(0, 32)
