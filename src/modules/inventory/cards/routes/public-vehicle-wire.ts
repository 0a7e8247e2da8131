import { z } from 'zod'
import { named, orNull, timestamp } from '@/api/answer-schemas'
import type { Picture } from '@/modules/inventory/media/queries/build-picture'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { VehicleCard } from '../queries/declare-vehicle-card'
import type { LandedCards } from '../queries/get-landed-cards'
import type { WishFacts } from '../queries/read-wish-facts'
import { landedPriceField, landedPriceSchema } from './landed-price-schema'

const reference = orNull(named)
const count = z.number().nullable()
const words = z.string().nullable()

/** A picture in every size. */
export const publicPicture = z.object({
  image_path: z.string(),
  card: z.string(),
  medium: z.string(),
  detail: z.string(),
  /** Pixel dimensions of the largest size. */
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  /** Drawn from body type and colour, not a photograph of this vehicle. */
  drawn: z.boolean(),
  is_primary: z.boolean(),
})

/**
 * A vehicle as publicly visible in lists and on cards. Fields not named here are never sent; details come
 * from the vehicle's own page.
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
    /** Null if the price is on request. */
    price: count,
    old_price: count,
    currency: z.string(),
    price_type: z.enum(PRICE_TYPES),
    /** The only port for which a CIF or DDP price holds; null if none is named. */
    named_port_id: z.int().nullable(),
    named_port: reference,
    /** 'YYYY-MM'. */
    first_registered: words,
    /** The latest inspection before shipment; false also for a vehicle without one. */
    inspection_failed: z.boolean(),
    offer: words,
    location: z.string(),
    vehicleTags: z.array(z.object({ tag: named.extend({ color: z.string(), route: z.string() }) })),
    images: z.array(publicPicture),
    image_paths: z.array(z.string()),
    /** Whether it is on the caller's wishlist, and on how many wishlists it is. */
    isWishlisted: z.boolean(),
    wishlistCount: z.int(),
    listedAt: timestamp,
    updatedAt: timestamp,
    /** Only where the call names a port; null for a sold vehicle. */
    landed_price: landedPriceSchema.nullable().optional(),
  })
  .meta({ id: 'PublicVehicle' })

/** A picture in the contract's format. */
export const toPublicPicture = (picture: Picture, isPrimary: boolean) => ({
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

/** A list entry with only its id and name. */
export const plainEntry = (entry: { id: number; name: string } | null) =>
  entry && { id: entry.id, name: entry.name }

/** A catalogue card in the contract's format. */
export const toPublicVehicle = (
  card: VehicleCard,
  wishes: WishFacts,
  landed: LandedCards | null = null,
): z.input<typeof publicVehicle> => ({
  id: card.id,
  sku: card.sku,
  name: card.name,
  year: card.year,
  status: card.status,
  isReserved: card.isReserved,
  model: { ...card.model, manufacturer: { id: card.make.id, name: card.make.name } },
  modelCode: card.modelCode && { id: card.modelCode.id, model_code: card.modelCode.name },
  vehicleType: plainEntry(card.bodyType),
  color: card.colour?.name ?? '',
  vehicle_fuel_type: plainEntry(card.fuel),
  vehicle_transmission: plainEntry(card.transmission),
  transmission: transmissionText(card.transmission?.name),
  vehicle_drivetrain: plainEntry(card.driveTrain),
  vehicle_steering_type: plainEntry(card.steering),
  mileage: card.mileage,
  seats: card.seats,
  doors: card.doors,
  engine_size: card.engineSize,
  price: card.price,
  old_price: card.oldPrice,
  currency: card.currency,
  price_type: card.priceType,
  named_port_id: card.namedPort?.id ?? null,
  named_port: plainEntry(card.namedPort),
  first_registered: card.firstRegistered,
  inspection_failed: card.hasFailedInspection,
  offer: card.offer,
  location: card.showroom?.location ?? '',
  vehicleTags: card.tags.map(({ id, name, color, route }) => ({ tag: { id, name, color, route } })),
  images: [toPublicPicture(card.picture, true)],
  image_paths: [card.picture.full],
  ...wishes,
  listedAt: card.listedAt,
  updatedAt: card.updatedAt,
  ...landedPriceField(landed, card.id),
})
