import {
  type AddedRange,
  isInOrder,
  isSameKind,
  rangeFieldOf,
  rangeNames,
  readBound,
} from '@/kernel/added/added-range-bounds'
import { type Issue, issue } from '@/kernel/issue'
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_PAGE } from '@/kernel/lists/paging-limits'
import { clamp, parseWhole } from '@/kernel/numbers'
import { isStorable } from '@/kernel/text/storable-text'
import { textLength, trimText } from '@/kernel/text/text'
import { SEATS_MAX } from '@/modules/inventory/lists/rules/list-limits'
import {
  DISTANCE_UNITS,
  type DistanceUnit,
  readDistanceUnit,
} from '@/modules/inventory/vehicles/rules/distance-unit'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { isVehicleStatus, VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { engineSizeBand, isNoFilter, parseRange, rangeText } from '../rules/filter-ranges'
import { MAX_FACET_VALUES, SEARCH_TEXT_MAX } from '../rules/search-limits'
import { BOUNDS, ID_FACETS, isTotalSort, SEARCH_SORTS, type VehicleSearch } from './search-shape'

/** The source of a search: an address, or a page's already parsed parameters. */
export type SearchParamSource = URLSearchParams | Record<string, string | string[] | undefined>

/** If given: only these limits, else the default. If not: clamped to 1..100. */
type LimitRule = { defaultLimit?: number; allowedLimits?: readonly number[] }

/** Alternative names of the same filter. */
const ALIASES: Record<string, string[]> = {
  q: ['name', 'search'],
  make: ['manufacturer', 'manufacturer_id'],
  model: ['model_id'],
  modelCode: ['model_code_id'],
  bodyType: ['vehicle_type', 'vehicle_type_id'],
  fuel: ['vehicle_fuel_type_id'],
  driveTrain: ['drivetrain'],
  priceRange: ['price_range'],
  sort: ['sortBy'],
  yearFrom: ['year'],
  yearTo: ['year'],
}

/** No search reaches beyond the next turn of the century. */
const YEAR_MAX = 2100

/** Collects problems while reading; a tolerant caller discards them. */
class Reader {
  readonly issues: Issue[] = []

  constructor(private readonly source: SearchParamSource) {}

  private raw(name: string): string[] {
    const values = this.source instanceof URLSearchParams ? this.source.getAll(name) : this.source[name]
    return values === undefined ? [] : typeof values === 'string' ? [values] : values
  }

  /** Every name that is given. */
  names(): string[] {
    return this.source instanceof URLSearchParams ? [...this.source.keys()] : Object.keys(this.source)
  }

  /** Every value given under a name, or else under its alternative names, without 'all' and empty ones. */
  values(name: string): string[] {
    for (const alias of [name, ...(ALIASES[name] ?? [])]) {
      const given = this.raw(alias).filter((value) => !isNoFilter(value))
      if (given.length > 0) return given
    }
    return []
  }

  /** The single value under a name; the first of several. */
  one(name: string): string | null {
    const value = this.values(name)[0]
    return value === undefined ? null : value.trim()
  }

  /** The comma-separated and repeated choices under a name, parsed one by one, without duplicates. */
  list<T extends string | number>(name: string, read: (text: string) => T | null, expects: string): T[] {
    const chosen = new Set<T>()
    const texts = this.values(name).flatMap((value) => value.split(','))
    for (const text of texts.filter((part) => !isNoFilter(part))) {
      const value = read(text.trim()) ?? read(plusBack(text))
      if (value === null) this.refuse(name, `${name} must be ${expects}`)
      else chosen.add(value)
    }
    if (chosen.size > MAX_FACET_VALUES) this.refuse(name, `${name} takes up to ${MAX_FACET_VALUES} values`)
    return [...chosen].sort(compare).slice(0, MAX_FACET_VALUES)
  }

  refuse(name: string, message: string): void {
    if (!this.issues.some((known) => known.path === name)) this.issues.push(issue(name, message))
  }
}

/** An unescaped plus in an address is a blank: '100000+' arrives as '100000 '. */
const plusBack = (text: string): string => text.replace(/^(\s*\d[\d.]*) $/, '$1+')

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : a > b ? 1 : 0

const within =
  (min: number, max: number) =>
  (text: string): number | null => {
    const value = parseWhole(text)
    return value !== null && value >= min && value <= max ? value : null
  }

const readId = within(1, Number.MAX_SAFE_INTEGER)

const readBand = (text: string): string | null => {
  const range = parseRange(text)
  return range && rangeText(range)
}

const readExtra = (text: string): string | null => (/^[a-z_]{1,60}\.\w{1,60}$/.test(text) ? text : null)

/** The bounds of a module's field; inverted ones are rejected, or swapped for tolerant callers. */
function readRange(reader: Reader, field: string): AddedRange {
  const names = rangeNames(field)
  const [from, to] = names.map((name) => {
    const text = reader.one(name)
    const bound = text === null ? null : readBound(text)
    if (text !== null && bound === null) reader.refuse(name, `${name} must be a day or a number`)
    return bound ?? undefined
  })
  if (from === undefined || to === undefined)
    return { field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  if (!isSameKind(from, to)) {
    reader.refuse(names[1], `${names[1]} must be of the kind of ${names[0]}`)
    return { field, from }
  }
  if (isInOrder(from, to)) return { field, from, to }
  reader.refuse(names[0], `${names[0]} must not be greater than ${names[1]}`)
  return { field, from: to, to: from }
}

/** All of them by field, without those that have no bound. */
function readRanges(reader: Reader): AddedRange[] {
  const fields = new Set(reader.names().flatMap((name) => rangeFieldOf(name) ?? []))
  return [...fields]
    .sort()
    .map((field) => readRange(reader, field))
    .filter(({ from, to }) => from !== undefined || to !== undefined)
    .slice(0, MAX_FACET_VALUES)
}

function readText(reader: Reader): string {
  const text = trimText(reader.one('q'))
  if (!isStorable(text)) {
    reader.refuse('q', 'q contains characters that cannot be searched')
    return ''
  }
  if (textLength(text) <= SEARCH_TEXT_MAX) return text
  reader.refuse('q', `q must be ${SEARCH_TEXT_MAX} characters or less`)
  return [...text].slice(0, SEARCH_TEXT_MAX).join('').trim()
}

/** Both bounds of a range; inverted ones are rejected, or swapped for tolerant callers. */
function readBounds(reader: Reader, [low, high]: (typeof BOUNDS)[number]): [number | null, number | null] {
  const isYear = low === 'yearFrom'
  const read = isYear ? within(YEAR_MIN, YEAR_MAX) : parseWhole
  const expects = isYear ? `a year between ${YEAR_MIN} and ${YEAR_MAX}` : 'a whole number of at least 0'
  const [min = null, max = null] = [low, high].map((name) => {
    const text = reader.one(name)
    if (text === null) return null
    const value = read(text)
    if (value === null) reader.refuse(name, `${name} must be ${expects}`)
    return value
  })
  if (min === null || max === null || min <= max) return [min, max]
  reader.refuse(low, `${low} must not be greater than ${high}`)
  return [max, min]
}

function readLimit(reader: Reader, { defaultLimit = DEFAULT_LIMIT, allowedLimits }: LimitRule): number {
  const text = reader.one('limit')
  if (text === null) return defaultLimit
  if (allowedLimits) {
    const limit = parseWhole(text)
    return limit !== null && allowedLimits.includes(limit) ? limit : defaultLimit
  }
  // Any run of digits is a number, however large: it is clamped, not rejected.
  if (/^\d+$/.test(text)) return clamp(Number(text), 1, MAX_LIMIT)
  reader.refuse('limit', 'limit must be a whole number of at least 1')
  return defaultLimit
}

function readPage(reader: Reader): number {
  const text = reader.one('page')
  const page = text === null ? 1 : within(1, MAX_PAGE)(text)
  if (page === null) reader.refuse('page', `page must be a whole number between 1 and ${MAX_PAGE}`)
  return page ?? 1
}

function readSort(reader: Reader): VehicleSearch['sort'] {
  const text = reader.one('sort')
  if (text === null || text === 'default') return 'newest'
  const sort = SEARCH_SORTS.find((known) => known === text)
  if (!sort) reader.refuse('sort', `sort must be one of ${SEARCH_SORTS.join(', ')}`)
  return sort ?? 'newest'
}

function readPort(reader: Reader): number | null {
  const text = reader.one('to')
  const to = text === null ? null : readId(text)
  if (text !== null && to === null) reader.refuse('to', 'to must be the id of a port')
  return to
}

function readEligible(reader: Reader): boolean {
  const text = reader.one('eligible')
  if (text === null || text === 'false' || text === '0') return false
  if (text !== 'true' && text !== '1') reader.refuse('eligible', 'eligible must be true or false')
  return text === 'true' || text === '1'
}

function readDistances(reader: Reader): DistanceUnit {
  const text = reader.one('distances')
  const unit = readDistanceUnit(text)
  if (text !== null && unit === null)
    reader.refuse('distances', `distances must be one of ${DISTANCE_UNITS.join(', ')}`)
  return unit ?? 'mi'
}

/** Without a port of destination whatever needs one is rejected, or left out for tolerant callers. */
function withoutPort(reader: Reader, search: VehicleSearch): VehicleSearch {
  const { minTotal, maxTotal, eligible, sort } = search
  const refuse = (isGiven: boolean, name: string, what = name) => {
    if (isGiven && reader.one('to') === null) reader.refuse(name, `${what} must be given together with to`)
  }
  refuse(minTotal !== null, 'minTotal')
  refuse(maxTotal !== null, 'maxTotal')
  refuse(eligible, 'eligible')
  refuse(isTotalSort(sort), 'sort', `sort ${sort}`)
  const usual = { minTotal: null, maxTotal: null, eligible: false } as const
  return { ...search, ...usual, sort: isTotalSort(sort) ? 'newest' : sort }
}

/** Reads a search under all its names and collects problems; invalid parts are left out of the search. */
export function readVehicleSearch(
  source: SearchParamSource,
  limits: LimitRule,
): { search: VehicleSearch; issues: Issue[] } {
  const reader = new Reader(source)
  const ids = ID_FACETS.map((name) => [name, reader.list(name, readId, 'a list of ids')])
  const bounds = BOUNDS.flatMap((pair) => {
    const [min, max] = readBounds(reader, pair)
    return [
      [pair[0], min],
      [pair[1], max],
    ]
  })
  const search = {
    q: readText(reader),
    ...Object.fromEntries(ids),
    extras: reader.list('extras', readExtra, "choices such as 'warranty.yes'"),
    ranges: readRanges(reader),
    seats: reader.list('seats', within(1, SEATS_MAX), 'a list of whole numbers of at least 1'),
    priceRange: reader.list('priceRange', readBand, "a range such as '25000-50000' or '100000+'"),
    mileage: reader.list('mileage', readBand, "a range such as '10000-25000' or '100000+'"),
    engineSize: reader.list(
      'engineSize',
      (text) => engineSizeBand(text)?.text ?? null,
      "litres such as '1.5', '1.0-2.0' or '3.0+'",
    ),
    ...Object.fromEntries(bounds),
    to: readPort(reader),
    eligible: readEligible(reader),
    distances: readDistances(reader),
    status: reader.list(
      'status',
      (text) => (isVehicleStatus(text) ? text : null),
      `one of ${VEHICLE_STATUSES.join(', ')}`,
    ),
    sort: readSort(reader),
    page: readPage(reader),
    limit: readLimit(reader, limits),
  } as VehicleSearch
  return { search: search.to === null ? withoutPort(reader, search) : search, issues: reader.issues }
}
