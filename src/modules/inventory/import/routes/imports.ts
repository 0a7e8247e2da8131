import { z } from 'zod'
import { asList, idParams, listOf, messageAnswer, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { readMapAndOptions } from '../engine/map/map-and-options'
import {
  cancelImport,
  continueImport,
  startUndoOfImport,
} from '../operations/cancel-continue-or-start-undo-of-import'
import {
  changeImportMap,
  createImportMap,
  deleteImportMap,
} from '../operations/create-change-or-delete-import-map'
import { previewImportUndo } from '../operations/preview-import-undo'
import { getImport } from '../queries/get-import'
import { getImportReport, getRejectedRows } from '../queries/get-import-report'
import { listImportMaps } from '../queries/list-import-maps'
import { listImports } from '../queries/list-imports'
import { importMapInput, importsQuery } from '../schemas/imports'
import { importFileRoutes } from './import-files'
import { detail, fileAnswer, savedMap, summary, undoAnswer } from './import-wire'
import * as words from './words'

const common = {
  access: { kind: 'module', module: 'inventory', action: 'create' },
  tag: 'Imports',
} as const
const one = { ...common, params: idParams }
const undo = { ...one, access: { kind: 'module', module: 'inventory', action: 'delete' } } as const

const mapRoutes = [
  defineRoute({
    ...common,
    method: 'get',
    path: '/imports/maps',
    summary: 'List saved maps',
    response: recordOf(z.array(savedMap)),
    handler: async (_, { req }) => ({ data: await listImportMaps(req) }),
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/imports/maps',
    status: 201,
    summary: 'Save a map under a name',
    body: importMapInput,
    response: recordOf(z.object({ id: z.int() })),
    handler: async ({ body }, { req }) => {
      const id = await createImportMap(req, { ...body, ...readMapAndOptions(body) })
      return { data: { id }, message: words.mapSaved }
    },
  }),
  defineRoute({
    ...one,
    method: ['put', 'patch'],
    path: '/imports/maps/{id}',
    summary: 'Replace a saved map',
    body: importMapInput,
    response: recordOf(z.object({ id: z.int() })),
    handler: async ({ body, params }, { req }) => {
      await changeImportMap(req, params.id, { ...body, ...readMapAndOptions(body) })
      return { data: { id: params.id }, message: words.mapUpdated }
    },
  }),
  defineRoute({
    ...one,
    method: 'delete',
    path: '/imports/maps/{id}',
    summary: 'Delete a saved map',
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await deleteImportMap(req, params.id)
      return { message: words.mapDeleted }
    },
  }),
]

/** Imports of vehicles from files. */
export const importRoutes = [
  ...importFileRoutes,
  ...mapRoutes,
  defineRoute({
    ...common,
    method: 'get',
    path: '/imports',
    summary: 'List imports, newest first',
    query: importsQuery,
    response: listOf(summary),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listImports(req, query)
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/{id}',
    summary: 'Get an import with its progress',
    response: recordOf(detail),
    handler: async ({ params }, { req }) => ({ data: await getImport(req, params.id) }),
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/imports/{id}/cancel',
    summary: 'Cancel an import; the rows in progress are completed',
    response: recordOf(detail),
    handler: async ({ params }, { req }) => {
      await cancelImport(req, params.id)
      return { data: await getImport(req, params.id) }
    },
  }),
  defineRoute({
    ...one,
    method: 'post',
    path: '/imports/{id}/continue',
    summary: 'Resume an interrupted import',
    response: recordOf(detail),
    handler: async ({ params }, { req }) => {
      await continueImport(req, params.id)
      return { data: await getImport(req, params.id) }
    },
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/{id}/report',
    summary: 'Download the outcome of every row as CSV',
    givesFile: 'text/csv',
    response: z.never(),
    handler: async ({ params }, { req }) => fileAnswer(await getImportReport(req, params.id)),
  }),
  defineRoute({
    ...one,
    method: 'get',
    path: '/imports/{id}/rejected',
    summary: 'Download the rejected rows as they are in the file, with the reasons, as CSV',
    givesFile: 'text/csv',
    response: z.never(),
    handler: async ({ params }, { req }) => fileAnswer(await getRejectedRows(req, params.id)),
  }),
  defineRoute({
    ...undo,
    method: 'get',
    path: '/imports/{id}/undo',
    summary: 'Preview what undoing an import would do now',
    response: recordOf(undoAnswer),
    handler: async ({ params }, { req }) => ({ data: await previewImportUndo(req, params.id) }),
  }),
  defineRoute({
    ...undo,
    method: 'post',
    path: '/imports/{id}/undo',
    summary: 'Undo an import in the background',
    response: recordOf(detail),
    handler: async ({ params }, { req }) => {
      await startUndoOfImport(req, params.id)
      return { data: await getImport(req, params.id) }
    },
  }),
]
