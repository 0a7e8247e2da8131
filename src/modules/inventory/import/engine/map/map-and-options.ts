import type { ImportOptions } from '../import-outcome'
import type { ImportMap } from './map-schema'
import { readImportMap } from './read-map'

/** The decisions for an import: what the columns mean and what happens to rows that already exist. */
export type MapAndOptions = { map: ImportMap; options: ImportOptions }

/**
 * Reads a map sent by a client.
 *
 * @throws AppError 422 with an issue for each problem
 */
export const readMapAndOptions = (given: { map: unknown; options: ImportOptions }): MapAndOptions => ({
  map: readImportMap(given.map),
  options: given.options,
})
