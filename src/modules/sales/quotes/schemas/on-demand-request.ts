import { z } from 'zod'
import { addIssues, optionalId, optionalText } from '@/input/fields'
import { type Issue, issue } from '@/kernel/issue'
import { isSafeLink } from '@/kernel/link'
import { isBlank } from '@/kernel/text'
import { ADDRESS_TYPES, QUOTE_LINE_MAX, QUOTE_TEXT_MAX } from '../rules/quote-choices'

/** The years that can be asked for. */
export const YEARS = { min: 1950, max: 2100 } as const
const IMAGE_MAX = 500

const year = (label: string) =>
  z
    .int({ error: `${label} must be a year` })
    .min(YEARS.min, `${label} must be between ${YEARS.min} and ${YEARS.max}`)
    .max(YEARS.max, `${label} must be between ${YEARS.min} and ${YEARS.max}`)
    .nullish()

const line = (label: string) => optionalText(label, QUOTE_LINE_MAX)

const shape = z.strictObject({
  manufacturerId: optionalId('Make'),
  customManufacturer: line('Make'),
  modelId: optionalId('Model'),
  customModel: line('Model'),
  country: line('Country'),
  yearFrom: year('Year from'),
  yearTo: year('Year to'),
  color: line('Colour'),
  engineCapacity: line('Engine capacity'),
  fuelType: line('Fuel type'),
  transmission: line('Transmission'),
  driveTrain: line('Drivetrain'),
  imageUrl: optionalText('Picture', IMAGE_MAX).refine((link) => isBlank(link) || isSafeLink(link ?? ''), {
    error: 'Picture must be a link, such as https://example.com/car.jpg',
  }),
  specialRequirements: optionalText('Special requirements', QUOTE_TEXT_MAX),
  shipmentAddressType: z.enum(ADDRESS_TYPES, { error: 'Unknown address type' }).optional(),
})
export type OnDemandRequest = z.output<typeof shape>
export type OnDemandValues = z.input<typeof shape>

/** What one attribute requires of another: a make, a model, and years in order. */
export function checkOnDemand(given: OnDemandValues): Issue[] {
  const found: Issue[] = []
  const hasMake = given.manufacturerId != null || !isBlank(given.customManufacturer)
  const hasModel = given.modelId != null || !isBlank(given.customModel)
  if (!hasMake) found.push(issue('manufacturerId', 'Please select a make or enter one'))
  if (!hasModel) found.push(issue('modelId', 'Please select a model or enter one'))
  if (given.modelId != null && given.manufacturerId == null)
    found.push(issue('modelId', 'A model from the list needs its make'))
  const { yearFrom, yearTo } = given
  if (yearFrom != null && yearTo != null && yearFrom > yearTo)
    found.push(issue('yearTo', 'The last year cannot be before the first'))
  return found
}

/** A request for a vehicle that is not in stock, described by its attributes. */
export const onDemandRequest = shape.superRefine((given, context) => addIssues(checkOnDemand(given), context))
