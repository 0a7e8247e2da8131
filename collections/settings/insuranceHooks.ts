import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { BASE_CURRENCY } from '@/kernel/money'
import { insuranceRates } from '@/modules/settings/tables.gen'
import { checkInsurance } from '@/modules/settings/tariffs/rules/check-insurance'
import { dbOf } from '@/server/db-of'
import { markTaken } from '@/server/payload-errors'
import { selectValues } from '@/server/rows/select'
import { validateByRule } from '../shared/validateByRule'

/** Landed prices use one rate: refuses a second one and names the first. The index remains the guarantee. */
const refuseSecond: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if ({ ...originalDoc, ...data }.usedInPrices !== true) return data
  const db = await dbOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('insurance_rates'))`)
  const [used] = await selectValues(
    db,
    insuranceRates.coverage,
    sql`FROM insurance_rates WHERE used_in_prices AND id <> ${originalDoc?.id ?? 0}`,
  )
  if (used === undefined) return data
  const message = `A rate used in landed prices already exists: “${used}”. Take it out of use there first.`
  const errors = [{ path: 'usedInPrices', message }]
  throw markTaken(new ValidationError({ collection: collection.slug, errors, req }))
}

export const insuranceHooks: CollectionConfig['hooks'] = {
  beforeValidate: [
    validateByRule(({ currency, fee, feeKind, minimum, usedInPrices }) =>
      checkInsurance({
        fee: String(fee ?? ''),
        feeKind: String(feeKind ?? 'percent'),
        minimum: minimum == null ? null : String(minimum),
        currency: String(currency ?? BASE_CURRENCY),
        usedInPrices: usedInPrices === true,
      }),
    ),
  ],
  beforeChange: [refuseSecond],
}
