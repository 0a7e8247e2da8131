import { createHash } from 'node:crypto'
import { validationFailed } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { correctCells, type TariffFile } from '../rules/file/correct-cells'
import { planTariff, type TariffPlan } from '../rules/file/plan-tariff'
import { type LineProblem, readTariff } from '../rules/file/read-tariff'
import { fieldsOfHeader } from '../rules/file/tariff-columns'
import { nameOfTariff, type TariffLabels } from '../rules/tariff-in-words'
import { listStoredFreights } from './list-stored-freights'
import { parseTariffCells } from './parse-tariff-cells'
import { readTariffLabels } from './read-tariff-labels'

/** What an import would change. */
export type TariffPreview = {
  plan: TariffPlan
  /** Everything wrong with the file, by line. */
  problems: LineProblem[]
  /** Headings of columns that are not read. */
  unused: string[]
  /** Another one as soon as the import would change anything else. */
  stamp: string
  labels: TariffLabels
}

const byLine = (a: LineProblem, b: LineProblem): number => a.line - b.line

/**
 * What importing a tariff would change now, and everything wrong with it.
 *
 * @throws AppError 422 if the file as a whole cannot be read
 */
export async function previewTariffFile(db: Db, file: TariffFile): Promise<TariffPreview> {
  const { csv, isWhole, keyword, mended } = file
  const { header, rows } = parseTariffCells(csv)
  const fields = fieldsOfHeader(header)
  const { directory, labels } = await readTariffLabels(db)
  const mendedRows = correctCells(rows, (field) => fields.indexOf(field), mended)
  const read = readTariff(header, mendedRows, directory, { keyword: keyword.trim() })
  if (!read.ok) throw validationFailed(read.error)
  const plan = planTariff(read.value.lines, await listStoredFreights(db), {
    isWhole: isWhole && read.value.problems.length === 0,
    today: new Date().toISOString().slice(0, 10),
    nameOf: (line) => nameOfTariff(line, labels),
  })
  const problems = [...read.value.problems, ...plan.problems].sort(byLine)
  const stamp = createHash('sha256')
    .update(JSON.stringify([plan, problems]))
    .digest('base64url')
  return { plan, problems, unused: read.value.unused, stamp, labels }
}
