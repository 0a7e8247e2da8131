import { Worker } from 'node:worker_threads'
import { badRequest } from '@/kernel/errors'
import { SHEET_LIMITS, type Sheet, type SheetRules } from '@/kernel/files/sheet-limits'
import { limitHeavyWork } from '../concurrency/limit-heavy-work'
import { unpackedSize } from './unpacked-size'
import type { Pending, Reported } from './workbook-thread'

const TIMEOUT_MS = 30_000
const DAMAGED = 'The workbook cannot be read; it may be damaged. Save it again as .xlsx, or as "CSV UTF-8".'
const TOO_LARGE = 'The workbook is too large to be read. Save the sheet as "CSV UTF-8" and try again.'

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
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      finish()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(badRequest(TOO_LARGE))), TIMEOUT_MS)
    worker.once('message', (report: Reported) => end(() => resolve(report)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? badRequest(TOO_LARGE) : error)),
    )
    worker.once('exit', () => end(() => reject(badRequest(DAMAGED))))
  })
}

/**
 * The visible sheets of a workbook (.xlsx). A cell with a formula is that formula, beginning with '=', unless the rules
 * request results.
 *
 * @throws AppError 400 if it is too large, damaged or protected
 */
export async function readWorkbook(bytes: Buffer, { columns, hasResults }: SheetRules): Promise<Sheet[]> {
  const size = unpackedSize(bytes)
  if (size === null) throw badRequest(DAMAGED)
  if (size > SHEET_LIMITS.unpackedBytes) throw badRequest(TOO_LARGE)
  const { rows } = SHEET_LIMITS
  const report = await limitHeavyWork(() => inThread({ bytes, columns, hasResults, rows }))
  if ('problem' in report) throw badRequest(PROBLEMS[report.problem] ?? DAMAGED)
  return report.sheets
}
