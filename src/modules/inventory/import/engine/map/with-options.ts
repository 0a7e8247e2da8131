import type { ImportOptions } from '../outcome'
import { readImportMap } from './read-map'
import type { ImportMap } from './schema'

/** What whoever imports a file decides: what its columns mean and what becomes of rows that exist. */
export type MapAndOptions = { map: ImportMap; options: ImportOptions }

/**
 * Reads a map that somebody sent.
 *
 * @throws AppError 422 with an issue for each thing that is wrong with it
 */
export const readMapAndOptions = (given: { map: unknown; options: ImportOptions }): MapAndOptions => ({
  map: readImportMap(given.map),
  options: given.options,
})
