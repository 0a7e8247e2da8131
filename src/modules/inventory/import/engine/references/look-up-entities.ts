import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { isForeign, spellings } from '@/kernel/languages/foreign-letters'
import { modelCodes } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { type Entity, type EntityLayer, shared, type Want } from './entity'
import { isPlaceList } from './list-places'
import { lookUpPlaces } from './look-up-places'
import { LISTS, type ListKey, nameColumn } from './nameable-lists'
import { offerNear } from './offer-near-names'

const t = alias(modelCodes, 't')
/** What a model code determines of its vehicles. */
const FACTS = {
  drivetrain: t.drivetrainId,
  fuelType: t.fuelTypeId,
  engineSizeCc: t.engineSizeCc,
  lengthCm: t.lengthCm,
  widthCm: t.widthCm,
  heightCm: t.heightCm,
  m3Cbm: t.m3Cbm,
}

/** A list entry, with its index in the query and its parent, if known. */
const shapeOf = (
  list: ListKey,
  { ord = sql`NULL::int`, parent = sql`NULL::int` }: { ord?: SQL; parent?: SQL },
) => ({
  ord: nullable(number(ord)),
  id: number(sql`t.id`),
  name: nullable(text(sql`t.${nameColumn(list)}`)),
  parent: nullable(number(parent)),
})
type Found = RowOf<ReturnType<typeof shapeOf>> & { facts: Entity['facts'] }

async function read(
  db: Db,
  list: ListKey,
  known: Parameters<typeof shapeOf>[1],
  rest: SQL,
): Promise<Found[]> {
  const shape = shapeOf(list, known)
  if (list !== 'modelCode')
    return (await select(db, shape, rest)).map((row) => ({ ...row, facts: undefined }))
  const rows = await select(db, { ...shape, ...FACTS }, rest)
  return rows.map(({ id, name, ord, parent, ...facts }) => ({
    ...{ id, name, ord, parent },
    facts: { ...facts, modelCode: name ?? '' },
  }))
}

const entityOf = (list: ListKey, { facts, id, name }: Found, parent: Entity | null): Entity => ({
  list,
  id,
  name: name ?? '',
  parent,
  ...(facts && { facts }),
})

const matches = (list: ListKey) => {
  const { name, parent } = LISTS[list]
  const same = sql`lower(t.${sql.identifier(name)}) = lower(n.name)`
  return parent && list !== 'features' ? sql`${same} AND t.${sql.identifier(parent.column)} = n.parent` : same
}

/**
 * Queries each list once for the names it has, and adds the results to the layer: an entry, or null if there is none.
 * What such a name may mean is offered instead.
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
  const unresolved = wants.filter(({ name, parent }) => layer.get(list, parent, name) === undefined)
  if (unresolved.length === 0) return
  if (isPlaceList(list)) return lookUpPlaces(db, list, unresolved, layer, showrooms)
  const rows = await read(
    db,
    list,
    { ord: sql`n.ord` },
    sql`FROM unnest(${sql.param(unresolved.map(({ name }) => name))}::text[],
      ${idList(unresolved.map(({ parent }) => parent?.id ?? 0))}) WITH ORDINALITY n (name, parent, ord)
    JOIN ${sql.identifier(LISTS[list].table)} t ON ${matches(list)}`,
  )
  const byParent = new Map<number | null, Found | null>()
  for (const row of rows) byParent.set(row.ord, byParent.has(row.ord) ? null : row)
  const missing: Want[] = []
  for (const [index, { name, parent }] of unresolved.entries()) {
    const row = byParent.get(index + 1)
    layer.set(list, parent, name, row ? shared(layer, entityOf(list, row, parent)) : null)
    if (row === undefined) missing.push({ name, parent })
  }
  if (missing.length === 0) return
  await lookUpSpelled(db, list, missing, layer)
  const unknown = missing.filter(({ name, parent }) => layer.get(list, parent, name) === null)
  if (unknown.length > 0) await offerNear(db, list, unknown, layer)
}

const spelled = (parent: number | null | undefined, form: string): string => `${parent ?? ''}|${form}`

/**
 * The same for names written in another alphabet than their entries: a Latin 'M5' is the 'М5' of a Cyrillic list, 'VAZ'
 * is 'ВАЗ'. Only entries that may be meant are read; nearly always there are none.
 */
async function lookUpSpelled(
  db: Db,
  list: ListKey,
  wants: readonly Want[],
  layer: EntityLayer,
): Promise<void> {
  const above = list === 'features' ? undefined : LISTS[list].parent
  const column = sql`t.${nameColumn(list)}`
  const parent = above && sql`t.${sql.identifier(above.column)}`
  const only = wants.some(({ name }) => isForeign(name))
    ? sql`true`
    : sql`octet_length(${column}) > length(${column})`
  const within = parent
    ? sql`AND ${parent} = ANY(${idList(wants.map((want) => want.parent?.id ?? 0))})`
    : sql``
  const rows = await read(
    db,
    list,
    parent ? { parent } : {},
    sql`FROM ${sql.identifier(LISTS[list].table)} t WHERE ${only} ${within}`,
  )
  const byForm = new Map<string, Found | null>()
  for (const row of rows)
    for (const form of spellings(row.name ?? '')) {
      const key = spelled(row.parent, form)
      byForm.set(key, byForm.has(key) && byForm.get(key)?.id !== row.id ? null : row)
    }
  for (const { name, parent: scope } of wants) {
    const row = spellings(name)
      .map((form) => byForm.get(spelled(above ? scope?.id : null, form)))
      .find((one) => one)
    if (row) layer.set(list, scope, name, shared(layer, entityOf(list, row, scope)))
  }
}

/**
 * Reads entries by id: those of vehicles that a row changes without naming them. Their parents are only ids.
 */
export async function loadEntities(
  db: Db,
  list: ListKey,
  ids: readonly number[],
  layer: EntityLayer,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => layer.byId(list, id) === undefined)
  if (missing.length === 0) return
  const { parent, table } = LISTS[list]
  const rows = await read(
    db,
    list,
    parent ? { parent: sql`t.${sql.identifier(parent.column)}` } : {},
    sql`FROM ${sql.identifier(table)} t WHERE t.id = ANY(${idList(missing)})`,
  )
  for (const row of rows) {
    const above = parent && row.parent ? { list: parent.list, id: row.parent, name: '', parent: null } : null
    layer.remember(entityOf(list, row, above))
  }
}
