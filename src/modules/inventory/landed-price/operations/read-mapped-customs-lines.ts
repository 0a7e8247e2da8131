import { badRequest, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import type { CustomsList } from '../queries/list-customs-lists'
import { readWaitingFile } from '../queries/read-customs-file'
import { mapProblem } from '../rules/preview-customs-import'
import { type ReadLines, readLines } from '../rules/read-customs-sheet'
import type { CustomsMapInput } from '../schemas/customs-lists'

/**
 * The lines of the file that waits for its import, by a map.
 *
 * @throws AppError 404 if there is no file; 400 or 422 if the map does not fit it
 */
export async function readMappedCustomsLines(
  db: Db,
  { currency, id }: Pick<CustomsList, 'id' | 'currency'>,
  map: CustomsMapInput,
): Promise<ReadLines & { fileName: string }> {
  const file = await readWaitingFile(db, id)
  if (!file) throw notFound('The file is no longer there. Upload it again.')
  const sheet = file.sheets.find(({ name }) => name === map.sheet)
  if (!sheet) throw badRequest('The file has no such sheet')
  const problem = mapProblem(map, sheet.rows)
  if (problem) throw validationFailed([issue('columns', problem)])
  return { ...readLines(sheet.rows, map, currency), fileName: file.name }
}
