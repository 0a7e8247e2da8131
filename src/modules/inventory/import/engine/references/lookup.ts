import { sql } from '@payloadcms/db-postgres'
import { ids as idList, inShowrooms, numberOrNull, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { Entity, EntityLayer } from './entity'
import { LISTS, type ListKey } from './lists'

/** A name that rows ask for, within its parent where the list has one. */
export type Want = { name: string; parent: Entity | null }

const codeFacts = (row: Row): Entity['facts'] => ({
  modelCode: String(row.name),
  drivetrain: numberOrNull(row.drivetrain_id),
  fuelType: numberOrNull(row.fuel_type_id),
  engineSizeCc: numberOrNull(row.engine_size_cc),
  lengthCm: numberOrNull(row.length_cm),
  widthCm: numberOrNull(row.width_cm),
  heightCm: numberOrNull(row.height_cm),
  m3Cbm: numberOrNull(row.m3_cbm),
})

const factColumns = (list: ListKey) =>
  list === 'modelCode'
    ? sql`, t.drivetrain_id, t.fuel_type_id, t.engine_size_cc, t.length_cm, t.width_cm, t.height_cm, t.m3_cbm`
    : sql``

const entityOf = (list: ListKey, row: Row, parent: Entity | null): Entity => ({
  list,
  id: Number(row.id),
  name: textOrNull(row.name) ?? '',
  parent,
  ...(list === 'modelCode' ? { facts: codeFacts(row) } : {}),
})

/** Names of showrooms are those of the yard alone, or with its place as pages write it. */
const matches = (list: ListKey) => {
  const { name, parent } = LISTS[list]
  if (list === 'showroom')
    return sql`lower(n.name) IN (lower(t.showroom_name), lower(concat_ws(', ', t.showroom_name, t.city, t.country)))`
  const same = sql`lower(t.${sql.identifier(name)}) = lower(n.name)`
  return parent && list !== 'features' ? sql`${same} AND t.${sql.identifier(parent.column)} = n.parent` : same
}

const nameColumn = (list: ListKey) => sql.identifier(list === 'showroom' ? 'showroom_name' : LISTS[list].name)

/**
 * Asks the database, once for each list, which of the names it has, and puts the answers into the layer: an
 * entry, or null where there is none. Two showrooms of one name are none, because the row does not say which.
 *
 * @param showrooms the only ones that count, or 'all'
 */
export async function lookUp(
  db: Db,
  list: ListKey,
  wants: readonly Want[],
  layer: EntityLayer,
  showrooms: readonly number[] | 'all' = 'all',
): Promise<void> {
  const asked = wants.filter(({ name, parent }) => layer.get(list, parent, name) === undefined)
  if (asked.length === 0) return
  const only = list === 'showroom' ? inShowrooms(sql`t.id`, showrooms) : sql`true`
  const { rows } = await db.execute(sql`
    SELECT n.ord::int AS ord, t.id, t.${nameColumn(list)} AS name ${factColumns(list)}
    FROM unnest(${sql.param(asked.map(({ name }) => name))}::text[],
      ${idList(asked.map(({ parent }) => parent?.id ?? 0))}) WITH ORDINALITY n (name, parent, ord)
    JOIN ${sql.identifier(LISTS[list].table)} t ON ${matches(list)} AND ${only}`)
  const found = new Map<number, Row | null>()
  for (const row of rows) found.set(Number(row.ord), found.has(Number(row.ord)) ? null : row)
  for (const [index, { name, parent }] of asked.entries()) {
    const row = found.get(index + 1)
    layer.set(list, parent, name, row ? shared(layer, entityOf(list, row, parent)) : null)
  }
}

/** One object for one entry, under however many spellings rows ask for it. */
function shared(layer: EntityLayer, entity: Entity): Entity {
  const known = layer.byId(entity.list, entity.id)
  if (known) return known
  layer.remember(entity)
  return entity
}

/** Reads entries by id: those of vehicles that a row changes without naming them. Their parents are only ids. */
export async function loadEntities(
  db: Db,
  list: ListKey,
  ids: readonly number[],
  layer: EntityLayer,
): Promise<void> {
  const asked = [...new Set(ids)].filter((id) => layer.byId(list, id) === undefined)
  if (asked.length === 0) return
  const { parent, table } = LISTS[list]
  const parentColumn = parent ? sql`, t.${sql.identifier(parent.column)} AS parent` : sql``
  const { rows } = await db.execute(sql`
    SELECT t.id, t.${nameColumn(list)} AS name ${parentColumn} ${factColumns(list)}
    FROM ${sql.identifier(table)} t WHERE t.id = ANY(${idList(asked)})`)
  for (const row of rows) {
    const parentId = numberOrNull(row.parent)
    const above = parent && parentId ? { list: parent.list, id: parentId, name: '', parent: null } : null
    layer.remember(entityOf(list, row, above))
  }
}
