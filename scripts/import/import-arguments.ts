import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ImportMap } from '@/modules/inventory/import/engine/map/import-map-schema'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { Refusal } from '../lib/progress.mjs'
import { ANSWER_OPTIONS, withAnswers } from './map-answers'
import { READING_OPTIONS, withReading } from './map-reading'

export const USAGE = `Usage:
  npm run import:vehicles -- file.csv[.gz]|file.xlsx --map map.json [--dry-run] [--on-existing update|skip]
      [--references create|reject] [--sheet name] [--report out.csv]
      how the file is read, where the map does not say it and it is not recognised:
      [--encoding shift_jis] [--delimiter ";"] [--header-row 3]
      what neither the file nor the map says:
      [--currency JPY] [--odometer-unit km|mi] [--price-type FOB|CIF|DDP] [--port Mombasa|none]
      [--steering RHD|unknown] [--year 2017|unknown]
  npm run import:vehicles -- file.csv[.gz] --map map.json --batch <id> --resume [--report out.csv]
  npm run import:vehicles -- --undo <id> [--purge] [--dry-run] [--report out.csv]
  npm run import:vehicles -- --batch <id> --report out.csv
Maps and their rules: docs/IMPORT.md`

export type ImportArguments =
  | {
      verb: 'import'
      file: string
      map: ImportMap
      dryRun: boolean
      resume?: number
      /** Of a workbook. */
      sheet?: string
      report?: string
      onExisting?: 'update' | 'skip'
      references?: 'create' | 'reject'
    }
  | { verb: 'undo'; batch: number; dryRun: boolean; purge: boolean; report?: string }
  | { verb: 'report'; batch: number; report: string }

const OPTIONS = {
  map: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'on-existing': { type: 'string' },
  references: { type: 'string' },
  ...ANSWER_OPTIONS,
  ...READING_OPTIONS,
  sheet: { type: 'string' },
  batch: { type: 'string' },
  resume: { type: 'boolean', default: false },
  undo: { type: 'string' },
  purge: { type: 'boolean', default: false },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${USAGE}`)
  }
}

function oneOf<Choice extends string>(
  name: string,
  given: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const match = choices.find((choice) => choice === given)
  if (given !== undefined && !match) throw new Refusal(`--${name} is ${choices.join(' or ')}.`)
  return match
}

function batchId(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Refusal(`--${name} is the number of an import.`)
  return Number(given)
}

/** Reads the map file. @throws Refusal, or AppError with what is wrong in it */
function readMap(file: string): ImportMap {
  try {
    return readImportMap(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`${file} is no JSON: ${error.message}`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal(`There is no map ${file}.`)
    throw error
  }
}

/** Parses the command line. @throws Refusal with the usage */
export function readArguments(args: readonly string[]): ImportArguments {
  const { positionals, values } = parsed(args)
  if (values.help) throw new Refusal(USAGE)
  const dryRun = values['dry-run']
  const [undo, batch] = [batchId('undo', values.undo), batchId('batch', values.batch)]
  const { map, purge, report, resume } = values
  if (undo !== undefined) return { verb: 'undo', batch: undo, dryRun, purge, report }
  const [file, ...more] = positionals
  if (!file && batch !== undefined && report) return { verb: 'report', batch, report }
  if (!file || !map || more.length > 0) throw new Refusal(USAGE)
  if (resume !== (batch !== undefined)) throw new Refusal('--batch <id> and --resume go together.')
  if (resume && dryRun) throw new Refusal('A dry run leaves nothing that could be resumed.')
  return {
    verb: 'import',
    file,
    map: withAnswers(withReading(readMap(map), values), values, resume),
    dryRun,
    resume: batch,
    sheet: values.sheet,
    report,
    onExisting: oneOf('on-existing', values['on-existing'], ['update', 'skip']),
    references: oneOf('references', values.references, ['create', 'reject']),
  }
}
