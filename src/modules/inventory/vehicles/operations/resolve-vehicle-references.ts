import { sql } from '@payloadcms/db-postgres'
import { type Issue, issue } from '@/kernel/issue'
import { reachesShowroom } from '@/kernel/showroom-scope'
import { visibleName } from '@/kernel/text/visible-name'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { type Field, flag, nullable, number, text } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'
import { calledOf } from '../rules/vehicle-field-names'
import { fieldsOfKind, VEHICLE_FIELDS } from '../rules/vehicle-fields'
import type { VehicleInput } from '../schemas/vehicle'

/** Ids that a save may contain. */
const SINGLE = fieldsOfKind('link')

/** Ids for the names given in the input; and issues for those that do not exist. */
export type ResolvedReferences = {
  ids: { color?: number; showroom?: number; tags?: number[]; features?: number[] }
  issues: Issue[]
}

/**
 * Looks up what a save refers to by name (colour, tags, place) and checks that every id exists, so that each
 * unknown one is reported at its own field.
 *
 * @param showrooms those that the caller may assign vehicles to
 */
export async function resolveVehicleReferences(
  db: Db,
  input: VehicleInput,
  showrooms: readonly number[] | 'all',
): Promise<ResolvedReferences> {
  const color = await byName(db, 'vehicle_colours', input.colorName)
  const place = input.showroom ?? (await byLocation(db, input.location))
  const tags = await tagIds(db, input)
  const issues = [
    ...(await missingIds(db, input)),
    ...(await missingFeatures(db, input.features)),
    ...tags.issues,
  ]
  if (color === null) issues.push(issue('color', `Color '${input.colorName}' not found`))
  if (place === null || (place !== undefined && !reachesShowroom(showrooms, place)))
    issues.push(issue('showroom', 'Location not found'))
  return {
    ids: {
      ...(typeof color === 'number' ? { color } : {}),
      ...(typeof place === 'number' ? { showroom: place } : {}),
      ...(tags.ids ? { tags: tags.ids } : {}),
      ...(input.features ? { features: [...new Set(input.features)] } : {}),
    },
    issues,
  }
}

async function missingIds(db: Db, input: VehicleInput): Promise<Issue[]> {
  const given = SINGLE.filter((field) => typeof input[field] === 'number')
  if (given.length === 0) return []
  const checks = given.map((field) => [
    field,
    flag(sql`EXISTS (SELECT FROM ${sql.identifier(VEHICLE_FIELDS[field].table)} WHERE id = ${input[field]})`),
  ])
  const [isThere] = await select(db, Object.fromEntries(checks) as Record<string, Field<boolean>>, sql``)
  return given
    .filter((field) => isThere?.[field] === false)
    .map((field) => issue(field, `${calledOf(field)} not found`))
}

async function missingFeatures(db: Db, features: number[] | undefined): Promise<Issue[]> {
  if (!features?.length) return []
  const missing = await selectValues(
    db,
    number(sql`given.id`),
    sql`FROM unnest(${idList(features)}) given (id) WHERE given.id NOT IN (SELECT id FROM vehicle_features)`,
  )
  return missing.map((id) => issue('features', `Feature ${id} not found`))
}

/** The id of a list's entry by its name, ignoring case; undefined if none was given, null if unknown. */
async function byName(
  db: Db,
  table: string,
  name: string | null | undefined,
): Promise<number | null | undefined> {
  const wanted = visibleName(name ?? '')
  if (!wanted) return undefined
  const from = sql`FROM ${sql.identifier(table)} WHERE lower(name) = lower(${wanted})`
  const [id] = await selectValues(db, number(sql`id`), from)
  return id ?? null
}

/** The showroom named 'showroom name, city, country'. */
async function byLocation(db: Db, location: string | null | undefined): Promise<number | null | undefined> {
  const wanted = location?.trim()
  if (!wanted) return undefined
  const [id] = await selectValues(
    db,
    showroomOffices.id,
    sql`FROM showroom_offices
      WHERE lower(concat_ws(', ', showroom_name, city, country)) = lower(${wanted}) ORDER BY id LIMIT 1`,
  )
  return id ?? null
}

async function tagIds(db: Db, input: VehicleInput): Promise<{ ids?: number[]; issues: Issue[] }> {
  if (!input.tags && !input.tagNames) return { issues: [] }
  const names = [...new Set((input.tagNames ?? []).map((name) => name.trim()).filter(Boolean))]
  const given = input.tags ?? []
  // Only Postgres decides which names are equal ignoring case: it lowercases some letters differently from
  // JavaScript.
  const rows = await select(
    db,
    { id: number(sql`t.id`), name: nullable(text(sql`n.name`)) },
    sql`FROM tags t LEFT JOIN unnest(${sql.param(names)}::text[]) AS n (name)
        ON lower(n.name) = lower(t.name)
      WHERE t.id = ANY(${idList(given)}) OR n.name IS NOT NULL`,
  )
  const known = new Set(rows.map(({ id }) => id))
  const byName = new Map(rows.map(({ id, name }) => [name, id]))
  const issues = [
    ...given.filter((id) => !known.has(id)).map((id) => issue('tags', `Tag ${id} not found`)),
    ...names.filter((name) => !byName.has(name)).map((name) => issue('tags', `Tag '${name}' not found`)),
  ]
  const ids = new Set([...given, ...names.flatMap((name) => byName.get(name) ?? [])])
  return { ids: [...ids], issues }
}
