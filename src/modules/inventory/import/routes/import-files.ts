import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { z } from 'zod'
import { idParams, messageAnswer, orNull, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { validationFailed } from '@/kernel/errors'
import { MAX_FILE_BYTES } from '../engine/analyse-import-file'
import { readAnsweredMap } from '../engine/map/map-and-options'
import { changeImportFile, deleteImportFile } from '../operations/change-or-delete-import-file'
import { previewImport } from '../operations/preview-import'
import { receiveImportFile } from '../operations/receive-import-file'
import { startImport } from '../operations/start-import'
import { startImportCheck, stopImportCheck } from '../operations/start-or-stop-import-check'
import { getImport } from '../queries/get-import'
import { getCheck, getImportFile } from '../queries/get-import-file'
import { getCheckedRows } from '../queries/get-import-report'
import { fileQuery, formatInput, importInput, sendKeyField } from '../schemas/imports'
import { check, detail, file, fileAnswer, previewRow } from './import-wire'
import * as words from './words'

const common = {
  access: { kind: 'module', module: 'inventory', action: 'create' },
  tag: 'Imports',
} as const
const one = { ...common, params: idParams }
/** A map that does not fit the file, or an unreadable file. */
const misfit = [400] as const

/** The header under which a client may send the same file again. */
function sendKeyOf(headers: Headers): string | null {
  const read = sendKeyField.safeParse(headers.get('idempotency-key'))
  if (!read.success) throw validationFailed([{ path: '', message: 'Idempotency-Key is too long' }])
  return read.data || null
}

/** Files being imported: uploaded, mapped, checked, started. */
export const importFileRoutes = [
  defineRoute({
    ...common,
    method: 'post',
    path: '/imports/files',
    status: 201,
    summary: 'Upload a file to import, as the request body; with an Idempotency-Key, retrying is safe',
    query: fileQuery,
    takesFile: MAX_FILE_BYTES,
    refusals: [429],
    response: recordOf(file),
    handler: async ({ query }, { req, upload }) => {
      const sendKey = sendKeyOf(req.headers)
      const bytes = upload && Readable.fromWeb(upload as WebStream<Uint8Array>)
      const id = await receiveImportFile(req, { name: query.name, bytes, sendKey })
      return { data: await getImportFile(req, id) }
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/files/{id}',
    summary: 'Get a file with its columns, a suggested map, and the state of its check',
    response: recordOf(file),
    handler: async ({ params }, { req }) => ({ data: await getImportFile(req, params.id) }),
  }),
  defineRoute({
    ...one,
    method: ['put', 'patch'],
    path: '/imports/files/{id}',
    summary: 'Re-read a file with another separator or encoding, or another sheet of a workbook',
    body: formatInput,
    response: recordOf(file),
    handler: async ({ body, params }, { req }) => {
      await changeImportFile(req, params.id, body)
      return { data: await getImportFile(req, params.id) }
    },
  }),
  defineRoute({
    ...one,
    method: 'delete',
    path: '/imports/files/{id}',
    summary: 'Discard a file that has not been imported',
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteImportFile(req, params.id)
      return { message: words.fileDiscarded }
    },
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/imports/files/{id}/preview',
    summary: 'Preview the first rows of a file; nothing is saved',
    body: importInput,
    refusals: misfit,
    response: recordOf(z.array(previewRow)),
    handler: async ({ body, params }, { req }) => ({
      data: await previewImport(req, params.id, readAnsweredMap(body)),
    }),
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/files/{id}/check',
    summary: 'Get the state of a file’s check; null if it has not been checked',
    response: recordOf(orNull(check)),
    handler: async ({ params }, { req }) => ({ data: await getCheck(req, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/imports/files/{id}/check',
    summary: 'Check the whole file in the background; nothing is imported',
    body: importInput,
    refusals: misfit,
    response: recordOf(orNull(check)),
    handler: async ({ body, params }, { req }) => {
      await startImportCheck(req, params.id, readAnsweredMap(body))
      return { data: await getCheck(req, params.id) }
    },
  }),
  defineRoute({
    ...one,
    method: 'delete',
    path: '/imports/files/{id}/check',
    summary: 'Stop checking a file',
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await stopImportCheck(req, params.id)
      return { message: words.checkStopped }
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/files/{id}/rejected',
    summary: 'Download the rows that the last check rejected, with the reasons, as CSV',
    givesFile: 'text/csv',
    response: z.never(),
    handler: async ({ params }, { req }) => fileAnswer(await getCheckedRows(req, params.id)),
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/imports/files/{id}/run',
    summary: 'Start importing a file in the background; repeating the call returns the same import',
    body: importInput,
    refusals: misfit,
    response: recordOf(detail),
    handler: async ({ body, params }, { req }) => {
      const id = await startImport(req, params.id, readAnsweredMap(body))
      return { data: await getImport(req, id) }
    },
  }),
]
