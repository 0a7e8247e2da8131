import { z } from 'zod'
import { named, orNull, timestamp } from '@/api/answer-schemas'
import { type AddedFields, addedColumn, addedValue } from '@/kernel/added-fields'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import { addedFields, addedGroups } from '@/server/rows/added-vehicle-fields'
import { isoOrNull } from '@/server/sql'
import type { RecordImage, VehicleRecordRow } from '../queries/get-vehicle-records'
import { PRICE_TYPES } from '../rules/price-type'
import { transmissionText } from '../rules/transmission-text'
import { columnOf, type SentName, sentName } from '../rules/vehicle-field-names'
import { fieldsOfKind, type VehicleField } from '../rules/vehicle-fields'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'
import { addedAnswerShape } from '../schemas/added-answer-shape'

/** A few fields by name, and a test for membership. */
const isOneOf = <F extends VehicleField>(...fields: F[]) =>
  Object.assign((field: VehicleField): field is F => fields.some((one) => one === field), { fields })

const without = <F extends VehicleField, Without extends VehicleField>(
  fields: readonly F[],
  isLeftOut: (field: VehicleField) => field is Without,
) => fields.filter((field): field is Exclude<F, Without> => !isLeftOut(field))

/** The same schema with fields under the clients' names. */
const shapeOf = <F extends VehicleField, N extends string, S>(
  fields: readonly F[],
  nameOf: (field: F) => N,
  schema: S,
) => Object.fromEntries(fields.map((field) => [nameOf(field), schema])) as Record<N, S>

const reference = orNull(named)
const count = z.number().nullable()
const words = z.string().nullable()

/** A picture as forms read it and send it back. */
export const vehicleImage = z
  .object({
    id: z.int(),
    media_id: z.int(),
    image_path: z.string(),
    image_type: z.enum(IMAGE_TYPES),
    is_primary: z.boolean(),
    sort_order: z.number(),
  })
  .meta({ id: 'VehicleImage' })

const tagOnVehicle = z
  .object({
    tag: z.object({ id: z.int(), name: z.string(), color: z.string(), route: z.string() }),
  })
  .meta({ id: 'TagOnVehicle' })

/** Fields whose wire format differs from the stored one, handled one by one below. */
const isGiven = isOneOf('name', 'officeFileNo', 'chassis', 'mileage', 'price', 'costValue', 'markup')
const isGivenLink = isOneOf('manufacturer', 'model', 'modelCode', 'vehicleType', 'color', 'showroom')
const isShown = isOneOf('showPrice')

const PLAIN_TEXTS = without(fieldsOfKind('text', 'month'), isGiven)
const PLAIN_NUMBERS = without(fieldsOfKind('year', 'number'), isGiven)
/** References whose id and name are sent under a name derived from the specification's. */
const LINKED = without(fieldsOfKind('link'), isGivenLink)
const FLAGS = without(fieldsOfKind('flag'), isShown)

type LinkedName<F extends VehicleField> = SentName<F> extends `${infer Name}_id` ? Name : never
const linkedName = <F extends VehicleField>(field: F) => sentName(field).replace(/_id$/, '') as LinkedName<F>

/** A vehicle as visible to staff: every field of the form, the ids it sends back and the names to display. */
const STAFF_VEHICLE = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Whether the name is built from make, model, code and year, and follows them. */
  nameIsBuilt: z.boolean(),
  ...shapeOf(PLAIN_TEXTS, sentName, words),
  ...shapeOf(PLAIN_NUMBERS, sentName, count),
  ...shapeOf(LINKED, sentName, z.int().nullable()),
  ...shapeOf(LINKED, linkedName, reference),
  ...shapeOf(FLAGS, sentName, z.boolean()),
  manufacturer_id: z.int(),
  model_id: z.int(),
  model: z.object({ id: z.int(), name: z.string(), manufacturer: named }),
  model_code_id: z.int().nullable(),
  modelCode: z.object({ id: z.int(), model_code: z.string() }).nullable(),
  vehicle_type_id: z.int(),
  vehicleType: named,
  status: z.enum(VEHICLE_STATUSES),
  isReserved: z.boolean(),
  office_file_no: z.string(),
  chassis: z.string(),
  color: z.string(),
  color_id: z.int().nullable(),
  mileage: z.number(),
  transmission: z.string(),
  engine_size: z.string(),
  price: z.number(),
  /** Only for staff who enter costs. */
  cost_value: count.optional(),
  markup: count.optional(),
  currency: z.string(),
  show_price: z.boolean(),
  price_type: z.enum(PRICE_TYPES),
  location: z.string(),
  showroom_id: z.int(),
  offer: words,
  tags: z.array(z.string()),
  vehicleTags: z.array(tagOnVehicle),
  feature_ids: z.array(z.int()),
  images: z.array(vehicleImage),
  image_paths: z.array(z.string()),
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type StaffVehicle = z.input<typeof STAFF_VEHICLE>

const withAdded = new WeakMap<readonly AddedFields[], typeof STAFF_VEHICLE>()

/** The same with modules' fields. */
export function staffVehicle(): typeof STAFF_VEHICLE {
  const groups = addedGroups()
  const known = withAdded.get(groups)
  if (known) return known
  const shape = Object.assign({}, STAFF_VEHICLE.shape, addedAnswerShape(addedFields()))
  const made: typeof STAFF_VEHICLE = z.object(shape).meta({ id: 'Vehicle' })
  withAdded.set(groups, made)
  return made
}

const toImage = ({ id, media, filename, imageType, isPrimary, sortOrder }: RecordImage) => ({
  id,
  media_id: media,
  image_path: mediaUrl(filename),
  image_type: imageType,
  is_primary: isPrimary,
  sort_order: sortOrder,
})

/** Fields sent as they are stored. */
const PLAIN: readonly VehicleField[] = [
  ...PLAIN_TEXTS,
  ...PLAIN_NUMBERS,
  ...isGivenLink.fields,
  'offer',
  'officeFileNo',
  'chassis',
  'sku',
  'status',
]

function references({ columns, names }: VehicleRecordRow): Record<string, unknown> {
  const linked = LINKED.flatMap((field) => {
    const stored = columns[columnOf(field)]
    const id = stored == null ? null : Number(stored)
    return [
      [sentName(field), id],
      [linkedName(field), id === null ? null : { id, name: names[field] ?? '' }],
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

/** A vehicle for staff; `seesCost` adds its cost and markup. */
export function toStaffVehicle(record: VehicleRecordRow, { seesCost }: { seesCost: boolean }): StaffVehicle {
  const { columns, names, images, tags } = record
  const sent = images.map(toImage)
  return {
    ...Object.fromEntries(PLAIN.map((field) => [sentName(field), columns[columnOf(field)] ?? null])),
    ...Object.fromEntries(FLAGS.map((field) => [sentName(field), columns[columnOf(field)] === true])),
    ...references(record),
    ...Object.fromEntries(
      addedFields().map((field) => [addedColumn(field), addedValue(field, columns[addedColumn(field)])]),
    ),
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
    price_type: columns.price_type ?? 'CIF',
    location: names.location ?? '',
    tags: tags.map(({ name }) => name),
    vehicleTags: tags.map((tag) => ({ tag })),
    feature_ids: record.features,
    images: sent,
    image_paths: sent.map(({ image_path }) => image_path),
    publishedAt: isoOrNull(columns.published_at),
    createdAt: isoOrNull(columns.created_at),
    updatedAt: isoOrNull(columns.updated_at),
  } as StaffVehicle
}
