import type { ImportOptions } from '../import-outcome'
import type { ImportMap } from './import-map-schema'
import { readImportMap, requireAnswers } from './read-map'

/** The decisions for an import: what the columns mean and what happens to rows that already exist. */
export type MapAndOptions = { map: ImportMap; options: ImportOptions }

type Given = { map: unknown; options: ImportOptions }

/**
 * Reads a map sent by a client to be stored: its questions may still be open.
 *
 * @throws AppError 422 with an issue for each problem
 */
export const readMapAndOptions = ({ map, options }: Given): MapAndOptions => ({
  map: readImportMap(map),
  options,
})

/**
 * Reads a map sent by a client to be used.
 *
 * @throws AppError 422 with an issue for each problem and each open question
 */
export function readAnsweredMap(given: Given): MapAndOptions {
  const read = readMapAndOptions(given)
  requireAnswers(read.map)
  return read
}
