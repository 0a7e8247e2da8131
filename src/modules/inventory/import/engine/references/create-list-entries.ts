import { sql } from '@payloadcms/db-postgres'
import { getNextPositionInList } from '@/modules/inventory/lists/queries/get-next-position-in-list'
import { DEFAULT_TAG_COLOR } from '@/modules/inventory/lists/rules/list-limits'
import { tagRoute } from '@/modules/inventory/lists/rules/tag'
import type { Db } from '@/server/db-of'
import { number, text } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { select } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { type Entity, isStored } from './entity'
import { LISTS, type ListKey } from './nameable-lists'

/** Lists in the order in which they can be filled: parents come first. */
const ORDER: readonly ListKey[] = [
  ...(Object.keys(LISTS) as ListKey[]).filter((list) => !LISTS[list].parent),
  'features',
  'model',
  'modelCode',
]

const ACTIVE = { status: 'active' }

/** Reference lists have an order; `place` is the one after their last entry. */
const hasOrder = (list: ListKey): boolean => !['manufacturer', 'model', 'modelCode', 'tags'].includes(list)

function rowOf({ hex, list, name, parent }: Entity, place: number): Record<string, unknown> {
  const { name: column, parent: above } = LISTS[list]
  const scope = above ? { [above.column]: parent?.id } : {}
  if (list === 'modelCode') return { [column]: name, ...scope }
  if (list === 'tags')
    return { name, color: DEFAULT_TAG_COLOR, route: tagRoute(name), show_on_homepage: false }
  if (list === 'manufacturer' || list === 'model') return { name, ...scope, ...ACTIVE }
  return { name, ...scope, sort_order: place, ...(list === 'color' ? { hex: hex ?? null } : {}), ...ACTIVE }
}

/**
 * Stores provisional entries, assigns their ids, and reports which are new: if someone else has created one
 * in the meantime, that one is used. Runs in the caller's transaction.
 */
export async function createListEntries(db: Db, entities: Iterable<Entity>): Promise<Set<Entity>> {
  const made = new Set<Entity>()
  const all = new Set(entities)
  for (const list of ORDER) {
    const missing = [...all].filter((entity) => entity.list === list && !isStored(entity))
    if (missing.length === 0) continue
    const ids = await insert(db, list, missing)
    const terms = LISTS[list].term
    if (terms && ids.size > 0)
      await db.execute(sql`SELECT refresh_search_terms(${terms}, ${idList([...ids])})`)
    for (const entity of missing) if (ids.has(entity.id)) made.add(entity)
  }
  return made
}

/** Inserted in the order of their names, so that concurrent imports wait for each other without deadlock. */
async function insert(db: Db, list: ListKey, entities: readonly Entity[]): Promise<Set<number>> {
  const { name, parent, table } = LISTS[list]
  const [first] = entities
  const place = first && hasOrder(list) ? await getNextPositionInList(db, table, first.name) : 0
  const rows = entities.map((entity) => rowOf(entity, place))
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column)),
    sql`, `,
  )
  const [at, column] = [sql.identifier(table), sql.identifier(name)]
  const inserted = await returning(
    db,
    { id: number(sql`id`) },
    sql`INSERT INTO ${at} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(null::${at}, ${JSON.stringify(rows)}::jsonb)
      ORDER BY lower(${column}) ON CONFLICT DO NOTHING`,
  )
  const scope = parent && list !== 'features' ? sql`AND t.${sql.identifier(parent.column)} = n.parent` : sql``
  const results = await select(
    db,
    { ord: number(sql`n.ord`), id: number(sql`t.id`), name: text(sql`t.${column}`) },
    sql`FROM unnest(${sql.param(entities.map((entity) => entity.name))}::text[],
      ${idList(entities.map((entity) => entity.parent?.id ?? 0))}) WITH ORDINALITY n (name, parent, ord)
    JOIN ${at} t ON lower(t.${column}) = lower(n.name) ${scope}`,
  )
  for (const { id, name: stored, ord } of results) {
    const entity = entities[ord - 1]
    if (entity) Object.assign(entity, { id, name: stored })
  }
  return new Set(inserted.map(({ id }) => id))
}
