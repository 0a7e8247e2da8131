import type { z } from 'zod'
import type { AppError } from '@/kernel/errors'
import { validationFailed } from '@/kernel/errors'
import { quoted } from '@/kernel/files/read-written-number'
import { type Issue, issue } from '@/kernel/issue'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { QUESTIONS } from '../../rules/map-questions'
import { type FieldSpec, fieldSpec, type ImportField, importFieldNames } from '../import-fields'
import { CREATABLE_FIELDS } from '../references/nameable-lists'
import { patternProblem } from './cell-pattern'
import { isTextStep, type Step } from './cell-steps'
import { unitsOf } from './file-units'
import { type FieldSource, type ImportMap, importMap, type TableCell } from './import-map-schema'
import { questionsIn } from './questions-in-map'
import { isPattern, keyOf } from './value-table'
import { withOrder } from './value-table-order'

const ORIGINS = ['column', 'constant', 'template', 'firstOf'] as const

/** An exact entry that occurs twice, in another spelling and with another meaning. */
function contradiction(values: Readonly<Record<string, TableCell>>): string | undefined {
  const known = new Map<string, TableCell>()
  return Object.entries(values).find(([text, value]) => {
    const key = keyOf(text)
    if (isPattern(text)) return false
    if (known.has(key)) return known.get(key) !== value
    known.set(key, value)
    return false
  })?.[0]
}

/** The units that a source may convert from. */
function namedUnits({ unit }: FieldSource): string[] {
  if (unit === undefined) return []
  if (typeof unit === 'string') return [unit]
  if (Array.isArray(unit)) return unit.map((one) => one.unit)
  return unit.otherwise === undefined ? [] : [unit.otherwise]
}

function stepProblem(step: Step, before: Step | undefined, spec: FieldSpec): string | null {
  if ('find' in step) return patternProblem(step.find)
  if (isTextStep(step))
    return before && !isTextStep(before) ? 'works on a text and comes before any calculation' : null
  if (spec.kind !== 'number') return 'calculates, and this field is no number'
  return 'divide' in step && Number(step.divide) === 0 ? 'divides by nothing' : null
}

const checkSteps = (path: string, steps: readonly Step[], spec: FieldSpec): Issue[] =>
  steps.flatMap((step, index) => {
    const problem = stepProblem(step, steps[index - 1], spec)
    return problem === null ? [] : [issue(`${path}.${index}`, problem)]
  })

/** What is wrong with one source, given its field. */
function checkSource(path: string, given: FieldSource, spec: FieldSpec): Issue[] {
  const wrong = (condition: boolean, message: string) => (condition ? [issue(path, message)] : [])
  const origins = ORIGINS.filter((origin) => given[origin] !== undefined)
  const [origin] = origins
  const units = spec.dimension ? unitsOf(spec.dimension) : []
  const twice = given.values && contradiction(given.values)
  const isText = origin === 'column' || origin === 'template'
  const dressed = (given.unit ?? given.split) !== undefined
  const odd = namedUnits(given).filter((unit) => !units.includes(unit))
  return [
    ...wrong(twice !== undefined, `has two entries for ${quoted(twice ?? '')}`),
    ...wrong(origins.length !== 1, 'needs exactly one of column, constant, template and firstOf'),
    ...wrong(!isText && given.values !== undefined, 'values belong to a column or a template'),
    ...wrong(origin !== 'column' && dressed, 'unit and split belong to a column'),
    ...wrong(given.otherwise !== undefined && !given.values, 'otherwise has no meaning without values'),
    ...wrong(
      given.unit !== undefined && (units.length === 0 || odd.length > 0),
      units.length > 0 ? `unit must be one of ${units.join(', ')}` : 'this field has no unit',
    ),
    ...wrong(!isText && given.steps !== undefined, 'steps belong to a column or a template'),
    ...checkSteps(`${path}.steps`, given.steps ?? [], spec),
    ...wrong(
      given.decimal !== undefined && (spec.kind !== 'number' || origin !== 'column'),
      'decimal belongs to a number from a column',
    ),
    ...wrong(given.split !== undefined && spec.kind !== 'list', 'only tags and features can be split'),
    ...wrong(Array.isArray(given.constant) && spec.kind !== 'list', 'only tags and features take a list'),
    ...wrong(
      given.trim === false && spec.kind !== 'text',
      'only free texts can keep leading and trailing spaces',
    ),
    ...(given.firstOf ?? []).flatMap((inner, index) => checkSource(`${path}.firstOf.${index}`, inner, spec)),
  ]
}

