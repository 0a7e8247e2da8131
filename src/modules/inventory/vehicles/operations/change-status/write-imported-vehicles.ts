import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { ids as idList } from '@/server/sql'
import { rowFields, type VehicleRecord } from '../../queries/select-vehicle-columns'
import { emitVehicleChanged } from '../emit-vehicle-changed'
import { writeFields, writeLinks } from '../write-vehicle-rows'

type Replacing = {
  how: 'imported' | 'import-undone'
  /** Those whose tags and features are replaced; of all by default. */
  relinked?: ReadonlySet<number>
  /** New vehicles of the same chunk, which are emitted with the others. */
  created?: readonly number[]
}

/**
 * Replaces vehicles as a whole, their status included, for an import or its undo: in one statement for all rows. Those
 * have locked and validated the vehicles, left alone the sold ones and those in the trash, and refused what affects a
 * claim, row by row (`import/engine/check-rows`, `undo/undo-rows`).
 *
 * @param records complete; `updatedAt` is the time of the write, which an undo recognizes them by
 */
export async function writeImportedVehicles(
  req: PayloadRequest,
  db: Db,
  records: readonly (VehicleRecord & { id: number; updatedAt: string })[],
  { created = [], how, relinked = new Set(records.map(({ id }) => id)) }: Replacing,
): Promise<void> {
  await writeFields(db, rowFields(), records)
  const linked = records.filter(({ id }) => relinked.has(id))
  const linkedIds = linked.map(({ id }) => id)
  if (linkedIds.length > 0) {
    await db.execute(
      sql`DELETE FROM vehicles_rels WHERE parent_id = ANY(${idList(linkedIds)}) AND path IN ('tags', 'features')`,
    )
    await writeLinks(db, linkedIds, linked)
  }
  await emitVehicleChanged(req, [...created, ...records.map(({ id }) => id)], how)
}
