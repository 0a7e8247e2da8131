import type { Payload, PayloadRequest } from 'payload'
import { importTariff } from '@/modules/settings/tariffs/operations/import-tariff'
import { previewTariffFile } from '@/modules/settings/tariffs/queries/preview-tariff-file'
import { dbOf } from '@/server/db-of'
import { TARIFFS, tariffCsv } from './demo'
import { requestOf } from './request-as-person'
import { dayFromNow } from './sales/run-as-of'

async function take(req: PayloadRequest, csv: string): Promise<void> {
  const file = { csv, keyword: '', mended: [], isWhole: false, leavesOut: false }
  const { stamp } = await previewTariffFile(await dbOf(req), file)
  await importTariff(req, file, stamp)
}

/** Fees of the tariffs before and after the present one, as shares of its own. */
const [BEFORE, AFTER] = [0.96, 1.04]

/**
 * Freights and an insurance rate: the first carrier's tariff with the one before it, which has ended, and the next one
 * of two lanes.
 */
export async function seedTariffs(payload: Payload): Promise<void> {
  const admin = await requestOf(payload, 'admin')
  const [first] = TARIFFS
  if (first) await take(admin, tariffCsv(first.keyword, first.rows.slice(0, 4), dayFromNow(-170), BEFORE))
  for (const { keyword, rows } of TARIFFS) await take(admin, tariffCsv(keyword, rows, dayFromNow(-80)))
  if (first) await take(admin, tariffCsv(first.keyword, first.rows.slice(0, 2), dayFromNow(45), AFTER))
  const create = (data: { coverage: string; fee: string; minimum?: string; usedInPrices?: boolean }) =>
    payload.create({
      collection: 'insurance-rates',
      data: { feeKind: 'percent', currency: 'USD', ...data },
      req: admin,
      overrideAccess: true,
      depth: 0,
    })
  await create({ coverage: 'All risks', fee: '1.5', minimum: '25', usedInPrices: true })
  await create({ coverage: 'Total loss only', fee: '0.75', minimum: '15' })
}
