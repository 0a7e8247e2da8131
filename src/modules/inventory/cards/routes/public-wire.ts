import { z } from 'zod'
import { moment, named } from '@/api/fields'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/arrange-images'
import { transmissionText } from '@/modules/inventory/vehicles/rules/display'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Picture, VehicleCard, VehicleDetail, VehicleImage } from '../queries/types'
import type { WishFacts } from '../queries/wish-facts'

const reference = named.nullable()
const count = z.number().nullable()
const words = z.string().nullable()

const picture = z.object({
  image_path: z.string(),
  card: z.string(),
  medium: z.string(),
  detail: z.string(),
  /** Pixels of the largest size. */
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** Made from the body type and the colour, not a photograph of this vehicle. */
  drawn: z.boolean(),
  is_primary: z.boolean(),
})

/**
 * A vehicle as anybody may see it in a list: what cards and lists show. What is not named here is never sent; what only
 * its own page says is asked for there.
 */
export const publicVehicle = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    year: z.number(),
    status: z.enum(VEHICLE_STATUSES),
    isReserved: z.boolean(),
    model: z.object({ id: z.int(), name: z.string(), manufacturer: named }),
    modelCode: z.object({ id: z.int(), model_code: z.string() }).nullable(),
    vehicleType: reference,
    color: z.string(),
    vehicle_fuel_type: reference,
    vehicle_transmission: reference,
    transmission: z.string(),
    vehicle_drivetrain: reference,
    vehicle_steering_type: reference,
    mileage: z.number(),
    seats: count,
    doors: count,
    engine_size: z.string(),
    /** Null when the price is on request. */
    price: count,
    old_price: count,
    currency: z.string(),
    price_type: z.enum(PRICE_TYPES),
    offer: words,
    location: z.string(),
    vehicleTags: z.array(z.object({ tag: named.extend({ color: z.string(), route: z.string() }) })),
    images: z.array(picture),
    image_paths: z.array(z.string()),
    /** Whether it is on the wishlist of whoever asks, and on how many it is. */
    isWishlisted: z.boolean(),
    wishlistCount: z.int(),
    listedAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'PublicVehicle' })

/** A vehicle as anybody may see it on its own page. */
export const publicVehicleDetail = publicVehicle
  .extend({
    color_hex: words,
    vehicle_condition_grade: reference,
    engine_size_cc: count,
    show_price: z.boolean(),
    featured: z.boolean(),
    showroom_id: z.int().nullable(),
    description: words,
    /** With most letters hidden. */
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
      picture.extend({
        thumb: z.string(),
        id: z.int().nullable(),
        image_type: z.enum(IMAGE_TYPES),
        sort_order: z.number(),
      }),
    ),
    publishedAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'PublicVehicleDetail' })

const toPicture = (picture: Picture, isPrimary: boolean) => ({
  image_path: picture.full,
  card: picture.card,
  medium: picture.medium,
  detail: picture.detail,
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  drawn: picture.drawn,
  is_primary: isPrimary,
})

const plain = (entry: { id: number; name: string } | null) => entry && { id: entry.id, name: entry.name }

/** A card of the catalogue in the contract's words. */
export const toPublicVehicle = (card: VehicleCard, wishes: WishFacts): z.input<typeof publicVehicle> => ({
  id: card.id,
  sku: card.sku,
  name: card.name,
  year: card.year,
  status: card.status,
  isReserved: card.isReserved,
  model: { ...card.model, manufacturer: { id: card.make.id, name: card.make.name } },
  modelCode: card.modelCode && { id: card.modelCode.id, model_code: card.modelCode.name },
  vehicleType: plain(card.bodyType),
  color: card.colour?.name ?? '',
  vehicle_fuel_type: plain(card.fuel),
  vehicle_transmission: plain(card.transmission),
  transmission: transmissionText(card.transmission?.name),
  vehicle_drivetrain: plain(card.driveTrain),
  vehicle_steering_type: plain(card.steering),
  mileage: card.mileage,
  seats: card.seats,
  doors: card.doors,
  engine_size: card.engineSize,
  price: card.price,
  old_price: card.oldPrice,
  currency: card.currency,
  price_type: card.priceType,
  offer: card.offer,
  location: card.showroom?.location ?? '',
  vehicleTags: card.tags.map(({ id, name, color, route }) => ({ tag: { id, name, color, route } })),
  images: [toPicture(card.picture, true)],
  image_paths: [card.picture.full],
  ...wishes,
  listedAt: card.listedAt,
  updatedAt: card.updatedAt,
})

/** Drawn pictures stand in for photographs and are no records: they have no id. */
const toImage = (image: VehicleImage) => ({
  ...toPicture(image, image.isPrimary),
  thumb: image.thumb,
  id: image.id > 0 ? image.id : null,
  image_type: image.type,
  sort_order: image.sortOrder,
})

/** The public page's vehicle in the contract's words. */
export const toPublicDetail = (
  vehicle: VehicleDetail,
  wishes: WishFacts,
): z.input<typeof publicVehicleDetail> => ({
  ...toPublicVehicle(vehicle, wishes),
  color_hex: vehicle.colour?.hex ?? null,
  vehicle_condition_grade: plain(vehicle.conditionGrade),
  engine_size_cc: vehicle.engineCc,
  show_price: vehicle.showPrice,
  featured: vehicle.featured,
  showroom_id: vehicle.showroom?.id ?? null,
  description: vehicle.description,
  chassis: vehicle.chassisMasked,
  vehicle_sub_body_type: plain(vehicle.subBodyType),
  vehicle_grades: plain(vehicle.grade),
  vehicle_steering_assist_type: plain(vehicle.steeringAssist),
  vehicle_steering_control_type: plain(vehicle.steeringControl),
  vehicle_steering_position: plain(vehicle.steeringPosition),
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
