import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { json, text } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

/** One list entry as needed by pages. `rank` is its position in its list. */
export type Reference = {
  id: number
  name: string
  rank: number
  active: boolean
  /** Models: their manufacturer. Features: their group. */
  parent: number
  /** Colours: swatch. Tags: colour. Manufacturers: description. */
  extra: string | null
  /** Tags: route. Showrooms: city. Ports: use. Manufacturers: filename of the logo. */
  extra2: string | null
  /** Showrooms and ports: country. Tags: filename of the home page picture. */
  extra3: string | null
}

const plain = (table: string): SQL =>
  sql`SELECT id, name, sort_order::int, status = 'active', 0, NULL, NULL, NULL FROM ${sql.identifier(table)}`

/** The source of each list: id, name, order, active, parent, extra, extra2, extra3. */
const SOURCES = {
  make: sql`SELECT k.id, k.name, 0, k.status = 'active', 0, k.description, coalesce(m.sizes_card_filename, m.filename), NULL
    FROM manufacturers k LEFT JOIN media m ON m.id = k.logo_id`,
  model: sql`SELECT id, name, 0, status = 'active', manufacturer_id, NULL, NULL, NULL FROM models`,
  bodyType: plain('vehicle_types'),
  subBodyType: plain('vehicle_sub_body_types'),
  steering: plain('vehicle_steering_types'),
  steeringAssist: plain('vehicle_steering_assist_types'),
  steeringControl: plain('vehicle_steering_control_types'),
  steeringPosition: plain('vehicle_steering_positions'),
  fuel: plain('vehicle_fuel_types'),
  transmission: plain('vehicle_transmissions'),
  driveTrain: plain('vehicle_drive_trains'),
  color: sql`SELECT id, name, sort_order::int, status = 'active', 0, hex, NULL, NULL FROM vehicle_colours`,
  grade: plain('vehicle_grades'),
  conditionGrade: plain('vehicle_condition_grades'),
  featureGroup: plain('feature_groups'),
  features: sql`SELECT id, name, sort_order::int, status = 'active', feature_group_id, NULL, NULL, NULL
    FROM vehicle_features`,
  showroomLocation: sql`SELECT id, showroom_name, 0, true, 0, NULL, city, country FROM showroom_offices`,
  port: sql`SELECT id, name, 0, active IS TRUE, 0, NULL, use::text, country FROM ports`,
  tags: sql`SELECT t.id, t.name, 0, t.show_on_homepage IS TRUE, 0, t.color, t.route,
    coalesce(m.sizes_card_filename, m.filename, t.featured_image_url) FROM tags t LEFT JOIN media m ON m.id = t.featured_image_id`,
} satisfies Record<string, SQL>

/** Tables behind the sources, and staff's search words; their fingerprint changes with any entry or search term. */
const TABLES = `manufacturers models vehicle_types vehicle_sub_body_types vehicle_steering_types
  vehicle_steering_assist_types vehicle_steering_control_types vehicle_steering_positions vehicle_fuel_types
  vehicle_transmissions vehicle_drive_trains vehicle_colours vehicle_grades vehicle_condition_grades
  feature_groups vehicle_features showroom_offices ports tags search_words`.split(/\s+/)

export type ReferenceKind = keyof typeof SOURCES
/** Every list by kind, each a map by id in the list's order. */
export type References = Record<ReferenceKind, Map<number, Reference>>

/** How long names are cached without checking for changes, in milliseconds. */
export const REFERENCE_TTL_MS = 2_000

type State = {
  lists?: References
  print?: string
  checkedAt: number
  watchUntil: number
  loading?: Promise<References>
}
const place = globalThis as typeof globalThis & { __kaidoReferences?: State }

const stateOf = (): State => {
  place.__kaidoReferences ??= { checkedAt: 0, watchUntil: 0 }
  return place.__kaidoReferences
}

/**
 * Invalidates the cache. Called by hooks, that is before their transaction ends: for a while every read
 * checks for changes, so that a new name shows as soon as it is committed.
 */
export function forgetReferences(): void {
  const state = stateOf()
  state.checkedAt = 0
  state.watchUntil = Date.now() + REFERENCE_TTL_MS
}

/** Names and facts of all reference lists, from this process's cache; at most REFERENCE_TTL_MS old. */
export async function readReferences(
  payload: Payload,
  options: { fresh?: boolean } = {},
): Promise<References> {
  const state = stateOf()
  const now = Date.now()
  const trusted = now - state.checkedAt < REFERENCE_TTL_MS && now > state.watchUntil
  if (state.lists && trusted && !options.fresh) return state.lists
  // One caller reads; concurrent ones wait for the same result.
  state.loading ??= reload(payload, state).finally(() => {
    state.loading = undefined
  })
  return state.loading
}

async function reload(payload: Payload, state: State): Promise<References> {
  const startedAt = Date.now()
  const print = await fingerprint(payload)
  if (!state.lists || state.print !== print) {
    state.lists = await load(payload)
    state.print = print
  }
  state.checkedAt = startedAt
  return state.lists
}

const FINGERPRINT = sql.join(
  [
    ...TABLES.map(
      (table) =>
        sql`SELECT count(*) || ':' || coalesce(sum((extract(epoch FROM updated_at) * 1000)::bigint), 0) AS f FROM ${sql.identifier(table)}`,
    ),
    // Search terms are derived from the lists and cached as long; repairs are announced by their last writer.
    sql`SELECT count(*) || ':' || coalesce(max(xmin::text::bigint), 0) AS f FROM search_term`,
  ],
  sql` UNION ALL `,
)

async function fingerprint(payload: Payload): Promise<string> {
  const prints = await selectValues(payload, text(sql`f`), sql`FROM (${FINGERPRINT}) every`)
  return `${payload.db.pool.options.connectionString} ${prints.join(' ')}`
}

const extra = z.string().nullable()
/** id, name, order, active, parent, extra, extra2, extra3 of each entry, by kind. */
const LISTS = z.partialRecord(
  z.enum(Object.keys(SOURCES) as ReferenceKind[]),
  z.array(
    z.tuple([z.number(), z.string(), z.number().nullable(), z.boolean(), z.number(), extra, extra, extra]),
  ),
)

async function load(payload: Payload): Promise<References> {
  const parts = Object.entries(SOURCES).map(
    ([kind, source]) =>
      sql`${sql.raw(`'${kind}'`)}, (SELECT coalesce(json_agg(json_build_array(id, name, place, active, parent, e1, e2, e3)), '[]')
        FROM (${source}) q (id, name, place, active, parent, e1, e2, e3))`,
  )
  const [lists] = await selectValues(
    payload,
    json(LISTS, sql`json_build_object(${sql.join(parts, sql`, `)})`),
    sql``,
  )
  const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const ordered = (kind: ReferenceKind): Map<number, Reference> => {
    const entries = [...(lists?.[kind] ?? [])].sort(
      (a, b) => (a[2] ?? 0) - (b[2] ?? 0) || names.compare(a[1], b[1]) || a[0] - b[0],
    )
    return new Map(
      entries.map(([id, name, , active, parent, extra, extra2, extra3], rank) => [
        id,
        { id, name, rank, active, parent, extra, extra2, extra3 },
      ]),
    )
  }
  return Object.fromEntries(
    (Object.keys(SOURCES) as ReferenceKind[]).map((kind) => [kind, ordered(kind)]),
  ) as References
}
