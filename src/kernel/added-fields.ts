/** The badge colour of a choice. */
type Tone = 'green' | 'amber' | 'slate' | 'grey' | 'violet' | 'red'

type Common = {
  /** Letters only, such as 'inspectionStatus'; unique among the core's fields and those of all modules. */
  name: string
  /** Its name in form, pages, messages, import and audit log. */
  label: string
  help?: string
  /** Whether it is public (page, comparison, public calls) or for staff only (form, their calls). */
  seenBy: 'everybody' | 'staff'
  /**
   * Whether staff enter it or only the module sets it; if only the module, form, calls and import just show
   * it.
   */
  setBy: 'staff' | 'module'
  /** Whether vehicles can be filtered by it: by staff, and if it is public, by buyers. Texts are a filter for staff alone. */
  filter?: true
  /** Whether staff may choose it as a column of their list of vehicles. */
  column?: true
}

/** What some countries require of a vehicle before it is shipped. */
export type RequiredCheck = 'inspection'

/**
 * One option of a choice; with a tone it appears as a badge on the vehicle's page. With `fails` the vehicle has failed a
 * check: cards and page show it, and it may not be imported where that is required. Only options of filters may have it.
 */
export type AddedOption = { value: string; label: string; tone?: Tone; fails?: RequiredCheck }

/**
 * A field that a module adds to vehicles. All are optional: a module cannot require what the core does not
 * know.
 *
 * - text: up to `max` characters
 * - date: a day, 'YYYY-MM-DD' in calls and files
 * - choice: one of several options
 * - flag: yes, no, or not stated
 */
export type AddedField = Common &
  (
    | { kind: 'text'; max: number }
    | { kind: 'number'; min: number; max: number; whole?: true; unit?: string }
    | { kind: 'date' }
    | { kind: 'choice'; options: readonly AddedOption[] }
    | { kind: 'flag' }
  )

/**
 * The fields that one module adds, and their heading in form, page and comparison. Plain data, usable in
 * browsers.
 */
export type AddedFields = { title: string; fields: readonly AddedField[] }

export type AddedValue = string | number | boolean | null

