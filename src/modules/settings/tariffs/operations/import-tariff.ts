import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { columnIn } from '@/kernel/record-list'
import { recordEvent } from '@/server/audit/record-event'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import type { Db } from '@/server/db-of'
import { inTransaction } from '@/server/transaction'
import { previewTariffFile } from '../queries/preview-tariff-file'
import type { TariffFile } from '../rules/file/correct-cells'
import type { TariffPlan } from '../rules/file/plan-tariff'
import { freights } from '../rules/freight-list'
import { TARIFF_FIELDS, type TariffLine } from '../rules/tariff-line'
import * as words from '../words'
import { lockFreights } from './lock-freights'

export type ImportedTariff = { added: number; changed: number; ended: number; unchanged: number }

const COLUMNS: readonly SQL[] = TARIFF_FIELDS.map(
  (field) => sql`${sql.identifier(columnIn(freights, field))}`,
)

/** Lines as rows of the table, by its columns; the id of those that are there already. */
const rowsOf = (lines: readonly (TariffLine & { id?: number })[]): SQL => {
  const rows = lines.map((line) => ({
    id: line.id,
    ...Object.fromEntries(TARIFF_FIELDS.map((field) => [columnIn(freights, field), line[field]])),
  }))
  return sql`jsonb_populate_recordset(null::freights, ${JSON.stringify(rows)}::jsonb)`
}

/** First what ends, so that nothing overlaps at any moment. */
async function write(db: Db, { added, changed, ended }: TariffPlan): Promise<void> {
  if (ended.length > 0)
    await db.execute(sql`
      UPDATE freights f SET valid_to = t.valid_to, updated_at = now()
      FROM ${rowsOf(ended.map(({ before, validTo }) => ({ ...before, validTo })))} t WHERE f.id = t.id`)
  if (changed.length > 0)
    await db.execute(sql`
      UPDATE freights f SET (${sql.join([...COLUMNS], sql`, `)}, updated_at) =
        (${sql.join(
          COLUMNS.map((column) => sql`t.${column}`),
          sql`, `,
        )}, now())
      FROM ${rowsOf(changed.map(({ after, before }) => ({ ...after, id: before.id })))} t WHERE f.id = t.id`)
  if (added.length > 0)
    await db.execute(sql`
      INSERT INTO freights (${sql.join([...COLUMNS], sql`, `)}, created_at, updated_at)
      SELECT ${sql.join([...COLUMNS], sql`, `)}, now(), now() FROM ${rowsOf(added.map(({ after }) => after))} t`)
}

/**
 * Imports a tariff as its preview showed it: all of it, or nothing.
 *
 * @param stamp of the preview
 * @throws AppError 422 if lines are refused and not left out; 409 if the import would change anything else than the preview
 * showed, because somebody else changed a freight, or a name that the file uses
 */
export async function importTariff(
  req: PayloadRequest,
  file: TariffFile,
  stamp: string,
): Promise<ImportedTariff> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await stampTransaction(inner)
    await lockFreights(db)
    const now = await previewTariffFile(db, file)
    if (now.stamp !== stamp) throw conflict(words.previewIsOutdated, [issue('stamp', words.outdated)])
    const leavesOut = file.leavesOut && !file.isWhole
    if (now.problems.length > 0 && !leavesOut)
      throw validationFailed(now.problems.map(({ line, reason }) => issue('csv', words.atLine(line, reason))))
    await write(db, now.plan)
    const { added, changed, ended, unchanged } = now.plan
    const done = { added: added.length, changed: changed.length, ended: ended.length, unchanged }
    await recordEvent(inner, { action: 'import', area: freights.plural, detail: words.imported(done) })
    return done
  })
}
