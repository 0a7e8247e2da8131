/** Names in the code to names outside. */
type FieldNames = Readonly<Record<string, string>>

/** How the specification spells a vehicle's fields where the code names them otherwise. */
export const VEHICLE_NAMES: FieldNames = {
  manufacturer: 'manufacturer_id',
  model: 'model_id',
  modelCode: 'model_code_id',
  vehicleType: 'vehicle_type_id',
  subBodyType: 'vehicle_sub_body_type_id',
  fuelType: 'vehicle_fuel_type_id',
  grade: 'vehicle_grades_id',
  conditionGrade: 'vehicle_condition_grade_id',
  drivetrain: 'vehicle_drivetrain_id',
  transmission: 'vehicle_transmission_id',
  steeringType: 'vehicle_steering_type_id',
  steeringAssistType: 'vehicle_steering_assist_type_id',
  steeringControlType: 'vehicle_steering_control_type_id',
  steeringPosition: 'vehicle_steering_position_id',
  officeFileNo: 'office_file_no',
  engineSize: 'engine_size',
  engineSizeCc: 'engine_size_cc',
  engineNumber: 'engine_number',
  licensePlate: 'license_plate',
  m3Cbm: 'm3_cbm',
  carryingCapKg: 'carrying_cap_kg',
  weightKg: 'weight_kg',
  grossWeightKg: 'gross_weight_kg',
  costValue: 'cost_value',
  showPrice: 'show_price',
  priceType: 'price_type',
  oldPrice: 'old_price',
  postFacebook: 'post_facebook',
  postTwitter: 'post_twitter',
  postInstagram: 'post_instagram',
  brochureUrl: 'brochure_url',
  auctionSheetUrl: 'auction_sheet_url',
  imagePaths: 'image_paths',
  // Colour, tags and place go by their names; the ids are accepted under names of their own.
  color: 'color_id',
  colorName: 'color',
  tags: 'tag_ids',
  tagNames: 'tags',
  features: 'feature_ids',
  showroom: 'showroom_id',
  // Of each picture.
  media: 'media_id',
  imagePath: 'image_path',
  imageType: 'image_type',
  isPrimary: 'is_primary',
  sortOrder: 'sort_order',
}

/** Where an error about these is shown: at the field that the form has for them. */
export const VEHICLE_ERROR_NAMES: FieldNames = { color: 'color', tags: 'tags', showroom: 'location' }

const FIELDS: FieldNames = Object.fromEntries(
  [...Object.entries(VEHICLE_NAMES), ...Object.entries(VEHICLE_ERROR_NAMES)].map(([field, name]) => [
    name,
    field,
  ]),
)

/** A vehicle's fields under the names of the call. Lists of pictures are spelled by whoever makes them. */
export const inCallNames = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [VEHICLE_NAMES[field] ?? field, value]))

/** The field that an error of the call points to: 'images.2.image_type' is about 'images'. */
export function fieldOfCallName(path: string): string {
  const name = path.split('.')[0] ?? ''
  return FIELDS[name] ?? name
}
