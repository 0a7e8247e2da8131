import { type Issue, issue } from '@/kernel/issue'
import { err, ok, type Result } from '@/kernel/result'
import { checkFreight } from '../check-freight'
import { BLANK_LINE, TARIFF_FIELDS, type TariffField, type TariffLine } from '../tariff-line'
import type { Directory, NamedPort } from './look-up-tariff-names'
import { CELLS } from './tariff-cells'
import { fieldsOfHeader, TARIFF_COLUMNS } from './tariff-columns'

/** More lines than the largest carrier's tariff. */
export const TARIFF_ROWS_MAX = 5_000

/** A line of a file: where it stands there, and its cells. */
export type FileRow = { line: number; cells: readonly string[] }

/** What is wrong with one line, or with one of its cells. */
export type LineProblem = {
  line: number
  field: TariffField
  /** The cell as it is. */
  value: string
  reason: string
}

/** A line that could be read: the file's value of each field that it has a column for. */
export type ReadLine = { line: number; values: Partial<TariffLine> }

export type ReadTariff = {
  lines: ReadLine[]
  problems: LineProblem[]
  /** Headings that no field is called by. */
  unused: string[]
}

type Options = {
  /** For lines that have none. */
  keyword: string
}

type Cell = (field: TariffField) => string
/** Fields with their values. */
type Message = Readonly<Record<string, TariffLine[TariffField]>>
type Read = { values: Message; problems: [TariffField, string][] }

type End = { port: 'originPort' | 'destinationPort'; country: 'originCountry' | 'destinationCountry' }
const ENDS: readonly End[] = [
  { port: 'originPort', country: 'originCountry' },
  { port: 'destinationPort', country: 'destinationCountry' },
]

/** Why a name identifies no port: it fits several, or none. */
const whyNot = (ports: readonly NamedPort[], country: string | null): string =>
  ports.length > 0
    ? `There are several ports of this name: ${ports.map((one) => `${one.name}, ${one.country}`).join('; ')}`
    : `There is no port of this name${country ? ` in ${country}` : ''}. Create it under Ports, or write its UN/LOCODE`

/** One end of a lane: a port, which its country may distinguish from others, or a country. */
function readEnd({ country, port }: End, cell: Cell, names: Directory): Read {
  const [written, within] = [cell(port), cell(country)]
  const end = (portId: number | null, name: string | null): Read => ({
    values: { [port]: portId, [country]: name },
    problems: [],
  })
  const known = names.country(within)
  if (within && !known) return { values: {}, problems: [[country, 'There is no country of this name']] }
  if (!written) return end(null, known)
  const ports = names.ports(written).filter((one) => !known || one.country === known)
  const [only, other] = ports
  if (only && !other) return end(only.id, null)
  const asCountry = only || known ? null : names.country(written)
  if (asCountry) return end(null, asCountry)
  return { values: {}, problems: [[port, whyNot(ports, known)]] }
}

/** The seaport on the way, with its country where the name alone does not identify it. */
function readSeaport(cell: Cell, names: Directory): Read {
  const text = cell('viaPort')
  if (text === '') return { values: { viaPort: null }, problems: [] }
  const ports = names.ports(text)
  const [only, other] = ports
  return only && !other
    ? { values: { viaPort: only.id }, problems: [] }
    : { values: {}, problems: [['viaPort', whyNot(ports, null)]] }
}

const ALL_TYPES = /^(all|any)?( (vehicle )?types)?$/i

function readType(cell: Cell, names: Directory): Read {
  const text = cell('vehicleType')
  const id = ALL_TYPES.test(text) ? null : names.vehicleType(text)
  if (id === null && !ALL_TYPES.test(text))
    return { values: {}, problems: [['vehicleType', 'There is no vehicle type of this name']] }
  return { values: { vehicleType: id }, problems: [] }
}

function readPlain(field: keyof typeof CELLS, cell: Cell): Read {
  const read = CELLS[field](cell(field))
  return read.ok
    ? { values: { [field]: read.value }, problems: [] }
    : { values: {}, problems: [[field, read.error]] }
}

const isPlain = (field: TariffField): field is keyof typeof CELLS => field in CELLS
const PLAIN_FIELDS = TARIFF_FIELDS.filter(isPlain)

/** All values of one line, and everything wrong with it. */
function readLine(
  has: (field: TariffField) => boolean,
  cell: Cell,
  names: Directory,
): { values: Partial<TariffLine>; problems: Read['problems'] } {
  const reads = [
    ...PLAIN_FIELDS.filter(has).map((field) => readPlain(field, cell)),
    ...ENDS.filter(({ country, port }) => has(port) || has(country)).map((end) => readEnd(end, cell, names)),
    ...(has('viaPort') ? [readSeaport(cell, names)] : []),
    ...(has('vehicleType') ? [readType(cell, names)] : []),
  ]
  const values: Partial<TariffLine> = Object.assign({}, ...reads.map((read) => read.values))
  const problems = reads.flatMap((read) => read.problems)
  if (problems.length > 0) return { values, problems }
  const inFields = checkFreight({ ...BLANK_LINE, ...values }).map(
    ({ message, path }): [TariffField, string] => [
      TARIFF_FIELDS.find((field) => field === path) ?? 'fee',
      message,
    ],
  )
  return { values, problems: inFields }
}

/**
 * Reads a tariff: a header and a line for each freight. Every mistake in it is found at once; lines without one are read
 * whatever is wrong with others.
 *
 * @returns what makes the file as a whole unreadable, if anything
 */
export function readTariff(
  header: readonly string[],
  rows: readonly FileRow[],
  names: Directory,
  { keyword }: Options,
): Result<ReadTariff, Issue[]> {
  const fields = fieldsOfHeader(header)
  if (!fields.includes('fee'))
    return err([
      issue(
        'csv',
        `The first line has no column Fee. It should be ${Object.values(TARIFF_COLUMNS).join(', ')}`,
      ),
    ])
  if (rows.length === 0) return err([issue('csv', 'The file has no lines below its header')])
  if (rows.length > TARIFF_ROWS_MAX)
    return err([issue('csv', `At most ${TARIFF_ROWS_MAX.toLocaleString('en-US')} lines at a time`)])
  const has = (field: TariffField) => fields.includes(field)
  const all = rows.map(({ cells, line }) => {
    const cell: Cell = (field) => cells[fields.indexOf(field)]?.trim() ?? ''
    const { problems, values } = readLine(has, cell, names)
    const { keyword: own, ...others } = values
    return {
      line,
      values: own || keyword ? { ...others, keyword: own || keyword } : others,
      problems: problems.map(([field, reason]): LineProblem => ({ line, field, value: cell(field), reason })),
    }
  })
  return ok({
    lines: all.filter(({ problems }) => problems.length === 0).map(({ line, values }) => ({ line, values })),
    problems: all.flatMap(({ problems }) => problems),
    unused: header.filter((heading, index) => heading.trim() !== '' && !fields[index]),
  })
}
