import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { ValidationError } from 'payload'
import { lockFreights } from '@/modules/settings/tariffs/operations/lock-freights'
import { listStoredFreights } from '@/modules/settings/tariffs/queries/list-stored-freights'
import { readTariffLabels } from '@/modules/settings/tariffs/queries/read-tariff-labels'
import { checkFreight } from '@/modules/settings/tariffs/rules/check-freight'
import { checkFreightLegs } from '@/modules/settings/tariffs/rules/check-freight-legs'
import { findOverlappingTariff } from '@/modules/settings/tariffs/rules/find-overlapping-tariff'
import { overlapText } from '@/modules/settings/tariffs/rules/lane-and-tariff-days'
import { nameOfTariff } from '@/modules/settings/tariffs/rules/tariff-in-words'
import { keyOf } from '@/modules/settings/tariffs/rules/tariff-line'
import { tariffLineOfRecord } from '@/modules/settings/tariffs/rules/tariff-line-of-record'
import { dbOf } from '@/server/db-of'
import { markTaken } from '@/server/payload-errors'
import { validateByRule } from '../shared/validateByRule'

/**
 * Refuses a freight on whose lane another one applies to the same vehicles on the same days, and names both. The
 * constraint on the table remains the guarantee.
 */
const refuseOverlap: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const line = tariffLineOfRecord({ ...originalDoc, ...data })
  if (!keyOf(line)) return data
  const db = await dbOf(req)
  await lockFreights(db)
  const others = (await listStoredFreights(db)).filter(({ id }) => id !== originalDoc?.id)
  const other = findOverlappingTariff(line, others)
  if (!other) return data
  const { labels } = await readTariffLabels(db)
  const message = overlapText(nameOfTariff(line, labels), nameOfTariff(other, labels))
  const errors = [{ path: 'validFrom', message }]
  throw markTaken(new ValidationError({ collection: collection.slug, errors, req }))
}

export const freightHooks: CollectionConfig['hooks'] = {
  beforeValidate: [
    validateByRule((record) => [...checkFreight(tariffLineOfRecord(record)), ...checkFreightLegs(record)]),
  ],
  beforeChange: [refuseOverlap],
}
