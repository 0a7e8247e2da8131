import { z } from 'zod'
import { moment, named } from '@/api/fields'
import type { Picture, VehicleCard, VehicleDetail, VehicleImage } from '../queries/types'
import type { WishFacts } from '../queries/wishlist/wish-facts'
import { IMAGE_TYPES } from '../rules/arrange-images'
import { transmissionText } from '../rules/display'
import { PRICE_TYPES } from '../rules/price-type'
import { VEHICLE_STATUSES } from '../rules/vehicle-status'

const reference = named.nullable()
const count = z.number().nullable()
const words = z.string().nullable()

const picture = z.object({
  image_path: z.string(),
  thumb: z.string(),
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

/** A vehicle as anybody may see it in a list. What is not named here is never sent. */
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
    color_hex: words,
    vehicle_fuel_type: reference,
    vehicle_transmission: reference,
    transmission: z.string(),
    vehicle_drivetrain: reference,
    vehicle_steering_type: reference,
    vehicle_condition_grade: reference,
    mileage: z.number(),
    seats: count,
    doors: count,
    engine_size: z.string(),
    engine_size_cc: count,
    /** Null when the price is on request. */
    price: count,
    old_price: count,
    currency: z.string(),
    price_type: z.enum(PRICE_TYPES),
    show_price: z.boolean(),
    offer: words,
    featured: z.boolean(),
    location: z.string(),
    showroom_id: z.int().nullable(),
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
      picture.extend({ id: z.int().nullable(), image_type: z.enum(IMAGE_TYPES), sort_order: z.number() }),
    ),
    publishedAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'PublicVehicleDetail' })

const toPicture = (picture: Picture, isPrimary: boolean) => ({
  image_path: picture.full,
  thumb: picture.thumb,
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
  color_hex: card.colour?.hex ?? null,
  vehicle_fuel_type: plain(card.fuel),
  vehicle_transmission: plain(card.transmission),
  transmission: transmissionText(card.transmission?.name),
  vehicle_drivetrain: plain(card.driveTrain),
  vehicle_steering_type: plain(card.steering),
  vehicle_condition_grade: plain(card.conditionGrade),
  mileage: card.mileage,
  seats: card.seats,
  doors: card.doors,
  engine_size: card.engineSize,
  engine_size_cc: card.engineCc,
  price: card.price,
  old_price: card.oldPrice,
  currency: card.currency,
  price_type: card.priceType,
  show_price: card.showPrice,
  offer: card.offer,
  featured: card.featured,
  location: card.showroom?.location ?? '',
  showroom_id: card.showroom?.id ?? null,
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
