import { checkArea, checkNumber, checkText } from '@/kernel/field-checks'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink } from '@/kernel/markup/safe-links'
import { isBlank } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import type { VehicleDraft } from './vehicle-draft-type'
import { fieldsOfKind, specsOfKind } from './vehicle-fields'

/** Labels and maximum lengths of a vehicle's free texts; every message about one is built from here. */
export const TEXT_FIELDS = specsOfKind('text')

/** Labels and bounds of a vehicle's numbers, all optional; the year has YEAR_MIN and the calendar. */
export const NUMBER_FIELDS = specsOfKind('number')

const TEXTS = fieldsOfKind('text')
const LINKS = TEXTS.filter((text) => 'isLink' in TEXT_FIELDS[text])
const NUMBERS = fieldsOfKind('number')

type TextField = { label: string; max: number; isArea?: true; isTrimmed?: true }
type Bounds = { min: number; max: number; whole?: boolean; rangeMessage?: string }

/** The issues of every free text and link of a vehicle. */
export function checkTexts(values: VehicleDraft): Issue[] {
  const issues = TEXTS.flatMap((path) => {
    const field: TextField = TEXT_FIELDS[path]
    const value = field.isTrimmed ? trimText(values[path]) : values[path]
    return (field.isArea ? checkArea : checkText)(path, field.label, field.max, value)
  })
  for (const path of LINKS) {
    const link = values[path]
    if (link && !isBlank(link) && !issues.some((other) => other.path === path) && !isSafeLink(link)) {
      issues.push(issue(path, `${TEXT_FIELDS[path].label} must be a web address or a stored file`))
    }
  }
  return issues
}

/** The issues of every number of a vehicle except its year. */
export const checkNumbers = (values: VehicleDraft): Issue[] =>
  NUMBERS.flatMap((path) => {
    const { label } = NUMBER_FIELDS[path]
    const { max, min, rangeMessage, whole }: Bounds = NUMBER_FIELDS[path]
    const minMessage = min === 0 ? `${label} must be non-negative` : undefined
    return checkNumber(path, label, values[path], { min, max, whole, minMessage, rangeMessage })
  })
