import { sql } from '@payloadcms/db-postgres'
import type { Column } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { BASE_CURRENCY } from '@/kernel/money'
import { freights } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { nullable, oneOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { StoredFreight } from '../rules/tariff-line'
import { FREIGHT_BASES, FREIGHT_METHODS } from '../rules/tariffs-and-freights'

const f = alias(freights, 'f')

const given = (column: Column) => nullable(text(sql`nullif(${column}, '')`))

const STORED = {
  id: f.id,
  keyword: f.keyword,
  fee: f.fee,
  currency: text(sql`coalesce(${f.currency}::text, ${BASE_CURRENCY})`),
  basis: oneOf(FREIGHT_BASES, sql`coalesce(${f.basis}::text, 'unit')`),
  method: oneOf(FREIGHT_METHODS, sql`coalesce(${f.method}::text, 'roro')`),
  vehicleType: f.vehicleTypeId,
  originPort: f.originPortId,
  originCountry: given(f.originCountry),
  destinationPort: f.destinationPortId,
  destinationCountry: given(f.destinationCountry),
  leadDays: f.leadDays,
  viaPort: f.viaPortId,
  landFee: given(f.landFee),
  validFrom: given(f.validFrom),
  validTo: given(f.validTo),
}

/** Every freight as staff entered it, also those without a lane and those that have ended. */
export const listStoredFreights = (db: Db): Promise<StoredFreight[]> =>
  select(db, STORED, sql`FROM freights f ORDER BY f.id`)
