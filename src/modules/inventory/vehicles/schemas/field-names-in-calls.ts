import { sentName } from '../rules/vehicle-field-names'
import { VEHICLE_FIELD_NAMES } from '../rules/vehicle-fields'

/** Maps names in the code to names outside. */
type FieldNames = Readonly<Record<string, string>>

/** The specification's names for a vehicle's fields, where the code's differ. */
export const FIELD_NAMES_IN_CALLS: FieldNames = {
  ...Object.fromEntries(
    VEHICLE_FIELD_NAMES.map((field) => [field, sentName(field)]).filter(([field, sent]) => field !== sent),
  ),
  imagePaths: 'image_paths',
  colorName: 'color',
  tagNames: 'tags',
  // For each picture.
  media: 'media_id',
  imagePath: 'image_path',
  imageType: 'image_type',
  isPrimary: 'is_primary',
  sortOrder: 'sort_order',
}

/** Where errors about these are shown: at the form's field for them. */
export const FIELD_NAMES_IN_ERRORS: FieldNames = { color: 'color', tags: 'tags', showroom: 'location' }

const FIELDS: FieldNames = Object.fromEntries(
  [...Object.entries(FIELD_NAMES_IN_CALLS), ...Object.entries(FIELD_NAMES_IN_ERRORS)].map(([field, name]) => [
    name,
    field,
  ]),
)

/**
 * A vehicle's fields under the call's names. Lists of pictures are converted by the code that builds them.
 */
export const inCallNames = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [FIELD_NAMES_IN_CALLS[field] ?? field, value]),
  )

/** The form field for an error of the call: 'images.2.image_type' is about 'images'. */
export function fieldOfCallName(path: string): string {
  const name = path.split('.')[0] ?? ''
  return FIELDS[name] ?? name
}
