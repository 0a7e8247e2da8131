import { z } from 'zod'
import { moment, named } from '@/api/fields'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/arrange-images'
import { isoOrNull } from '@/server/sql'
import type { RecordImage, VehicleRecordRow } from '../queries/vehicle-record'
import { transmissionText } from '../rules/display'
import { PRICE_TYPES } from '../rules/price-type'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'

const reference = named.nullable()
const count = z.number().nullable()
const words = z.string().nullable()

/** A picture as forms read it and send it back. */
export const vehicleImage = z.object({
  id: z.int(),
  media_id: z.int(),
  image_path: z.string(),
  image_type: z.enum(IMAGE_TYPES),
  is_primary: z.boolean(),
  sort_order: z.number(),
})

const tagOnVehicle = z.object({
  tag: z.object({ id: z.int(), name: z.string(), color: z.string(), route: z.string() }),
})

/** A vehicle as staff read it: every field of the form, the ids that it sends back and the names to show. */
export const staffVehicle = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    /** Whether the name was built from make, model, code and year, and follows them. */
    nameIsBuilt: z.boolean(),
    description: words,
    manufacturer_id: z.int(),
    model_id: z.int(),
    model: z.object({ id: z.int(), name: z.string(), manufacturer: named }),
    model_code_id: z.int().nullable(),
    modelCode: z.object({ id: z.int(), model_code: z.string() }).nullable(),
    vehicle_type_id: z.int(),
    vehicleType: named,
    year: count,
    status: z.enum(VEHICLE_STATUSES),
    isReserved: z.boolean(),
    office_file_no: z.string(),
    chassis: z.string(),
    color: z.string(),
    color_id: z.int().nullable(),
    mileage: z.number(),
    license_plate: words,
    vehicle_sub_body_type_id: z.int().nullable(),
    vehicle_sub_body_type: reference,
    vehicle_fuel_type_id: z.int().nullable(),
    vehicle_fuel_type: reference,
    vehicle_grades_id: z.int().nullable(),
    vehicle_grades: reference,
    vehicle_condition_grade_id: z.int().nullable(),
    vehicle_condition_grade: reference,
    vehicle_drivetrain_id: z.int().nullable(),
    vehicle_drivetrain: reference,
    vehicle_transmission_id: z.int().nullable(),
    vehicle_transmission: reference,
    transmission: z.string(),
    vehicle_steering_type_id: z.int().nullable(),
    vehicle_steering_type: reference,
    vehicle_steering_assist_type_id: z.int().nullable(),
    vehicle_steering_assist_type: reference,
    vehicle_steering_control_type_id: z.int().nullable(),
    vehicle_steering_control_type: reference,
    vehicle_steering_position_id: z.int().nullable(),
    vehicle_steering_position: reference,
    seats: count,
    doors: count,
    engine_size: z.string(),
    engine_size_cc: count,
    engine_number: words,
    length: count,
    width: count,
    height: count,
    m3_cbm: count,
    carrying_cap_kg: count,
    weight_kg: count,
    gross_weight_kg: count,
    price: z.number(),
    /** Only for staff who enter them. */
    cost_value: count.optional(),
    markup: count.optional(),
    currency: z.string(),
    show_price: z.boolean(),
    featured: z.boolean(),
    price_type: z.enum(PRICE_TYPES),
    old_price: count,
    location: z.string(),
    showroom_id: z.int(),
    others: words,
    offer: words,
    tags: z.array(z.string()),
    vehicleTags: z.array(tagOnVehicle),
    feature_ids: z.array(z.int()),
    post_facebook: z.boolean(),
    post_twitter: z.boolean(),
    post_instagram: z.boolean(),
    brochure_url: words,
    auction_sheet_url: words,
    images: z.array(vehicleImage),
    image_paths: z.array(z.string()),
    publishedAt: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Vehicle' })
export type StaffVehicle = z.input<typeof staffVehicle>

const toImage = ({ id, media, filename, imageType, isPrimary, sortOrder }: RecordImage) => ({
  id,
  media_id: media,
  image_path: mediaUrl(filename),
  image_type: imageType,
  is_primary: isPrimary,
  sort_order: sortOrder,
})

