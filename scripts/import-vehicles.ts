// npm run import:vehicles -- file.csv --map map.json: imports vehicles from a file. See docs/IMPORT.md.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { ENCODING_NAMES } from '@/kernel/files/encodings'
import { type LogRow, readBatch } from '@/modules/inventory/import/engine/import-batches'
import type { Counts, ReasonCount } from '@/modules/inventory/import/engine/import-outcome'
import type { SourceFormat } from '@/modules/inventory/import/engine/import-source'
import { batchNotes, batchReasons } from '@/modules/inventory/import/engine/report/batch-reasons-and-notes'
import { batchReport } from '@/modules/inventory/import/engine/report/batch-report'
import { outcomeCounter } from '@/modules/inventory/import/engine/report/outcome-counter'
import { reportHeader, reportLine } from '@/modules/inventory/import/engine/report/report-lines'
import { isWorkbook, SHEET_FORMAT, workbookCsv } from '@/modules/inventory/import/engine/unpack-workbook'
import {
  type ImportProgress,
  type ImportRequest,
  importVehicles,
} from '@/modules/inventory/import/operations/import-vehicles'
import { undoImport } from '@/modules/inventory/import/operations/undo-import'
import { env } from '@/server/env'
import { type ImportArguments, readArguments } from './import/import-arguments'
import { giveUp, print, Refusal } from './lib/progress.mjs'

type ImportCall = Extract<ImportArguments, { verb: 'import' }>
type UndoCall = Extract<ImportArguments, { verb: 'undo' }>

const number = (n: number): string => n.toLocaleString('en-US')
const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([outcome, n]) => `${number(n)} ${outcome}`)
    .join(', ')

/** A line every few seconds: how far, how fast. */
function progressLine(): (progress: ImportProgress) => void {
  const since = performance.now()
  let last = 0
  return ({ batchId, counts, fresh, rows, total }) => {
    const seconds = (performance.now() - since) / 1000
    if (seconds - last < 2 && rows < total) return
    last = seconds
    const where = `${batchId === null ? 'dry run' : `import ${batchId}`}: row ${number(rows)} of ${number(total)}`
    print(`${where}, ${countsText(counts)}, ${number(Math.round(fresh / seconds))} rows/s`)
  }
}

const suchAs = ({ values = [] }: ReasonCount): string =>
  values.length > 0 ? `, such as ${values.map((text) => `'${text}'`).join(', ')}` : ''

function printReasons(title: string, reasons: readonly ReasonCount[]): void {
  if (reasons.length === 0) return
  print(title)
  for (const one of reasons.slice(0, 25)) {
    const { examples, reason, rows } = one
    const which = `row ${examples.join(', ')}${rows > examples.length ? ', …' : ''}`
    print(`  ${number(rows)} × ${reason}${suchAs(one)} (${which})`)
  }
  if (reasons.length > 25) print(`  and ${number(reasons.length - 25)} other reasons: see the report`)
}

const writeReport = (lines: AsyncIterable<string>, file: string): Promise<void> =>
  pipeline(Readable.from(lines), createWriteStream(file)).then(() => print(`Report: ${file}`))

/** Ends after the running chunk at the first signal to stop; at the second, immediately. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort())
  return stop.signal
}

/** What was changed in rows and why others are rejected. */
async function printWhy(
  payload: Payload,
  batchId: number | null,
  counter: ReturnType<typeof outcomeCounter>,
): Promise<void> {
  const isDry = batchId === null
  printReasons('Changed:', isDry ? counter.notes() : await batchNotes(payload, batchId))
  printReasons('Rejected because:', isDry ? counter.reasons() : await batchReasons(payload, batchId))
}

