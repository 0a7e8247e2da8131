import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ImportMap } from '@/modules/inventory/import/engine/map/map-schema'
import { readImportMap } from '@/modules/inventory/import/engine/map/read-map'
import { Refusal } from '../lib/progress.mjs'

export const USAGE = `Usage:
  npm run import:vehicles -- file.csv[.gz]|file.xlsx --map map.json [--dry-run] [--on-existing update|skip]
      [--references create|reject] [--currency JPY] [--sheet name] [--report out.csv]
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
  currency: { type: 'string' },
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

/**
 * Reads the map file.
 *
 * @param currency of all amounts, if the map does not name one
 * @throws Refusal, or AppError with what is wrong in it
 */
function readMap(file: string, currency: string | undefined): ImportMap {
  try {
    return readImportMap(
      withCurrency(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')), currency),
    )
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`${file} is no JSON: ${error.message}`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal(`There is no map ${file}.`)
    throw error
  }
}

function withCurrency(map: unknown, currency: string | undefined): unknown {
  if (currency === undefined) return map
  if (!/^[A-Z]{3}$/.test(currency)) throw new Refusal('--currency is a code of three letters such as JPY.')
  const { fields, ...rest } = (map ?? {}) as { fields?: Record<string, unknown> }
  if (fields?.currency !== undefined)
    throw new Refusal('The map already says which currency its amounts are in.')
  return { ...rest, fields: { ...fields, currency: { constant: currency } } }
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
    map: readMap(map, values.currency),
    dryRun,
    resume: batch,
    sheet: values.sheet,
    report,
    onExisting: oneOf('on-existing', values['on-existing'], ['update', 'skip']),
    references: oneOf('references', values.references, ['create', 'reject']),
  }
}
