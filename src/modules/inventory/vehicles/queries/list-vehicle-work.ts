import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Work } from '@/api/module'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { flag, isoMoment, nullable, number, text, texts } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { missingToPublish } from '../rules/missing-to-publish'
import { statusCode } from '../rules/status/status-codes'
import { NEEDED_TO_PUBLISH } from '../rules/validate-vehicle'
import { columnOf } from '../rules/vehicle-field-names'
import { WITHOUT_PHOTOGRAPH_HREF } from '../schemas/stock-query'
import * as words from '../words'
import { needsPhotograph, withoutPhotograph } from './match-missing-photographs'
import { vehiclesToPhotograph } from './select-vehicles-to-photograph'

/** The drafts that staff of these showrooms see. The status as a literal, for the index of drafts. */
const isDraft = (showrooms: ShowroomScope): SQL =>
  all([sql`s.status = ${sql.raw(String(statusCode('DRAFT')))}`, inShowrooms(sql`s.showroom`, showrooms)])

/** The fields without a value, of those that a published vehicle needs; of a row `v` of vehicles. */
const EMPTY_FIELDS = sql.raw(
  `array_remove(ARRAY[${NEEDED_TO_PUBLISH.map(
    (field) => `CASE WHEN v.${columnOf(field)} IS NULL THEN '${field}' END`,
  ).join(', ')}]::text[], NULL)`,
)

const NAMED = {
  id: number(sql`v.id`),
  title: text(sql`concat_ws(', ', nullif(v.name, ''), v.sku)`),
}
const DRAFT = {
  ...NAMED,
  since: isoMoment(sql`v.created_at`),
  emptyFields: texts(EMPTY_FIELDS),
  price: nullable(number(sql`v.price`)),
  hasPhotograph: flag(sql`w.has_photograph`),
}

const editHref = (id: number): string => `/admin/inventory/vehicles/edit/${id}`

/** Drafts wait from the day they were entered, and so in the order of their numbers, whatever has been changed in them since. */
const oldestDrafts: Work['oldest'] = async (payload, { showrooms }, limit) => {
  const rows = await select(
    payload,
    DRAFT,
    sql`FROM (SELECT s.vehicle_id, NOT ${withoutPhotograph('s')} AS has_photograph
        FROM vehicle_search s WHERE ${isDraft(showrooms)}
        ORDER BY s.vehicle_id LIMIT ${limit}) w
      JOIN vehicles v ON v.id = w.vehicle_id ORDER BY v.id`,
  )
  return rows.map(({ id, since, title, ...facts }) => ({
    id,
    title,
    who: null,
    what: words.draftWork(missingToPublish(facts)),
    since,
    href: editHref(id),
  }))
}

const UNPICTURED = { ...NAMED, since: isoMoment(sql`w.listed`) }

const firstUnpictured: Work['oldest'] = async (payload, { showrooms }, limit) => {
  const rows = await select(
    payload,
    UNPICTURED,
    sql`FROM (SELECT s.vehicle_id, s.listed FROM vehicle_search s
        WHERE ${all([needsPhotograph('s'), inShowrooms(sql`s.showroom`, showrooms)])}
        ORDER BY s.vehicle_id LIMIT ${limit}) w
      JOIN vehicles v ON v.id = w.vehicle_id ORDER BY w.listed, v.id`,
  )
  return rows.map(({ id, since, title }) => ({
    id,
    title,
    who: null,
    what: null,
    since,
    href: editHref(id),
  }))
}

/** Drafts, with what they lack, and published vehicles without a photograph, as work for the dashboard. */
export const vehicleWork: readonly Work[] = [
  {
    title: words.draftsWork,
    href: '/admin/inventory/vehicles?status=DRAFT&sort=age-desc',
    needs: { module: 'inventory', action: 'update' },
    place: 60,
    waiting: ({ showrooms }) => sql`SELECT 1 FROM vehicle_search s WHERE ${isDraft(showrooms)}`,
    oldest: oldestDrafts,
  },
  {
    title: words.photographsWork,
    href: WITHOUT_PHOTOGRAPH_HREF,
    needs: { module: 'inventory' },
    place: 70,
    waiting: vehiclesToPhotograph.of,
    oldest: firstUnpictured,
  },
]
