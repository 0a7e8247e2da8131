import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { endsAtPort } from '@/modules/inventory/vehicles/rules/ends-at-port'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { AMOUNT_FIELDS } from './amount-fields'

/** Where a field of a map is filled from, as far as questions depend on it. */
type Source = {
  column?: string | string[]
  constant?: unknown
  unit?: unknown
  firstOf?: Source[]
}
/** A map, as far as questions depend on it. */
export type MapWithQuestions = {
  fields: Partial<Record<string, Source>>
  /** What a person confirmed that nobody knows. */
  notStated?: string[]
}

/** What nobody assumes for the vehicles of a file: a column says it, or a person does. */
export const QUESTION_KEYS = ['currency', 'odometerUnit', 'priceType', 'port', 'steering', 'year'] as const
export type QuestionKey = (typeof QUESTION_KEYS)[number]

/** Questions that may be answered with "not stated": the vehicles then have no such value. */
export const OPTIONAL_QUESTIONS = ['port', 'steering', 'year'] as const satisfies QuestionKey[]

type Question = {
  /** The field of the map that has the answer. */
  field: string
  label: string
  /** Where the answer is missing, and what to do. */
  path: string
  message: string
  /** How the command line takes the answer. */
  flag: string
  /** The command line's word for "not stated". */
  unknown?: string
  /** All answers, where there are few. */
  options?: readonly string[]
}

export const QUESTIONS: Readonly<Record<QuestionKey, Question>> = {
  currency: {
    field: 'currency',
    label: 'Which currency are the amounts in?',
    path: 'fields.currency',
    message: 'is missing: say which currency the amounts of the file are in',
    flag: 'currency',
  },
  odometerUnit: {
    field: 'mileage',
    label: 'Which unit does the odometer count in?',
    path: 'fields.mileage.unit',
    message: 'is missing: say whether the odometers count in km or mi',
    flag: 'odometer-unit',
    options: DISTANCE_UNITS,
  },
  priceType: {
    field: 'priceType',
    label: 'What do the prices include?',
    path: 'fields.priceType',
    message: 'is missing: say whether the prices are FOB, CIF or DDP',
    flag: 'price-type',
    options: PRICE_TYPES,
  },
  port: {
    field: 'namedPort',
    label: 'Which port do CIF and DDP prices hold for?',
    path: 'fields.namedPort',
    message: 'is missing: say which port the CIF and DDP prices hold for',
    flag: 'port',
    unknown: 'none',
  },
  steering: {
    field: 'steeringType',
    label: 'Which side is the steering wheel on?',
    path: 'fields.steeringType',
    message: 'is missing: say on which side the steering wheel is',
    flag: 'steering',
    unknown: 'unknown',
  },
  year: {
    field: 'year',
    label: 'Which year are the vehicles of?',
    path: 'fields.year',
    message: 'is missing: say which year the vehicles are of',
    flag: 'year',
    unknown: 'unknown',
  },
}

const isNothing = (source: Source | undefined): boolean =>
  source === undefined || source.constant === null || Number(source.constant ?? Number.NaN) === 0

/** The sources that read a column, wherever they are in a field. */
const columnsOf = (source: Source): Source[] =>
  source.firstOf ? source.firstOf.flatMap(columnsOf) : source.column === undefined ? [] : [source]

type Fields = MapWithQuestions['fields']

const hasAmount = (fields: Fields): boolean => AMOUNT_FIELDS.some((field) => !isNothing(fields[field]))

/** A price of its own, or one that follows from cost and markup. */
const hasPrice = ({ costValue, markup, oldPrice, price }: Fields): boolean =>
  !isNothing(price) || !isNothing(oldPrice) || (!isNothing(costValue) && !isNothing(markup))

/** A unit is known if the map has it, or if each column names it itself: 'Odo km'. */
const lacksUnit = (mileage: Source | undefined, namesUnit: (column: string) => boolean): boolean =>
  mileage !== undefined &&
  columnsOf(mileage).some(
    ({ column, unit }) => unit === undefined && ![column ?? []].flat().every((name) => namesUnit(name)),
  )

/** Only prices that end at a port have one; a cost becomes a price once it has a markup. */
const needsPort = (fields: Fields): boolean =>
  hasAmount(fields) &&
  !isNothing(fields.priceType) &&
  endsAtPort(String(fields.priceType?.constant ?? '').toUpperCase()) &&
  isNothing(fields.namedPort)

/**
 * The questions about a file that no column answers and no person did yet.
 *
 * @param namesUnit whether the name of a column says in which unit its distances are
 */
export function openQuestions(
  { fields, notStated = [] }: MapWithQuestions,
  namesUnit: (column: string) => boolean,
): QuestionKey[] {
  const isOpen: Record<QuestionKey, boolean> = {
    currency: hasAmount(fields) && isNothing(fields.currency),
    odometerUnit: lacksUnit(fields.mileage, namesUnit),
    priceType: hasPrice(fields) && isNothing(fields.priceType),
    port: needsPort(fields),
    steering: isNothing(fields.steeringType) && isNothing(fields.steeringPosition),
    year: isNothing(fields.year),
  }
  return QUESTION_KEYS.filter((key) => isOpen[key] && !notStated.includes(key))
}

/** The answer that a map has to a question: null for "not stated", '' for none. */
export function answerIn({ fields, notStated = [] }: MapWithQuestions, key: QuestionKey): string | null {
  if (notStated.includes(key)) return null
  const source = fields[QUESTIONS[key].field]
  if (key !== 'odometerUnit') return String(source?.constant ?? '')
  const [unit] = source ? columnsOf(source).map((one) => one.unit) : []
  return typeof unit === 'string' ? unit : ''
}

const withUnit = (source: Source, unit: string): Source => {
  if (source.firstOf) return { ...source, firstOf: source.firstOf.map((one) => withUnit(one, unit)) }
  const { unit: _before, ...rest } = source
  return source.column === undefined || unit === '' ? rest : { ...rest, unit }
}

/**
 * A map with the answer to a question.
 *
 * @param answer null for "not stated", '' for none
 */
export function withAnswer<M extends MapWithQuestions>(map: M, key: QuestionKey, answer: string | null): M {
  const { field } = QUESTIONS[key]
  const { [field]: before, ...others } = map.fields
  const notStated = (map.notStated ?? []).filter((one) => one !== key)
  if (key === 'odometerUnit')
    return { ...map, fields: { ...others, ...(before && { [field]: withUnit(before, answer ?? '') }) } }
  if (answer === null) return { ...map, fields: others, notStated: [...notStated, key] }
  const constant = key === 'year' && /^\d+$/.test(answer) ? Number(answer) : answer
  const { notStated: _stated, ...rest } = map
  return {
    ...rest,
    fields: { ...others, [field]: { constant } },
    ...(notStated.length > 0 && { notStated }),
  } as M
}
