import { NEEDED_TO_PUBLISH } from './validate-vehicle'
import { VEHICLE_FIELD_NAMES, vehicleField } from './vehicle-fields'

/** A draft, as far as it matters for publishing. */
type DraftFacts = {
  /** The fields without a value, of those that a published vehicle needs. */
  emptyFields: readonly string[]
  /** Whole units; null or 0 for a price on request. */
  price: number | null
  hasPhotograph: boolean
}

/**
 * What a draft lacks before buyers can evaluate it, in words: what publishing requires, then the price and a
 * photograph, without which it can be published but hardly sold. Empty for a draft that is ready.
 */
export function missingToPublish({ emptyFields, hasPhotograph, price }: DraftFacts): string[] {
  const required = VEHICLE_FIELD_NAMES.filter(
    (field) => NEEDED_TO_PUBLISH.includes(field) && emptyFields.includes(field),
  )
  return [
    ...required.map((field) => vehicleField(field).label.toLowerCase()),
    ...(price ? [] : ['price']),
    ...(hasPhotograph ? [] : ['photograph']),
  ]
}
