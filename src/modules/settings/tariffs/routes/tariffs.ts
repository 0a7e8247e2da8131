import { z } from 'zod'
import { recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { forbidden } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { dbOf } from '@/server/db-of'
import { importTariff } from '../operations/import-tariff'
import { exportTariff } from '../queries/export-tariff'
import { previewTariffFile } from '../queries/preview-tariff-file'
import { freights } from '../rules/freight-list'
import { tariffImportInput, tariffPreviewInput } from '../schemas/tariff-import'
import * as words from '../words'
import { tariffPreviewRecord, toPreview } from './tariff-wire'

const tag = freights.plural
const access = { kind: 'module', module: 'settings', action: 'create' } as const

/** An import creates freights and changes them. */
function mayImport({ actor }: RouteContext): void {
  if (!can(actor, 'settings', 'update')) throw forbidden()
}

/** The additional calls of freights. */
export const tariffRoutes = [
  defineRoute({
    method: 'get',
    path: '/freights/export',
    access: { kind: 'module', module: 'settings', action: 'read' },
    tag,
    summary: 'Download all freights as CSV; importing it again changes nothing',
    givesFile: 'text/csv',
    response: z.never(),
    handler: async (_, { req }) =>
      new Response(await exportTariff(await dbOf(req)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="freights-${new Date().toISOString().slice(0, 10)}.csv"`,
        },
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/freights/import/preview',
    access,
    tag,
    summary:
      'What importing a tariff from a CSV file would change, and every mistake in it; nothing is imported',
    body: tariffPreviewInput,
    response: recordOf(tariffPreviewRecord),
    handler: async ({ body }, context) => {
      mayImport(context)
      return { data: toPreview(await previewTariffFile(await dbOf(context.req), body)) }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/freights/import',
    access,
    tag,
    summary: 'Import a tariff as its preview showed it; all of it, or nothing',
    body: tariffImportInput,
    refusals: [409],
    response: recordOf(z.object({ added: z.int(), changed: z.int(), ended: z.int(), unchanged: z.int() })),
    handler: async ({ body: { stamp, ...file } }, context) => {
      mayImport(context)
      const data = await importTariff(context.req, file, stamp)
      return { data, message: words.imported(data) }
    },
  }),
]
