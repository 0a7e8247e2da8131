import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/transaction'
import type { Claims } from './judge'
import { type Batch, markBatch, readBatch, readPosition } from './log'
import { meaningText, sortedTables } from './map/order'
import type { ImportMap } from './map/schema'

const same = (a: unknown, b: unknown): boolean => meaningText(a) === meaningText(b)

/** Of a map that was kept without its order, only what its entries say can be compared. */
function isSameMap({ map: kept, orderLost }: Batch, map: ImportMap): boolean {
  if (!orderLost) return same(kept, map)
  const { orderUnknown: _unknown, ...known } = kept
  return same(sortedTables(known), sortedTables(map))
}

/**
 * Checks that a batch can go on with this file, map and options, and marks it as running.
 *
 * @returns the last row that it has, and the numbers that its rows bear
 * @throws AppError 404, or 409 when it is over or was begun with something else
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
    throw conflict(`Import ${batchId} was of another file: this is not ${batch.fileName} as it was.`)
  if (!isSameMap(batch, map))
    throw conflict(`Import ${batchId} used another map. Resume it with the same one.`)
  if (!same(batch.options, options))
    throw conflict(`Import ${batchId} was started with other options: ${JSON.stringify(batch.options)}.`)
  await markBatch(db, batchId, 'running', null)
  return readPosition(db, batchId)
}
