import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Finder, Found } from '@/api/module'
import { normalForm } from '@/kernel/text/normal-form'
import { typedWords } from '@/kernel/text/typed-words'
import { vehicles } from '@/modules/inventory/tables.gen'
import { VEHICLE_STATUS_LABELS } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { filled, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, ids as idList, inShowrooms } from '@/server/sql'
import type { NamedFacet } from '../rules/words/named-facets'
import { plainWords } from '../rules/words/plain-words'
import { readText } from '../rules/words/read-text'
import { keysOf } from '../rules/words/spelling-keys'
import { stockNumberRanges } from './match-stock-numbers'
import { normalizeText } from './read-search-terms'
import { readVocabulary } from './read-vocabulary'

const v = alias(vehicles, 'v')

const VEHICLE = {
  id: v.id,
  sku: filled(v.sku),
  name: text(sql`coalesce(v.name, '')`),
  chassis: v.chassis,
  status: v.status,
}

/** The digits of a stock number: 'KD-000123', 'kd 123', '123'. */
const digitsOf = (typed: string): string | null => /^(?:kd[\s-]?)?(\d{1,9})$/i.exec(typed.trim())?.[1] ?? null

/** Vehicles whose stock number begins with these digits, the one that it is first; by primary key. */
const byStockNumber = (digits: string, visible: SQL, limit: number): SQL => {
  const ranges = stockNumberRanges(digits)
  const [low, high] = [ranges.map(([from]) => from), ranges.map(([, to]) => to)]
  return sql`SELECT s.id, r.place FROM unnest(${sql.param(low)}::int[], ${sql.param(high)}::int[])
      WITH ORDINALITY r (low, high, place),
    LATERAL (SELECT s.vehicle_id AS id FROM vehicle_search s
      WHERE ${visible} AND s.vehicle_id BETWEEN r.low AND r.high ORDER BY s.vehicle_id LIMIT ${limit}) s`
}

/** How many of the newest vehicles are looked through one by one. */
const NEWEST = 5000

/** Columns that words can name: of the search row, and of the vehicle, where each has an index of its own. */
const NAMED = {
  make: { row: sql`s.make_id`, vehicle: sql`manufacturer_id` },
  model: { row: sql`s.model_id`, vehicle: sql`model_id` },
  color: { row: sql`s.color`, vehicle: sql`color_id` },
  bodyType: { row: sql`s.body`, vehicle: sql`vehicle_type_id` },
  fuel: { row: sql`s.fuel`, vehicle: sql`fuel_type_id` },
} satisfies Partial<Record<NamedFacet, { row: SQL; vehicle: SQL }>>

const isNamed = (facet: NamedFacet): facet is keyof typeof NAMED => facet in NAMED

type Named = { facet: keyof typeof NAMED; ids: number[] }

/** What is typed, as letters of the staff's text and as names. */
type Typed = { words: string[]; names: Named[] }

/**
 * Words that staff have given a meaning, and names in other scripts, mean what they name: the text spells names as the lists
 * do. Anything else is looked for in the text, a chassis number too.
 */
async function typedOf(payload: Payload, typed: string): Promise<Typed> {
  const known = await readVocabulary(payload)
  const [names, words]: [Named[], string[]] = [[], []]
  for (const piece of readText(known, normalForm(typed, 'NFKC'))) {
    const isSpelled =
      /^[\p{ASCII}]*$/u.test(piece.text) &&
      !keysOf(plainWords(piece.text)).some((key) => known.senses.has(key))
    if (piece.kind === 'named' && isNamed(piece.facet) && !isSpelled)
      names.push({ facet: piece.facet, ids: piece.entries.map(({ id }) => id) })
    else words.push(piece.text)
  }
  const text = names.length > 0 ? words.join(' ') : typedWords(typed).join(' ')
  return { names, words: (await normalizeText(payload, text)).split(' ').filter(Boolean) }
}

const isWide = (word: string): boolean => !/^[\p{ASCII}]*$/u.test(word)

/** Rows by an index: letters beyond ASCII may have no trigrams, so they are looked for where there are any at all. */
const indexed = ({ names, words }: Typed): SQL[] => [
  ...names.map(
    ({ facet, ids }) =>
      sql`s.vehicle_id IN (SELECT id FROM vehicles WHERE ${NAMED[facet].vehicle} = ANY (${idList(ids)}))`,
  ),
  ...words.map((word) =>
    isWide(word)
      ? sql`(octet_length(s.staff_doc) > char_length(s.staff_doc) AND s.staff_doc LIKE ${`%${word}%`})`
      : sql`s.staff_doc LIKE ${`%${word}%`}`,
  ),
]

/** Rows one by one, without an index. */
const oneByOne = ({ names, words }: Typed): SQL[] => [
  ...names.map(({ facet, ids }) => sql`${NAMED[facet].row} = ANY (${idList(ids)})`),
  ...words.map((word) => sql`(s.staff_doc || '') LIKE ${`%${word}%`}`),
]

/**
 * Vehicles with all words in the staff's text, which has chassis and file number, too, and with all names; newest first.
 * Words that many vehicles have are found among the newest, which are read in order, without the index: it would list all
 * of them first. Only if these are too few, the index reads the others, which then are few as well.
 */
function byWords(typed: Typed, visible: SQL, limit: number): SQL {
  return sql`(WITH edge AS MATERIALIZED (SELECT coalesce((SELECT vehicle_id FROM vehicle_search
        ORDER BY vehicle_id DESC OFFSET ${NEWEST} LIMIT 1), 0) AS id)
    SELECT f.id, 100 AS place FROM (
      (SELECT s.vehicle_id AS id FROM vehicle_search s WHERE s.vehicle_id > (SELECT id FROM edge)
        AND ${all([visible, ...oneByOne(typed)])} ORDER BY s.vehicle_id DESC LIMIT ${limit})
      UNION ALL
      (SELECT s.vehicle_id AS id FROM vehicle_search s WHERE s.vehicle_id <= (SELECT id FROM edge)
        AND ${all([visible, ...indexed(typed)])} ORDER BY s.vehicle_id + 0 DESC LIMIT ${limit})
    ) f LIMIT ${limit})`
}

const vehicleMatch = ({ chassis, id, name, sku, status }: RowOf<typeof VEHICLE>): Found => ({
  id,
  title: name || sku,
  detail: [name && sku, chassis, VEHICLE_STATUS_LABELS[status]].filter(Boolean).join(' · '),
  href: `/admin/inventory/vehicles/edit/${id}`,
})

/** Vehicles by stock number, chassis, file or engine number, and name, in the viewer's showrooms. */
export const findVehiclesForJump: Finder['find'] = async (payload: Payload, typed, { showrooms }, limit) => {
  const visible = inShowrooms(sql`s.showroom`, showrooms)
  const digits = digitsOf(typed)
  const meant = await typedOf(payload, typed)
  const ways = [
    digits !== null && byStockNumber(digits, visible, limit),
    (meant.words.length > 0 || meant.names.length > 0) && byWords(meant, visible, limit),
  ].filter((way) => way !== false)
  if (ways.length === 0) return []
  const rows = await select(
    payload,
    VEHICLE,
    (columns) => sql`WITH hits AS MATERIALIZED (
        SELECT id, min(place) AS place FROM (${sql.join(ways, sql` UNION ALL `)}) f GROUP BY id)
      SELECT ${columns} FROM hits JOIN vehicles v ON v.id = hits.id
      ORDER BY hits.place, CASE WHEN hits.place < 100 THEN v.id END, v.id DESC LIMIT ${limit}`,
  )
  return rows.map(vehicleMatch)
}
