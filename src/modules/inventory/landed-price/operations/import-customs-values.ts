import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { codeKeys, makeKey, nameKey } from '../rules/compare-customs-names'
import { type CustomsPreview, previewOf } from '../rules/preview-customs-import'
import type { ReadLines } from '../rules/read-customs-sheet'
import type { CustomsMapInput } from '../schemas/customs-lists'
import { lockCustomsDraft } from './lock-customs-draft'
import { readMappedCustomsLines } from './read-mapped-customs-lines'

/** Lines written by one statement. */
const CHUNK = 5_000

/**
 * Imports the lines of the uploaded file into a draft, in place of those it had. Rows that are no lines are left out;
 * the caller has seen them in the preview.
 *
 * @throws AppError 404, 409; 400 or 422 if the map does not fit the file, or no row is a line
 */
export const importCustomsValues = (
  req: PayloadRequest,
  id: number,
  map: CustomsMapInput,
): Promise<CustomsPreview> =>
  inTransactionOn(req, [`customs-value-lists:${id}`], async (inner, db) => {
    const list = await lockCustomsDraft(db, id)
    const { fileName, ...read } = await readMappedCustomsLines(db, list, map)
    if (read.lines.length === 0) throw validationFailed([issue('columns', 'No row of the file is a line')])
    await db.execute(sql`DELETE FROM customs_values WHERE list_id = ${id}`)
    for (let at = 0; at < read.lines.length; at += CHUNK)
      await insert(db, id, read.lines.slice(at, at + CHUNK))
    await db.execute(sql`DELETE FROM customs_files WHERE list_id = ${id}`)
    // So that vehicles are looked up by the right index from the first one on.
    await db.execute(sql`ANALYZE customs_values`)
    const data = { lines: read.lines.length, fileName }
    const common = { req: inner, overrideAccess: true, depth: 0 } as const
    await inner.payload.update({ collection: 'customs-value-lists', id, data, ...common })
    return previewOf(read)
  })

const insert = (db: Db, listId: number, lines: ReadLines['lines']) => {
  const rows = lines.map(({ row, ...line }) => ({
    ...line,
    lineNo: row,
    makeKey: makeKey(line.make),
    modelKey: nameKey(line.model),
    codeKeys: codeKeys(line.modelCode),
  }))
  return db.execute(sql`
    INSERT INTO customs_values (list_id, line_no, make, model, model_code, body, drive, cc, fuel, transmission,
      year_from, year_to, value, raw, make_key, model_key, code_keys)
    SELECT ${listId}, "lineNo", make, model, "modelCode", body, drive, cc, fuel, transmission,
      "yearFrom", "yearTo", value, raw, "makeKey", "modelKey", "codeKeys"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS t ("lineNo" int, make text, model text,
      "modelCode" text, body text, drive text, cc int, fuel text, transmission text, "yearFrom" int, "yearTo" int,
      value numeric, raw text, "makeKey" text, "modelKey" text, "codeKeys" text[])`)
}
