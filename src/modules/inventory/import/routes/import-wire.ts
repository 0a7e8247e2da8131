import { Readable } from 'node:stream'
import { z } from 'zod'
import { orNull, timestamp } from '@/api/answer-schemas'
import type { ReportFile } from '../queries/get-import-report'

const whole = z.int().min(0)
const counts = z
  .object({ created: whole, updated: whole, skipped: whole, rejected: whole })
  .meta({ id: 'ImportCounts' })
const options = z
  .object({
    onExisting: z.enum(['update', 'skip']),
    references: z.enum(['create', 'reject']),
  })
  .meta({ id: 'ImportOptions' })
const json = z.record(z.string(), z.unknown())
const issue = z.object({ path: z.string(), message: z.string() }).meta({ id: 'ImportIssue' })

/** Why rows have the same outcome, with a few of their numbers. */
const reason = z
  .object({
    reason: z.string(),
    rows: whole,
    examples: z.array(z.int()),
    values: z.array(z.string()).optional(),
  })
  .meta({ id: 'ImportReason' })

const progress = z
  .object({ done: whole, total: whole, counts, secondsLeft: whole.nullable() })
  .meta({ id: 'ImportProgress' })

export const summary = z
  .object({
    id: z.int(),
    fileName: z.string(),
    status: z.enum([
      'waiting',
      'running',
      'stopping',
      'undoing',
      'cancelled',
      'interrupted',
      'finished',
      'undone',
    ]),
    counts,
    startedBy: z.string().nullable(),
    startedAt: timestamp,
    finishedAt: timestamp.nullable(),
    problem: z.string().nullable(),
    fileId: z.int().nullable(),
    hasFile: z.boolean(),
    options,
  })
  .meta({ id: 'ImportSummary' })

export const undoAnswer = z
  .object({ removed: whole, restored: whole, kept: z.array(reason) })
  .meta({ id: 'ImportUndone' })

export const detail = summary
  .extend({
    progress: orNull(progress),
    reasons: z.array(reason),
    notes: z.array(reason),
    misread: z.array(z.string()),
    undone: orNull(undoAnswer),
  })
  .meta({ id: 'Import' })

export const check = z
  .union([
    z.object({ state: z.enum(['waiting', 'running']), progress: orNull(progress) }),
    z.object({
      state: z.enum(['done', 'stopped', 'failed']),
      progress: z.null(),
      problem: z.string().nullable(),
      counts,
      rows: whole,
      reasons: z.array(reason),
      notes: z.array(reason).optional(),
      rejected: z.array(z.object({ rowNo: z.int(), key: z.string().nullable(), issues: z.array(issue) })),
      made: z.array(
        z.object({ list: z.string(), label: z.string(), count: whole, names: z.array(z.string()) }),
      ),
      finishedAt: timestamp,
    }),
  ])
  .meta({ id: 'ImportCheck' })

const column = z
  .object({
    name: z.string(),
    filled: whole,
    samples: z.array(z.string()),
    values: z.array(z.object({ text: z.string(), rows: whole })).nullable(),
    numbers: z.object({ fraction: z.array(z.string()), open: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'ImportColumn' })

export const file = z
  .object({
    id: z.int(),
    name: z.string(),
    bytes: whole,
    isKept: z.boolean(),
    facts: z.object({
      encoding: z.string(),
      delimiter: z.string(),
      headerRow: z.int().optional(),
      decimal: z.string(),
      rows: whole,
      columns: z.array(column),
      workbook: z.object({ sheet: z.string(), sheets: z.array(z.string()) }).optional(),
    }),
    start: z.object({ map: json, options, from: z.string(), name: z.string().nullable() }),
    suggestions: z.array(
      z.object({ column: z.string(), field: z.string(), source: json, because: z.string() }),
    ),
    check: orNull(check),
    importId: z.int().nullable(),
    sameFile: z.array(summary),
    createdAt: timestamp,
  })
  .meta({ id: 'ImportFile' })

export const previewRow = z
  .object({
    rowNo: z.int(),
    outcome: z.enum(['created', 'updated', 'skipped', 'rejected']),
    reasons: z.array(z.string()),
    issues: z.array(issue),
    values: z.record(z.string(), z.string().nullable()),
  })
  .meta({ id: 'ImportPreviewRow' })

export const savedMap = z
  .object({
    id: z.int(),
    name: z.string(),
    fits: z.boolean(),
    map: json,
    options,
    updatedBy: z.string().nullable(),
    updatedAt: timestamp,
  })
  .meta({ id: 'ImportMap' })

/** The file name of a download, in the two formats that browsers understand. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const PIECE = 64 * 1024

/** Lines as bytes, in chunks large enough to send. */
async function* pieces(lines: ReportFile['lines']): AsyncGenerator<Uint8Array> {
  let text = ''
  for await (const line of lines) {
    if (typeof line !== 'string') yield line
    else text += line
    if (text.length < PIECE) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** A report as a file, sent as it is written. */
export const fileAnswer = ({ lines, name }: ReportFile): Response =>
  new Response(Readable.toWeb(Readable.from(pieces(lines))) as ReadableStream, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition(name) },
  })
