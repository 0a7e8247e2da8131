import { actionWord, auditSentence, visibleValues } from '@/kernel/audit-words'
import { csvLine } from '@/kernel/files/csv'
import type { Db } from '@/server/db-of'
import { detailWords } from '../rules/audit-changes-in-words'
import type { AuditFilter } from '../schemas/audit-filter'
import { type AuditRow, auditBatches } from './list-audit-log'
import { type AuditNames, listAuditNames } from './list-audit-names'

const HEADINGS = [
  'date (UTC)',
  'user',
  'kind',
  'action',
  'area',
  'detail',
  'IP address',
  'request',
  'table',
  'record',
  'before',
  'after',
]

const json = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value))

/** The content of the `detail` columns on screen and in the export. */
export const detailOf = (row: AuditRow, names: AuditNames): string => {
  const record = names.recordOf(row)
  const gone = record?.isDeleted && row.action !== 'delete' ? ' (deleted)' : ''
  return auditSentence({
    ...row,
    detail: detailWords(row.detail, row.before, row.after, names.words.labels),
    recordLabel: record ? `${record.text}${gone}` : row.recordLabel,
    hasChanges: row.before !== null || row.after !== null,
  })
}

const lineOf = (row: AuditRow, names: AuditNames, seesCost: boolean): string =>
  csvLine([
    row.at,
    row.actorLabel,
    row.actorKind,
    actionWord(row.action),
    row.area,
    detailOf(row, names),
    row.ip,
    row.requestId,
    row.table,
    row.recordId,
    json(visibleValues(row.before, seesCost)),
    json(visibleValues(row.after, seesCost)),
  ])

/**
 * The matching rows as a CSV file, written as they are read: memory stays small for any number of rows. Cells
 * that a spreadsheet would run as formulas are escaped.
 *
 * @param seesCost whether the reader may see cost values and markups
 */
export function exportAuditCsv(db: Db, filter: AuditFilter, seesCost: boolean): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const batches = auditBatches(db, filter)
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(HEADINGS)}`)),
    pull: async (controller) => {
      const { done, value } = await batches.next()
      if (done) return controller.close()
      const names = await listAuditNames(db, value, false)
      controller.enqueue(encoder.encode(value.map((row) => lineOf(row, names, seesCost)).join('')))
    },
    cancel: async () => {
      await batches.return(undefined)
    },
  })
}
