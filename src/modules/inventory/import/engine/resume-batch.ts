import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import type { Claims } from './check-rows'
import { type Batch, markBatch, readBatch, readPosition } from './import-batches'
import type { ImportMap } from './map/import-map-schema'
import { meaningText, sortedTables } from './map/value-table-order'

const same = (a: unknown, b: unknown): boolean => meaningText(a) === meaningText(b)

/** If a map was stored without its order, only the meaning of its entries can be compared. */
function isSameMap({ map: stored, orderLost }: Batch, map: ImportMap): boolean {
  if (!orderLost) return same(stored, map)
  const { orderUnknown: _unknown, ...known } = stored
  return same(sortedTables(known), sortedTables(map))
}

/**
 * Checks that a batch can continue with this file, map and options, and marks it as running.
 *
 * @returns its last row, and the numbers of its rows
 * @throws AppError 404, or 409 if it is over or was started with something else
 */
export async function resumeBatch(
  db: Db,
  batchId: number,
  { map, options, sha256 }: Pick<Batch, 'map' | 'options' | 'sha256'>,
): Promise<{ rowNo: number; claims: Claims }> {
  const batch = await readBatch(db, batchId)
  if (batch.state === 'finished' || batch.state === 'undone')
    throw conflict(`Import ${batchId} is ${batch.state} and cannot be resumed.`)
  if (batch.sha256 !== sha256)
    throw conflict(`Import ${batchId} used another file: this is not ${batch.fileName} as it was then.`)
  if (!isSameMap(batch, map))
    throw conflict(`Import ${batchId} used another map. Resume it with the same one.`)
  if (!same(batch.options, options))
    throw conflict(`Import ${batchId} was started with other options: ${JSON.stringify(batch.options)}.`)
  await markBatch(db, batchId, 'running', null)
  return readPosition(db, batchId)
}
