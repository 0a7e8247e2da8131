import { z } from 'zod'
import { freeText, idField, optionalArea, optionalId, optionalText } from '@/input/fields'
import { addIssues } from '@/input/issues'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink } from '@/kernel/markup/safe-links'
import { AMOUNT_MAX, checkUnits } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { MILEAGE_MAX } from '@/modules/inventory/lists/rules/list-limits'
import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { ADDRESS_TYPES, QUOTE_CURRENCIES } from '../rules/quote-choices'
import { QUOTE_LINE_MAX, QUOTE_TEXT_MAX } from '../rules/quote-limits'

const IMAGE_MAX = 500
const MILEAGE_MESSAGE = `Maximum mileage must be a whole number from 1 to ${MILEAGE_MAX.toLocaleString('en-US')}`
const BUDGET_MESSAGE = 'Budget must be an amount greater than 0'

const year = (label: string) => z.int({ error: `${label} must be a year` }).nullish()

/** An entry of a list by its id, or by its name. */
const entry = (label: string) =>
  z
    .union([idField(label), freeText(label, QUOTE_LINE_MAX)], {
      error: `${label} must be an id or a name of ${QUOTE_LINE_MAX} characters or less`,
    })
    .nullish()

const line = (label: string) => optionalText(label, QUOTE_LINE_MAX)

const shape = z.strictObject({
  manufacturer: entry('Make'),
  customManufacturer: line('Make'),
  model: entry('Model'),
  customModel: line('Model'),
  country: line('Country'),
  yearFrom: year('Year from'),
  yearTo: year('Year to'),
  color: line('Colour'),
  engineCapacity: line('Engine capacity'),
  fuelType: line('Fuel type'),
  transmission: line('Transmission'),
  driveTrain: line('Drivetrain'),
  chassisCode: line('Chassis code'),
  auctionGrade: line('Auction grade'),
  maxMileage: z
    .int({ error: MILEAGE_MESSAGE })
    .min(1, MILEAGE_MESSAGE)
    .max(MILEAGE_MAX, MILEAGE_MESSAGE)
    .nullish(),
  mileageUnit: z.enum(DISTANCE_UNITS, { error: 'Distances are in mi or km' }).nullish(),
  budget: z
    .number({ error: BUDGET_MESSAGE })
    .positive(BUDGET_MESSAGE)
    .max(AMOUNT_MAX, `Budget must be ${AMOUNT_MAX.toLocaleString('en-US')} or less`)
    .nullish(),
  budgetCurrency: z.enum(QUOTE_CURRENCIES, { error: 'Unknown currency' }).nullish(),
  portId: optionalId('Port of destination'),
  imageUrl: optionalText('Picture', IMAGE_MAX).refine((link) => isBlank(link) || isSafeLink(link ?? ''), {
    error: 'Picture must be a link, such as https://example.com/car.jpg',
  }),
  specialRequirements: optionalArea('Special requirements', QUOTE_TEXT_MAX),
  shipmentAddressType: z.enum(ADDRESS_TYPES, { error: 'Unknown address type' }).optional(),
})
export type OnDemandRequest = z.output<typeof shape>
export type OnDemandValues = z.input<typeof shape>

const isMissing = (link: number | string | null | undefined, typed: string | null | undefined): boolean =>
  typeof link !== 'number' && isBlank(link) && isBlank(typed)

const checkYear = (field: string, year: number | null | undefined, now: Date): Issue[] =>
  year == null || (year >= YEAR_MIN && year <= now.getUTCFullYear() + 1)
    ? []
    : [issue(field, `Year must be between ${YEAR_MIN} and next year`)]

/** What one attribute requires of another: make, model, years in order up to the next, a budget in whole units. */
export function checkOnDemand(given: OnDemandValues, now: Date): Issue[] {
  const { manufacturer, model, yearFrom, yearTo } = given
  const issues: Issue[] = []
  if (isMissing(manufacturer, given.customManufacturer))
    issues.push(issue('manufacturer', 'Please select a make or enter one'))
  if (isMissing(model, given.customModel)) issues.push(issue('model', 'Please select a model or enter one'))
  if (typeof model === 'number' && manufacturer == null)
    issues.push(issue('model', 'A model from the list needs its make'))
  issues.push(...checkYear('yearFrom', yearFrom, now), ...checkYear('yearTo', yearTo, now))
  if (yearFrom != null && yearTo != null && yearFrom > yearTo)
    issues.push(issue('yearTo', 'The last year cannot be before the first'))
  const amount = { path: 'budget', label: 'Budget', amount: given.budget }
  issues.push(...checkUnits(given.budgetCurrency ?? QUOTE_CURRENCIES[0], [amount]))
  return issues
}

/** A request for a vehicle that is not in stock, described by its attributes. */
export const onDemandRequest = shape.superRefine((given, context) =>
  addIssues(checkOnDemand(given, new Date()), context),
)
