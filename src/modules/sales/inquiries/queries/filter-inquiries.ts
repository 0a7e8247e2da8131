import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { parseWhole } from '@/kernel/numbers'
import { COUNTRIES } from '@/modules/accounts/people/rules/countries'
import { isPerson, peopleNamed } from '@/modules/sales/search/queries/match-people-by-words'
import { hasWords, matchWantedLists } from '@/modules/sales/search/queries/match-words'
import type { Db } from '@/server/db-of'
import { all, contains, equals } from '@/server/sql'
import { inquiryIdIn } from '../rules/inquiry-display'
import type { InquiriesFilter } from '../schemas/inquiries'

/** What people typed and what they were answered, in the words of the index `vehicle_inquiries_found_by`. */
const TYPED =
  sql.raw(`person_norm(coalesce(i.custom_manufacturer, '') || ' ' || coalesce(i.custom_model, '') || ' '
  || coalesce(i.country, '') || ' ' || coalesce(i.message, '') || ' ' || coalesce(i.reply_message, ''))`)

const isTyped = (words: string): SQL => hasWords(TYPED, words)

const MAKE = { list: sql`manufacturers`, id: sql`i.manufacturer_id`, typed: sql`i.custom_manufacturer` }
const MODEL = { list: sql`models`, id: sql`i.model_id`, typed: sql`i.custom_model` }
const WISH = { make: MAKE.id, model: MODEL.id, typedModel: MODEL.typed }

/** By id where a number is given, otherwise by name: few entries of a list, then their inquiries by an index. */
function isEntry({ id, list, typed }: typeof MAKE, given: string | undefined): SQL | undefined {
  if (given === undefined) return undefined
  const number = parseWhole(given)
  return sql`(${number === null ? sql`` : sql`${id} = ${number} OR `}
    ${id} = ANY(ARRAY(SELECT l.id FROM ${list} l WHERE ${contains(sql`l.name`, given)}))
    OR (${id} IS NULL AND ${isTyped(given)} AND ${contains(typed, given)}))`
}

/** Whether the number, the wish, the texts or the customer contain the words, each by an index. */
async function isAbout(db: Db, words: string): Promise<SQL> {
  const id = inquiryIdIn(words)
  const ways = [
    isTyped(words),
    await isPerson(db, sql`i.customer_id`, words),
    ...(await matchWantedLists(db, WISH, words)),
    ...(id === null ? [] : [sql`i.id = ${id}`]),
  ]
  return sql`(${sql.join(ways, sql` OR `)})`
}

/** Countries are those of the list; of transmissions there are as many as customers choose. */
const COUNTRY_NAMES = COUNTRIES.map(({ name }) => name)
const isFrom = (given: string | undefined): SQL | undefined =>
  given === undefined
    ? undefined
    : sql`i.country = ANY(ARRAY(SELECT c FROM unnest(${sql.param(COUNTRY_NAMES)}::text[]) c WHERE ${contains(sql`c`, given)}))`

const hasTransmission = (given: string | undefined): SQL | undefined =>
  given === undefined
    ? undefined
    : sql`i.transmission = ANY(ARRAY(SELECT d.name FROM
        (SELECT DISTINCT t.transmission AS name FROM vehicle_inquiries t OFFSET 0) d
        WHERE ${contains(sql`replace(d.name, '_', ' ')`, given.replaceAll('_', ' '))}))`

/** Days in UTC, both included; a moment of a day means that day. */
const requested = ({ inquiryDateFrom: from, inquiryDateTo: to }: InquiriesFilter): SQL[] => [
  ...(from ? [sql`i.created_at >= ${from.slice(0, 10)}::date`] : []),
  ...(to ? [sql`i.created_at < ${to.slice(0, 10)}::date + 1`] : []),
]

/** The condition of a filter on the own columns of inquiries `i`: no table is joined. */
export const filterInquiries = async (db: Db, filter: InquiriesFilter): Promise<SQL> =>
  all([
    equals(sql`i.status`, filter.status),
    equals(sql`i.customer_id`, filter.userId),
    equals(sql`i.vehicle_id`, filter.vehicleId),
    filter.keyword !== undefined && (await isAbout(db, filter.keyword)),
    filter.customerName !== undefined && sql`i.customer_id IN ${peopleNamed(filter.customerName)}`,
    isEntry(MAKE, filter.manufacturer),
    isEntry(MODEL, filter.model),
    // Years that any of the wanted ones can be: open ends match.
    filter.yearFrom !== undefined && sql`(i.year_to IS NULL OR i.year_to >= ${filter.yearFrom})`,
    filter.yearTo !== undefined && sql`(i.year_from IS NULL OR i.year_from <= ${filter.yearTo})`,
    hasTransmission(filter.transmission),
    equals(sql`i.steering`, filter.steering),
    equals(sql`i.price_type`, filter.priceType),
    isFrom(filter.country),
    ...requested(filter),
  ])
