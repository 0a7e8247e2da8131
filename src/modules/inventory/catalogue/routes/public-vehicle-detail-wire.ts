import { z } from 'zod'
import { named, orNull, timestamp } from '@/api/answer-schemas'
import { type AddedFields, addedColumn } from '@/kernel/added-fields'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import type { WishFacts } from '@/modules/inventory/cards/queries/read-wish-facts'
import {
  plainEntry,
  publicPicture,
  publicVehicle,
  toPublicPicture,
  toPublicVehicle,
} from '@/modules/inventory/cards/routes/public-vehicle-wire'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import { addedAnswerShape } from '@/modules/inventory/vehicles/schemas/added-answer-shape'
import { addedFields, addedGroups } from '@/server/rows/added-vehicle-fields'
import type { VehicleDetail, VehicleImage } from '../queries/declare-vehicle-detail'

const reference = orNull(named)
const count = z.number().nullable()
const words = z.string().nullable()

/** A vehicle as publicly visible on its own page. */
const PUBLIC_DETAIL = publicVehicle.extend({
  color_hex: words,
  vehicle_condition_grade: reference,
  engine_size_cc: count,
  show_price: z.boolean(),
  featured: z.boolean(),
  showroom_id: z.int().nullable(),
  description: words,
  /** With most letters masked. */
  chassis: z.string(),
  vehicle_sub_body_type: reference,
  vehicle_grades: reference,
  vehicle_steering_assist_type: reference,
  vehicle_steering_control_type: reference,
  vehicle_steering_position: reference,
  length: count,
  width: count,
  height: count,
  m3_cbm: count,
  carrying_cap_kg: count,
  weight_kg: count,
  gross_weight_kg: count,
  auction_sheet_url: words,
  brochure_url: words,
  features: z.array(named.extend({ features: z.array(named) })),
  images: z.array(
    publicPicture.extend({
      thumb: z.string(),
      id: z.int().nullable(),
      image_type: z.enum(IMAGE_TYPES),
      sort_order: z.number(),
    }),
  ),
  publishedAt: timestamp.nullable(),
  createdAt: timestamp,
})
type PublicDetail = z.input<typeof PUBLIC_DETAIL>

const withAdded = new WeakMap<readonly AddedFields[], typeof PUBLIC_DETAIL>()

/** The same with modules' public additional fields. */
export function publicVehicleDetail(): typeof PUBLIC_DETAIL {
  const groups = addedGroups()
  const known = withAdded.get(groups)
  if (known) return known
  const fields = addedFields().filter(({ seenBy }) => seenBy === 'everybody')
  const shape = Object.assign({}, PUBLIC_DETAIL.shape, addedAnswerShape(fields))
  const made: typeof PUBLIC_DETAIL = z.object(shape).meta({ id: 'PublicVehicleDetail' })
  withAdded.set(groups, made)
  return made
}

/** Drawings in place of photographs are not records: they have no id. */
const toImage = (image: VehicleImage) => ({
  ...toPublicPicture(image, image.isPrimary),
  thumb: image.thumb,
  id: image.id > 0 ? image.id : null,
  image_type: image.type,
  sort_order: image.sortOrder,
})

/** The public page's vehicle in the contract's format. */
export const toPublicDetail = (
  vehicle: VehicleDetail,
  wishes: WishFacts,
  landed: LandedCards | null,
): PublicDetail => ({
  ...toPublicVehicle(vehicle, wishes, landed),
  ...Object.fromEntries(
    vehicle.added.flatMap(({ entries }) => entries.map(({ field, value }) => [addedColumn(field), value])),
  ),
  color_hex: vehicle.colour?.hex ?? null,
  vehicle_condition_grade: plainEntry(vehicle.conditionGrade),
  engine_size_cc: vehicle.engineCc,
  show_price: vehicle.showPrice,
  featured: vehicle.featured,
  showroom_id: vehicle.showroom?.id ?? null,
  description: vehicle.description,
  chassis: vehicle.chassisMasked,
  vehicle_sub_body_type: plainEntry(vehicle.subBodyType),
  vehicle_grades: plainEntry(vehicle.grade),
  vehicle_steering_assist_type: plainEntry(vehicle.steeringAssist),
  vehicle_steering_control_type: plainEntry(vehicle.steeringControl),
  vehicle_steering_position: plainEntry(vehicle.steeringPosition),
  length: vehicle.length,
  width: vehicle.width,
  height: vehicle.height,
  m3_cbm: vehicle.m3,
  carrying_cap_kg: vehicle.carryingCapKg,
  weight_kg: vehicle.weightKg,
  gross_weight_kg: vehicle.grossWeightKg,
  auction_sheet_url: vehicle.auctionSheetUrl,
  brochure_url: vehicle.brochureUrl,
  features: vehicle.featureGroups.map(({ id, name, features }) => ({
    id,
    name,
    features: features.map((feature) => ({ id: feature.id, name: feature.name })),
  })),
  images: vehicle.images.map(toImage),
  image_paths: vehicle.images.map(({ full }) => full),
  publishedAt: vehicle.publishedAt,
  createdAt: vehicle.createdAt,
})
