import { Worker } from 'node:worker_threads'
import { badRequest } from '@/kernel/errors'
import { SHEET_LIMITS, type Sheet, type SheetRules } from '@/kernel/files/sheet-limits'
import { limitHeavyWork } from '../concurrency/limit-heavy-work'
import { hasPercentFormats } from './has-percent-formats'
import { otherArchive, unpackedZipSize } from './unpacked-zip-size'
import type { Pending, Reported } from './workbook-thread'

const TIMEOUT_MS = 30_000
const DAMAGED = 'The workbook cannot be read; it may be damaged. Save it again as .xlsx, or as "CSV UTF-8".'
const MEMORY_MB = 512
const AS_CSV = 'Save the sheet as "CSV UTF-8" and try again.'
const TOO_LARGE = `The workbook is too large: unpacked, the limit is ${SHEET_LIMITS.unpackedBytes / 1024 / 1024} MB. ${AS_CSV}`
const TOO_SLOW = `The workbook takes too long to read: the limit is ${TIMEOUT_MS / 1000} seconds. ${AS_CSV}`
const TOO_HEAVY = `The workbook needs too much memory: the limit is ${MEMORY_MB} MB. ${AS_CSV}`

/** What people upload for a workbook. */
const OTHERS = {
  archive: 'The file is a ZIP archive, not a workbook. Unpack it and upload the file that is in it.',
  document: 'The file is a document, not a workbook. Save the table as .xlsx, or as "CSV UTF-8".',
  openDocument: 'The file is an OpenDocument file, not a workbook. Save it as .xlsx, or as "CSV UTF-8".',
} as const

/** The reader's messages, by the name of its error. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EncryptedFileError: 'The workbook is protected by a password. Save it without one.',
}

/** Reads in a thread of its own: a workbook made to exhaust memory or time ends there, and nowhere else. */
function inThread(request: Pending): Promise<Reported> {
  return new Promise((resolve, reject) => {
    // Bundled if there is a bundler; otherwise Node runs the file, without the app's own start options.
    const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      name: 'kaido-workbook',
      workerData: request,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      finish()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(badRequest(TOO_SLOW))), TIMEOUT_MS)
    worker.once('message', (report: Reported) => end(() => resolve(report)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? badRequest(TOO_HEAVY) : error)),
    )
    worker.once('exit', () => end(() => reject(badRequest(DAMAGED))))
  })
}

/**
 * The visible sheets of a workbook (.xlsx). A cell with a formula is that formula, beginning with '=', unless the rules
 * request results; one shown in per cent is its number, unless they request '25%' for 0.25.
 *
 * @throws AppError 400 if it is too large, damaged or protected
 */
export async function readWorkbook(
  bytes: Buffer,
  { columns, hasResults, showsPercents }: SheetRules,
): Promise<Sheet[]> {
  const other = otherArchive(bytes)
  if (other !== null) throw badRequest(OTHERS[other])
  const size = unpackedZipSize(bytes)
  if (size === null) throw badRequest(DAMAGED)
  if (size > SHEET_LIMITS.unpackedBytes) throw badRequest(TOO_LARGE)
  const { rows } = SHEET_LIMITS
  // Formats take several times the memory of the numbers, so they are read only where they matter.
  const hasPercents = showsPercents && hasPercentFormats(bytes)
  const report = await limitHeavyWork(() => inThread({ bytes, columns, hasPercents, hasResults, rows }))
  if ('problem' in report) throw badRequest(PROBLEMS[report.problem] ?? DAMAGED)
  return report.sheets
}