/** Its column, and its name in calls and URLs: 'inspectionStatus' becomes inspection_status. */
export const addedColumn = ({ name }: Pick<AddedField, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The same fields in their groups, leaving out empty groups. */
export const onlyThose = (
  groups: readonly AddedFields[],
  isWanted: (field: AddedField) => boolean,
): AddedFields[] =>
  groups
    .map(({ fields, title }) => ({ title, fields: fields.filter(isWanted) }))
    .filter(({ fields }) => fields.length > 0)

/** A flag's options, in the form of a choice. */
const FLAG_OPTIONS: readonly AddedOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** The available options; none if anything may be entered. */
export const optionsOf = (field: AddedField): readonly AddedOption[] =>
  field.kind === 'choice' ? field.options : field.kind === 'flag' ? FLAG_OPTIONS : []

const DAY_SHAPE = /^\d{4}-\d\d-\d\d$/

/** 'YYYY-MM-DD' of a timestamp as databases and forms write it; anything else is returned unchanged. */
const dayOf = (value: string): string => {
  if (DAY_SHAPE.test(value)) return value
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? value : at.toISOString().slice(0, 10)
}

/** A value as the code uses it, from a column or from input: '' becomes null, a date becomes its day. */
export function addedValue(field: AddedField, given: unknown): AddedValue {
  if (given == null || given === '') return null
  if (typeof given !== 'string') return typeof given === 'number' || typeof given === 'boolean' ? given : null
  return field.kind === 'date' ? dayOf(given) : given
}

/** The same value for its column: days are midnight UTC, regardless of the database's time zone. */
export const addedStored = (field: AddedField, value: AddedValue): AddedValue =>
  field.kind === 'date' && typeof value === 'string' ? `${value}T00:00:00.000Z` : value

/** The value as text for a form or a URL; '' for none. */
export function addedInput(field: AddedField, value: AddedValue): string {
  if (value === null) return ''
  return field.kind === 'flag' ? (value === true ? 'yes' : 'no') : String(value)
}

/** Typed text as a value; an invalid number stays text, so that validation can reject it. */
export function typedAdded(field: AddedField, typed: string): AddedValue {
  const text = typed.trim()
  if (text === '') return null
  if (field.kind === 'flag') return text === 'yes' ? true : text === 'no' ? false : text
  if (field.kind !== 'number') return text
  const number = Number(text.replaceAll(',', ''))
  return Number.isNaN(number) ? text : number
}

/**
 * Text from a file as the value it means: labels become choices, '2026/3/2' becomes a day; anything else is
 * kept.
 */
export function importedAdded(field: AddedField, text: string): string {
  const given = text.trim()
  const isSame = (other: string) => other.toLowerCase() === given.toLowerCase()
  const option = optionsOf(field).find(({ label, value }) => isSame(value) || isSame(label))
  if (option) return option.value
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(given) ?? []
  return field.kind === 'date' && year
    ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    : given
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A value as people read it: '12 Mar 2026', 'Passed', '1,200 kg'. '' for none. */
export function addedText(field: AddedField, value: AddedValue): string {
  if (value === null) return ''
  if (field.kind === 'date') return isDay(value) ? DAY.format(new Date(`${value}T00:00:00Z`)) : String(value)
  if (field.kind === 'number') {
    const number = typeof value === 'number' ? value.toLocaleString('en-US') : String(value)
    return field.unit ? `${number} ${field.unit}` : number
  }
  const written = addedInput(field, value)
  return optionsOf(field).find((option) => option.value === written)?.label ?? written
}

/** Whether a text is a day of the calendar, which has no 30 February. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY_SHAPE.test(value) && dayOf(`${value}T00:00:00Z`) === value

/**
 * What is wrong with the modules' declarations; empty if they can be used together.
 * @param taken names that vehicles already use
 */
export function faultyFields(fields: readonly AddedField[], taken: readonly string[]): string[] {
  const names = [...taken, ...fields.map(({ name }) => name)]
  return fields.flatMap((field) => {
    const { name } = field
    if (!/^[a-z][a-zA-Z]*$/.test(name)) return [`${name} must be a name in letters`]
    if (names.filter((other) => other === name).length > 1) return [`${name} is the name of another field`]
    const words = optionsOf(field).filter(({ value }) => !/^\w+$/.test(value))
    const faults = words.map(({ value }) => `'${value}' of ${name} must be letters, digits and underscores`)
    const isHidden = !isChoiceFilter(field) && optionsOf(field).some(({ fails }) => fails)
    return isHidden
      ? [...faults, `${name} must be a filter, since it has an option that fails a check`]
      : faults
  })
}

const isPublicFilter = ({ filter, seenBy }: AddedField): boolean => filter === true && seenBy === 'everybody'

/** Whether buyers can choose among a field's options. */
export const isChoiceFilter = (field: AddedField): boolean =>
  isPublicFilter(field) && (field.kind === 'choice' || field.kind === 'flag')

/** A field with an order, of which a filter has a first and a last value. */
export type RangedField = Extract<AddedField, { kind: 'number' | 'date' }>

export const isRanged = (field: AddedField): field is RangedField =>
  field.kind === 'number' || field.kind === 'date'

/** Whether buyers can give a first and a last value of a field. */
export const isRangeFilter = (field: AddedField): field is RangedField =>
  isPublicFilter(field) && isRanged(field)

/** Its label where numbers stand without their unit: 'Payload (kg)'. */
export const labelWithUnit = (field: AddedField): string =>
  field.kind === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label

/** The choices with which a vehicle fails a check, as URLs write them: 'check_result.failed'. */
export const failingChoices = (fields: readonly AddedField[], check: RequiredCheck): string[] =>
  fields.flatMap((field) =>
    optionsOf(field)
      .filter(({ fails }) => fails === check)
      .map(({ value }) => `${addedColumn(field)}.${value}`),
  )
