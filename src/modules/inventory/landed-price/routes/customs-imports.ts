import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { SHEET_LIMITS } from '@/kernel/files/sheet-limits'
import { dbOf } from '@/server/db-of'
import { importCustomsValues } from '../operations/import-customs-values'
import { readMappedCustomsLines } from '../operations/read-mapped-customs-lines'
import { receiveCustomsFile } from '../operations/receive-customs-file'
import { getCustomsList } from '../queries/get-customs-list'
import { readCustomsFileFacts } from '../queries/read-customs-file'
import { customsLists } from '../rules/customs-list'
import { previewOf } from '../rules/preview-customs-import'
import { customsFileQuery, customsHeaderQuery, customsMapInput } from '../schemas/customs-lists'
import * as wire from './customs-list-schema'
import * as words from './customs-words'

const path = `/${customsLists.slug}/{id}`
const common = {
  access: { kind: 'module', module: 'settings', action: 'update' },
  tag: customsLists.plural,
  params: idParams,
} as const

/** The lines of a draft: a file is uploaded, its columns mapped, previewed, imported. */
export const customsImportRoutes = [
  defineRoute({
    ...common,
    method: 'put',
    path: `${path}/file`,
    summary: 'Upload a file with the lines of a draft, as the request body: CSV or .xlsx',
    query: customsFileQuery,
    takesFile: SHEET_LIMITS.bytes,
    refusals: [400, 409, 429],
    response: recordOf(wire.customsFile.nullable()),
    handler: async ({ params: { id }, query: { name = words.aFile } }, { req, upload }) => {
      await receiveCustomsFile(req, id, { name: name.slice(-200), bytes: upload })
      return { data: await readCustomsFileFacts(await dbOf(req), id) }
    },
  }),
  defineRoute({
    ...common,
    method: 'get',
    path: `${path}/file`,
    summary: 'The sheets and columns of the file that waits for its import; null if there is none',
    query: customsHeaderQuery,
    response: recordOf(wire.customsFile.nullable()),
    handler: async ({ params: { id }, query: { header, sheet } }, { req }) => {
      const given = sheet !== undefined && header !== undefined ? { header, sheet } : undefined
      return { data: await readCustomsFileFacts(await dbOf(req), id, given) }
    },
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: `${path}/preview`,
    summary: 'What an import of the file by a map would do; nothing is saved',
    body: customsMapInput,
    refusals: [400],
    response: recordOf(wire.customsPreview),
    handler: async ({ body, params: { id } }, { req }) => {
      const db = await dbOf(req)
      return { data: previewOf(await readMappedCustomsLines(db, await getCustomsList(db, id), body)) }
    },
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: `${path}/import`,
    summary: 'Import the lines of the file into a draft, in place of those it has',
    body: customsMapInput,
    refusals: [400, 409],
    response: recordOf(wire.customsPreview),
    handler: async ({ body, params: { id } }, { req }) => {
      const data = await importCustomsValues(req, id, body)
      return { data, message: words.linesImported(data.lines, data.refused) }
    },
  }),
]
