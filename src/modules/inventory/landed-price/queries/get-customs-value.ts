import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import { customsValueLists } from '@/modules/inventory/tables.gen'
import { selectPrepared } from '@/server/rows/select'
import { codeKeys, makeKey, nameKey } from '../rules/compare-customs-names'
import type { CustomsLine, CustomsVehicle } from '../rules/customs-line'
import type { CustomsListInForce, CustomsValueOf } from '../rules/customs-list'
import { matchCustomsLines } from '../rules/match-customs-lines'
import { customsValues } from './tables'

const l = alias(customsValueLists, 'l')
const v = alias(customsValues, 'v')

const LIST = {
  id: l.id,
  name: l.name,
  currency: l.currency,
  appliesFrom: l.appliesFrom,
  sourceName: l.sourceName,
  sourceUrl: l.sourceUrl,
  checkedOn: l.checkedOn,
}

/** A line as it is compared. */
export const LINE = {
  row: v.lineNo,
  make: v.make,
  model: v.model,
  modelCode: v.modelCode,
  body: v.body,
  drive: v.drive,
  cc: v.cc,
  fuel: v.fuel,
  transmission: v.transmission,
  yearFrom: v.yearFrom,
  yearTo: v.yearTo,
  value: v.value,
}

/** The list in use in a country on a day: the one that began last. Null if there is none. */
async function customsListOn(
  payload: Payload,
  country: string,
  day: Day,
): Promise<CustomsListInForce | null> {
  const [list] = await selectPrepared(
    payload,
    'kaido_customs_list',
    LIST,
    sql`FROM customs_value_lists l
      WHERE l.country = ${country} AND l.status = 'IN_USE' AND l.applies_from <= ${day}
      ORDER BY l.applies_from DESC LIMIT 1`,
  )
  return list ?? null
}

/** The lines of a list that may be a vehicle's, by indexes: those of its make with one of its codes or its model. */
const linesLike = (payload: Payload, listId: number, vehicle: CustomsVehicle): Promise<CustomsLine[]> =>
  selectPrepared(
    payload,
    'kaido_customs_lines',
    LINE,
    sql`FROM customs_values v
      WHERE v.list_id = ${listId} AND v.make_key = ${makeKey(vehicle.make)}
        AND (v.model_key = ${nameKey(vehicle.model)}
          OR v.code_keys && ${sql.param(codeKeys(vehicle.modelCode))}::text[])
      ORDER BY v.line_no`,
  )

/**
 * What the customs of a country take a vehicle to be worth on a day, before depreciation: the value list in use, and
 * its value for the vehicle, with how certain that is and why. It reads only the lines of that model.
 *
 * @param country of destination, as ports have it
 * @param day usually the day of arrival
 */
export async function getCustomsValueFor(
  payload: Payload,
  vehicle: CustomsVehicle,
  country: string,
  day: Day,
): Promise<CustomsValueOf> {
  const list = await customsListOn(payload, country, day)
  if (!list) return { list: null, match: null }
  return { list, match: matchCustomsLines(vehicle, await linesLike(payload, list.id, vehicle)) }
}