const ORDER_LOST =
  'the order of its entries with * was lost when the map was saved. Put them in order and confirm it'

function checkMap(map: ImportMap): Issue[] {
  const fields = Object.entries(map.fields) as [ImportField, FieldSource][]
  const newFeatures = map.references.features === 'create' && !map.featureGroup
  return [
    ...(map.fields[map.key] ? [] : [issue(`fields.${map.key}`, 'is missing: it identifies each row')]),
    ...(newFeatures ? [issue('featureGroup', 'is missing: new features need a group')] : []),
    ...(map.orderUnknown ?? []).map((field) => issue(`fields.${field}`, ORDER_LOST)),
    ...fields.flatMap(([field, given]) => checkSource(`fields.${field}`, given, fieldSpec(field))),
  ]
}

const refusal = (issues: Issue[]): AppError =>
  validationFailed(
    issues,
    `The map cannot be used:\n${issues.map(({ path, message }) => `  - ${path || 'map'}: ${message}`).join('\n')}`,
  )

/** The issue for an unknown key. */
const unknown = (): Record<string, string> => ({
  fields: `is no field that an import can fill; those are ${importFieldNames().join(', ')}`,
  references: `is no list that an import can add to; those are ${CREATABLE_FIELDS.join(', ')}`,
})

/** zod's issue about one key, reworded for a map's author. */
function explain(zodIssue: z.core.$ZodIssue): Issue[] {
  const path = zodIssue.path.join('.')
  if (zodIssue.code === 'unrecognized_keys')
    return zodIssue.keys.map((key) =>
      issue([path, key].filter(Boolean).join('.'), unknown()[path] ?? 'is not known here'),
    )
  if (zodIssue.code === 'invalid_type' && zodIssue.input === undefined) return [issue(path, 'is missing')]
  return [issue(path, zodIssue.message)]
}

function parseMap(given: unknown): ImportMap {
  if (!isStorable(allTexts(given))) throw refusal([issue('', UNSTORABLE_MESSAGE)])
  const parsed = importMap().safeParse(given, { reportInput: true })
  if (!parsed.success) throw refusal(parsed.error.issues.flatMap(explain))
  return parsed.data
}

/** Every key and text of a value, one after another. */
function allTexts(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`
  if (!value || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, inner]) => `${key}\n${allTexts(inner)}`)
    .join('')
}

/**
 * Ensures that nothing about the vehicles of a file is assumed.
 *
 * @throws AppError 422 with an issue for each open question
 */
export function requireAnswers(map: ImportMap): void {
  const open = questionsIn(map).map((key) => issue(QUESTIONS[key].path, QUESTIONS[key].message))
  if (open.length > 0) throw refusal(open)
}

/**
 * Ensures that a map is usable as it is.
 *
 * @throws AppError 422 with an issue for each problem
 */
export function requireUsable(map: ImportMap): void {
  const issues = checkMap(map)
  if (issues.length > 0) throw refusal(issues)
}

/**
 * Validates a map.
 *
 * @param given its parsed JSON
 * @throws AppError 422 with an issue for each problem
 */
export function readImportMap(given: unknown): ImportMap {
  const map = parseMap(given)
  requireUsable(map)
  return map
}

/**
 * Reads a stored map, to show or continue with: it may need corrections before it can be used.
 *
 * @param orderLost whether it was stored without the order of its keys
 * @throws AppError 422 if it is no longer a map at all
 */
export const readStoredMap = (stored: unknown, orderLost: boolean): ImportMap =>
  orderLost ? withOrder(parseMap(stored)) : parseMap(stored)
