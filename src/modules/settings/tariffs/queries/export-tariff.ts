import { csvLine } from '@/kernel/files/csv'
import type { Db } from '@/server/db-of'
import { TARIFF_COLUMNS } from '../rules/file/tariff-columns'
import { cellText } from '../rules/tariff-in-words'
import { TARIFF_FIELDS } from '../rules/tariff-line'
import { listStoredFreights } from './list-stored-freights'
import { readTariffLabels } from './read-tariff-labels'

/** Every freight as a CSV file, which changes nothing when it is imported again. */
export async function exportTariff(db: Db): Promise<string> {
  const { labels } = await readTariffLabels(db)
  const header = csvLine(TARIFF_FIELDS.map((field) => TARIFF_COLUMNS[field]))
  const lines = (await listStoredFreights(db)).map((line) =>
    csvLine(TARIFF_FIELDS.map((field) => cellText(line, field, labels))),
  )
  // By the mark spreadsheets recognize UTF-8.
  return `\uFEFF${header}${lines.join('')}`
}