/** Columns that are sent as they are stored, under their own names. */
const PLAIN = [
  'description',
  'manufacturer_id',
  'model_id',
  'model_code_id',
  'vehicle_type_id',
  'year',
  'color_id',
  'license_plate',
  'seats',
  'doors',
  'engine_size_cc',
  'engine_number',
  'length',
  'width',
  'height',
  'm3_cbm',
  'carrying_cap_kg',
  'weight_kg',
  'gross_weight_kg',
  'old_price',
  'showroom_id',
  'others',
  'offer',
  'brochure_url',
  'auction_sheet_url',
  'office_file_no',
  'chassis',
  'sku',
  'status',
] as const

/** References whose id and name are sent under a name made from the specification's: key, column, sent name. */
const LINKED = [
  ['subBodyType', 'sub_body_type_id', 'vehicle_sub_body_type'],
  ['fuelType', 'fuel_type_id', 'vehicle_fuel_type'],
  ['grade', 'grade_id', 'vehicle_grades'],
  ['conditionGrade', 'condition_grade_id', 'vehicle_condition_grade'],
  ['drivetrain', 'drivetrain_id', 'vehicle_drivetrain'],
  ['transmission', 'transmission_id', 'vehicle_transmission'],
  ['steeringType', 'steering_type_id', 'vehicle_steering_type'],
  ['steeringAssistType', 'steering_assist_type_id', 'vehicle_steering_assist_type'],
  ['steeringControlType', 'steering_control_type_id', 'vehicle_steering_control_type'],
  ['steeringPosition', 'steering_position_id', 'vehicle_steering_position'],
] as const

function references({ columns, names }: VehicleRecordRow): Record<string, unknown> {
  const linked = LINKED.flatMap(([key, column, sent]) => {
    const id = columns[column] == null ? null : Number(columns[column])
    return [
      [`${sent}_id`, id],
      [sent, id === null ? null : { id, name: names[key] ?? '' }],
    ]
  })
  const codeId = columns.model_code_id
  return {
    ...Object.fromEntries(linked),
    model: {
      id: columns.model_id,
      name: names.model,
      manufacturer: { id: columns.manufacturer_id, name: names.manufacturer },
    },
    modelCode: codeId == null ? null : { id: codeId, model_code: names.modelCode },
    vehicleType: { id: columns.vehicle_type_id, name: names.vehicleType },
  }
}

/** A vehicle for staff; `seesCost` adds what it cost and what is put on top. */
export function toStaffVehicle(record: VehicleRecordRow, { seesCost }: { seesCost: boolean }): StaffVehicle {
  const { columns, names, images, tags } = record
  const sent = images.map(toImage)
  return {
    ...Object.fromEntries(PLAIN.map((column) => [column, columns[column] ?? null])),
    ...references(record),
    ...(seesCost ? { cost_value: columns.cost_value ?? null, markup: columns.markup ?? null } : {}),
    id: columns.id,
    name: columns.name ?? '',
    nameIsBuilt: columns.name_typed === false,
    isReserved: columns.status === 'RESERVED',
    color: names.color ?? '',
    mileage: columns.mileage ?? 0,
    transmission: transmissionText(names.transmission),
    engine_size: columns.engine_size ?? '',
    price: columns.price ?? 0,
    currency: columns.currency ?? DEFAULT_CURRENCY,
    show_price: columns.show_price !== false,
    featured: columns.featured === true,
    price_type: columns.price_type ?? 'CIF',
    location: names.location ?? '',
    tags: tags.map(({ name }) => name),
    vehicleTags: tags.map((tag) => ({ tag })),
    feature_ids: record.features,
    post_facebook: columns.post_facebook === true,
    post_twitter: columns.post_twitter === true,
    post_instagram: columns.post_instagram === true,
    images: sent,
    image_paths: sent.map(({ image_path }) => image_path),
    publishedAt: isoOrNull(columns.published_at),
    createdAt: isoOrNull(columns.created_at),
    updatedAt: isoOrNull(columns.updated_at),
  } as StaffVehicle
}
