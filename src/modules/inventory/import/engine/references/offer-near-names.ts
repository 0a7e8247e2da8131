import { sql } from '@payloadcms/db-postgres'
import { type NearNames, nearNames } from '@/kernel/choices/near-names'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import type { Entity, EntityLayer, Want } from './entity'
import { LISTS, type ListKey, nameColumn } from './nameable-lists'

/** Codes differ by single letters on purpose. */
const isCompared = (list: ListKey): boolean => list !== 'modelCode'

/** The names of a list, within an entry above if it has one. */
async function namesOf(db: Db, list: ListKey, parent: Entity | null): Promise<NearNames> {
  const above = list === 'features' ? undefined : LISTS[list].parent
  const within = above ? sql`WHERE t.${sql.identifier(above.column)} = ${parent?.id ?? 0}` : sql``
  const names = await selectValues(
    db,
    text(sql`t.${nameColumn(list)}`),
    sql`FROM ${sql.identifier(LISTS[list].table)} t ${within}`,
  )
  return nearNames(names)
}

/** Offers the entries that names in no list are nearly written like, in place of creating one more. */
export async function offerNear(
  db: Db,
  list: ListKey,
  wants: readonly Want[],
  layer: EntityLayer,
): Promise<void> {
  if (!isCompared(list)) return
  for (const { name, parent } of wants) {
    const near = await layer.remembered(list, parent, () => namesOf(db, list, parent))
    layer.offer(list, parent, name, near(name))
  }
}