/** The file as the importer reads it; a workbook becomes the rows of its sheet. */
async function sourceOf({ file, map, sheet }: ImportCall): Promise<Pick<ImportRequest, 'source' | 'format'>> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const name = path.basename(file)
  const handle = await open(file)
  const { buffer: head } = await handle.read(Buffer.alloc(4), 0, 4).finally(() => handle.close())
  if (!isWorkbook(head)) return { source: { name, open: () => createReadStream(file) } }
  const { csv, facts } = await workbookCsv(await readFile(file), { sheet, headerRow: map.file.headerRow })
  print(`Sheet '${facts.sheet}' of ${facts.sheets.length}`)
  return { source: { name, open: () => Readable.from([csv]) }, format: SHEET_FORMAT }
}

/** How the file was read, for whoever doubts it. */
const readingText = ({ delimiter, encoding, headerRow }: SourceFormat): string =>
  `Read as ${ENCODING_NAMES[encoding]}, separator ${delimiter === '\t' ? 'tab' : delimiter}, headings in row ${headerRow}.`

async function runImport(payload: Payload, call: ImportCall): Promise<void> {
  const read = await sourceOf(call)
  const before = call.resume === undefined ? undefined : await readBatch(payload.db.drizzle, call.resume)
  const options = {
    onExisting: call.onExisting ?? before?.options.onExisting ?? 'skip',
    references: call.references ?? before?.options.references ?? 'reject',
  }
  const counter = outcomeCounter()
  const dry = call.dryRun && call.report ? createWriteStream(call.report) : undefined
  dry?.write(reportHeader())
  const onRows = (rows: readonly LogRow[]): void => {
    counter.add(rows)
    dry?.write(rows.map(reportLine).join(''))
  }
  const { counts, batchId, format, rows, seconds, state } = await importVehicles({
    payload,
    ...read,
    map: call.map,
    options,
    dryRun: call.dryRun,
    resume: call.resume,
    onProgress: progressLine(),
    onRows,
    signal: stopSignal(),
  })
  dry?.end()
  if (batchId !== null && call.report) await writeReport(batchReport(payload, batchId), call.report)
  print(readingText(format))
  await printWhy(payload, batchId, counter)
  const rate = `${number(rows)} rows in ${seconds.toFixed(1)} s, ${number(Math.round(rows / Math.max(seconds, 0.001)))} rows/s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`
  if (batchId === null) return print(`Dry run, nothing was written: ${countsText(counts)}. ${rate}.`)
  print(`Import ${batchId} ${state}: ${countsText(counts)}. ${rate}.`)
  if (state === 'finished') return
  print(`To resume, run it again with the same file and map, and --batch ${batchId} --resume.`)
  process.exitCode = 1
}

async function runUndo(payload: Payload, call: UndoCall): Promise<void> {
  const { dryRun, kept, purge, references, removed, restored } = {
    ...call,
    ...(await undoImport({ payload, batchId: call.batch, dryRun: call.dryRun, purge: call.purge })),
  }
  const word = dryRun ? 'would be' : 'were'
  print(
    `${number(removed)} vehicles ${word} ${purge ? 'deleted' : 'moved to the trash'}, ${number(restored)} ${word} set back.`,
  )
  print(
    `${number(references.removed)} list entries ${word} removed, ${number(references.retired)} set to inactive.`,
  )
  for (const { examples, reason, rows } of kept)
    print(
      `  ${number(rows)} left alone: ${reason} (row ${examples.join(', ')}${rows > examples.length ? ', …' : ''})`,
    )
  if (call.report && !dryRun) await writeReport(batchReport(payload, call.batch), call.report)
}

async function main(): Promise<void> {
  const call = readArguments(process.argv.slice(2))
  env()
  const payload = await getPayload({ config })
  if (call.verb === 'undo') return runUndo(payload, call)
  if (call.verb === 'import') return runImport(payload, call)
  await readBatch(payload.db.drizzle, call.batch)
  await writeReport(batchReport(payload, call.batch), call.report)
}

await main().catch((error) => giveUp(error instanceof AppError ? new Refusal(error.message) : error))
process.exit()
