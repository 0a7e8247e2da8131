import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { parseWhole } from '@/kernel/numbers'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { openings } from '@/modules/careers/tables.gen'
import { type Content, storedContent } from '@/modules/content/rich-text/rules/content'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import type { Db } from '@/server/db-of'
import { flag, json, nullable, number, oneOf, type RowOf, text } from '@/server/rows/fields'
import { type Reader, select, selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import { isClosed } from '../rules/closing-date'
import { OPENING_TEXTS, openingStatus } from '../rules/opening'
import {
  OPENING_MODES,
  OPENING_TYPES,
  type OpeningStatus,
  QUESTION_REQUIREMENTS,
  QUESTION_TYPES,
} from '../rules/opening-lists'
import { entriesOf, type ScreeningQuestion } from '../rules/screening-question'
import type { OpeningsQuery } from '../schemas/openings'
import { openingsInScope } from './match-openings-in-scope'

const o = alias(openings, 'o')

/** Which version is read: what the public sees, or what was saved last. */
type Source = {
  column: (name: string) => SQL
  from: SQL
  questions: SQL
}

const PLACE = sql`LEFT JOIN showroom_offices s ON s.id =`

/** A question of either version as JSON, in their order. */
const questionsOf = (
  table: string,
  parent: SQL,
  id: string,
): SQL => sql`coalesce((SELECT json_agg(json_build_object(
    'id', q.${sql.identifier(id)}, 'question', q.question, 'type', q.type::text, 'requirement', q.requirement::text,
    'options', coalesce(q.options, ''), 'disqualifying', coalesce(q.disqualifying, ''), 'tags', coalesce(q.tags, ''))
  ORDER BY q._order) FROM ${sql.identifier(table)} q WHERE q._parent_id = ${parent}), '[]')`

/** What the public sees. */
const LIVE: Source = {
  column: (name) => sql`o.${sql.identifier(name)}`,
  from: sql`openings o ${PLACE} o.location_id`,
  questions: questionsOf('openings_questions', sql`o.id`, 'id'),
}

/** What was saved last, whether or not it is public. */
const LATEST: Source = {
  column: (name) => sql`v.${sql.identifier(`version_${name}`)}`,
  from: sql`openings o JOIN _openings_v v ON v.parent_id = o.id AND v.latest ${PLACE} v.version_location_id`,
  questions: questionsOf('_openings_v_version_questions', sql`v.id`, '_uuid'),
}

const storedQuestions = z.array(
  z
    .object({
      id: z.string(),
      question: z.string(),
      type: z.enum(QUESTION_TYPES),
      requirement: z.enum(QUESTION_REQUIREMENTS),
      options: z.string(),
      disqualifying: z.string(),
      tags: z.string(),
    })
    .transform(
      ({ disqualifying, options, ...question }): ScreeningQuestion => ({
        ...question,
        options: entriesOf(options),
        disqualifying: entriesOf(disqualifying),
      }),
    ),
)

function shapeOf({ column, questions }: Source) {
  const line = (name: string) => text(column(name))
  return {
    id: o.id,
    title: line('title'),
    closingDate: line('closing_date'),
    type: oneOf(OPENING_TYPES, column('type')),
    mode: oneOf(OPENING_MODES, column('mode')),
    experience: line('experience'),
    isPublished: flag(sql`o._status = 'published'`),
    isUnpublished: flag(sql`o.is_unpublished IS TRUE`),
    locationId: nullable(number(sql`s.id`)),
    showroom: text(sql`coalesce(s.showroom_name, '')`),
    city: text(sql`coalesce(s.city, '')`),
    country: text(sql`coalesce(s.country, '')`),
    description: nullable(json(storedContent, column('description'))),
    keyResponsibilities: nullable(json(storedContent, column('key_responsibilities'))),
    requirements: nullable(json(storedContent, column('requirements'))),
    education: nullable(json(storedContent, column('education'))),
    questions: json(storedQuestions, questions),
    postedById: nullable(o.postedById),
    postedBy: nullable(
      text(sql`(SELECT coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)
        FROM users u WHERE u.id = o.posted_by_id)`),
    ),
    applications: number(sql`(SELECT count(*) FROM job_applications a WHERE a.opening_id = o.id)`),
    createdAt: o.createdAt,
    updatedAt: o.updatedAt,
  }
}

const SHAPES = { live: shapeOf(LIVE), latest: shapeOf(LATEST) }

type Row = RowOf<typeof SHAPES.live>

/** An opening with its questions. Timestamps are ISO in UTC; texts are as the editor stores them. */
export type Opening = Omit<Row, 'isPublished' | 'isUnpublished' | 'city' | 'country'> & {
  status: OpeningStatus
  location: { city: string; country: string }
  /** Whether its last day is over, where the work is: it refuses applications. */
  isClosed: boolean
}

/** Who reads: the public what is published, and staff what was saved last. Days are those of the company's zone. */
export type OpeningReader = {
  seesAll: boolean
  timezone: string
  now: Date
  /** Of staff: the showrooms whose openings they see, with those of none; all of them where absent. */
  showrooms?: ShowroomScope
}

/** The openings `o` that somebody sees, in a list and one by one. */
const isSeen = ({ seesAll, showrooms = 'all' }: OpeningReader): SQL =>
  seesAll ? openingsInScope(showrooms) : sql`o._status = 'published'`

function toOpening(row: Row, { now, timezone }: OpeningReader): Opening {
  const { city, country, isPublished, isUnpublished, ...rest } = row
  const location = { city, country }
  return {
    ...rest,
    location,
    status: openingStatus({ isPublished, isUnpublished }),
    isClosed: isClosed(row.closingDate, location, timezone, now),
  }
}

const statusIs = (status: OpeningStatus | undefined): SQL | undefined => {
  if (status === undefined) return undefined
  if (status === 'published') return sql`o._status = 'published'`
  return sql`(o._status IS DISTINCT FROM 'published' AND (o.is_unpublished IS TRUE) = ${status === 'unpublished'})`
}

function postedBy(given: string | undefined): SQL | undefined {
  if (given === undefined) return undefined
  const id = parseWhole(given)
  const named = contains(sql`concat_ws(' ', u.first_name, u.last_name)`, given) ?? sql`false`
  return sql`o.posted_by_id IN (SELECT u.id FROM users u WHERE ${named}${id === null ? sql`` : sql` OR u.id = ${id}`})`
}

function createdFrom(given: string | undefined, timezone: string): SQL | undefined {
  if (given === undefined) return undefined
  const start = given.length === 10 ? startOfDay(given, timezone).toISOString() : given
  return sql`o.created_at >= ${start}::timestamptz`
}

/** One page of openings, the newest first. */
export async function listOpenings(
  db: Db,
  filter: OpeningsQuery,
  reader: OpeningReader,
): Promise<{ rows: Opening[]; total: number }> {
  const source = reader.seesAll ? LATEST : LIVE
  const { column } = source
  const where = all([
    isSeen(reader),
    equals(column('location_id'), filter.locationId),
    contains(column('title'), filter.title),
    filter.type && sql`${column('type')}::text = ${filter.type}`,
    filter.mode && sql`${column('mode')}::text = ${filter.mode}`,
    statusIs(filter.status),
    postedBy(filter.postedBy),
    createdFrom(filter.createdFrom, reader.timezone),
  ])
  const shape = reader.seesAll ? SHAPES.latest : SHAPES.live
  const { rows, total } = await selectPage(
    db,
    { shape, from: source.from, where, orderBy: sql`o.id DESC` },
    filter,
  )
  return { rows: rows.map((row) => toOpening(row, reader)), total }
}

/** One opening; null if there is none for the reader. */
export async function getOpening(on: Reader, id: number, reader: OpeningReader): Promise<Opening | null> {
  const { from } = reader.seesAll ? LATEST : LIVE
  const shape = reader.seesAll ? SHAPES.latest : SHAPES.live
  const [row] = await select(on, shape, sql`FROM ${from} WHERE o.id = ${id} AND ${isSeen(reader)}`)
  return row ? toOpening(row, reader) : null
}

/** The long texts of an opening, by name. */
export const textsOf = (opening: Opening): [(typeof OPENING_TEXTS)[number], Content | null][] =>
  OPENING_TEXTS.map((name) => [name, opening[name]])

const LOCATION = {
  id: number(sql`s.id`),
  name: text(sql`s.showroom_name`),
  city: text(sql`coalesce(s.city, '')`),
  country: text(sql`coalesce(s.country, '')`),
}

/** Where there are published openings: showrooms by country and city. */
export const listOpeningLocations = (on: Reader): Promise<RowOf<typeof LOCATION>[]> =>
  select(
    on,
    LOCATION,
    sql`FROM showroom_offices s WHERE EXISTS (SELECT FROM openings o WHERE o.location_id = s.id
      AND o._status = 'published') ORDER BY s.country, s.city, s.id`,
  )
