import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { showroomOffices } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName, inShowrooms } from '@/server/sql'
import type { ShowroomTax } from '../rules/quote-tax'

const SHOWROOM = {
  id: showroomOffices.id,
  name: text(sql`concat_ws(', ', showroom_name, city)`),
  companyVat: showroomOffices.companyVat,
  companyWht: showroomOffices.companyWht,
}

/** A showroom that quotes are made for, with the taxes of its company in percent. */
export type QuoteShowroom = {
  id: number
  name: string
  companyVat: number | null
  companyWht: number | null
}

const percent = (text: string | null): number | null =>
  text === null || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)

/** The showrooms that staff with this scope make quotes for, by name, at most 1,000. */
export async function listQuoteShowrooms(db: Db, scope: ShowroomScope): Promise<QuoteShowroom[]> {
  const rows = await select(
    db,
    SHOWROOM,
    sql`FROM showroom_offices WHERE ${inShowrooms(sql`id`, scope)}
      ORDER BY ${byName(sql`showroom_name`)}, id LIMIT 1000`,
  )
  return rows.map(({ companyVat, companyWht, ...row }) => ({
    ...row,
    companyVat: percent(companyVat),
    companyWht: percent(companyWht),
  }))
}

const TAXES = { companyVat: showroomOffices.companyVat, companyWht: showroomOffices.companyWht }

/** The taxes of a showroom's company; null if there is no such showroom. */
export async function readShowroomTax(db: Db, id: number): Promise<ShowroomTax | null> {
  const [taxes] = await select(db, TAXES, sql`FROM showroom_offices WHERE id = ${id}`)
  return taxes ? { companyVat: percent(taxes.companyVat), companyWht: percent(taxes.companyWht) } : null
}
