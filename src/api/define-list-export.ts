import { type ZodObject, z } from 'zod'
import { validationFailed } from '@/kernel/errors'
import { pluralOf } from '@/kernel/lists/plural'
import { recordEvent } from '@/server/audit/record-event'
import {
  EXPORT_FORMATS,
  EXPORT_MAX,
  EXPORT_TYPES,
  type ExportColumn,
  type ExportFormat,
  exportRows,
  exportTooLarge,
} from '@/server/sheets/export-rows'
import { defineRoute } from './define-route'
import type { FieldNames, Route, RouteAccess, RouteContext } from './route-type'

/** What a file of a list is written from. */
type Found<R> = {
  ids: readonly number[]
  columns: readonly ExportColumn<R>[]
  /** Reads some rows, in their order, after the call's transaction. */
  read: (ids: readonly number[]) => Promise<R[]>
}

/** A list of staff as a file. */
type ListExport<Q extends ZodObject, R> = {
  /** '/orders/export'; the format follows. */
  path: string
  tag: string
  access: RouteAccess
  query: Q | (() => Q)
  names?: FieldNames
  /** One of its rows, in messages and in the log: 'order'. */
  singular: string
  /** What is downloaded, in the summary: 'payments and refunds'. By default the plural of that. */
  contents?: string
  /** Follows in the summary. */
  more?: string
  /** Whether the log names the columns that were chosen. */
  logsColumns?: true
  /** The rows that a filter finds, at most so many. */
  find: (context: RouteContext, filter: z.output<Q>, most: number) => Promise<Found<R>>
}

/** What a format is called in a summary. */
const NAMES: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'a workbook' }

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The calls for a list as a file, in every format; each download is recorded. */
export function defineListExport<Q extends ZodObject, R>(list: ListExport<Q, R>): Route[] {
  const { access, more = '', names, path, query, singular, tag } = list
  const plural = pluralOf(singular)
  return EXPORT_FORMATS.map((format) =>
    defineRoute({
      method: 'get',
      path: `${path}/${format}`,
      tag,
      access,
      query,
      names,
      response: z.never(),
      givesFile: EXPORT_TYPES[format],
      summary: `Download the ${list.contents ?? plural} that the staff’s list finds as ${NAMES[format]}, up to ${EXPORT_MAX.toLocaleString('en-US')}${more}`,
      handler: async ({ query: filter }, context) => {
        const found = await list.find(context, filter as z.output<Q>, EXPORT_MAX + 1)
        const { length } = found.ids
        if (length > EXPORT_MAX) throw validationFailed([{ path: '', message: exportTooLarge(plural) }])
        const columns = list.logsColumns ? `: ${found.columns.map(({ heading }) => heading).join(', ')}` : ''
        const detail = `${length} ${length === 1 ? singular : plural}${columns}`
        await recordEvent(context.req, { action: 'export', area: capital(plural), detail })
        return exportRows({ name: capital(plural), format, ...found })
      },
    }),
  )
}
