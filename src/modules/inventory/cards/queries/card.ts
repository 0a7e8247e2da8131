import { DEFAULT_CURRENCY } from '@/kernel/money'
import type { Reference, ReferenceKind, References } from '@/modules/inventory/lists/queries/references'
import { drawing, photo, type StoredPicture } from '@/modules/inventory/media/queries/picture'
import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { statusOfCode } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Named, NamedColour, NamedShowroom, NamedTag, VehicleCard } from './vehicle-card'

/** A row of vehicle_search as the pool reads it, with the name of its model code. */
export type SearchRow = {
  vehicle_id: number
  make_id: number
  model_id: number
  model_code: number
  model_code_name: string | null
  body: number
  steer: number
  fuel: number
  trans: number
  drive: number
  color: number
  condition: number
  showroom: number
  mileage: number
  engine_cc: number
  seats: number
  doors: number
  year: number
  status: number
  featured: boolean
  listed: Date
  updated: Date
  price: number | null
  tags: number[]
  card: {
    name?: string
    sku?: string
    engine?: string
    currency?: string
    priceType?: string
    showPrice: boolean
    offer?: string
    oldPrice?: number
    pictures: number
    picture?: StoredPicture
  }
}

/** Columns of SearchRow; `s` is vehicle_search, `mc` model_codes. */
export const CARD_COLUMNS = `s.vehicle_id, s.make_id, s.model_id, s.model_code, mc.model_code AS model_code_name, s.body,
  s.steer, s.fuel, s.trans, s.drive, s.color, s.condition, s.showroom, s.mileage, s.engine_cc, s.seats, s.doors,
  s.year, s.status, s.featured, s.listed, s.updated, s.price, s.tags, s.card`

const named = (entry: Reference | undefined): Named | null =>
  entry ? { id: entry.id, name: entry.name } : null

/** The entry of a list; null for none and for one that is not known. */
export const nameOf = (lists: References, kind: ReferenceKind, id: number | null): Named | null =>
  id ? named(lists[kind].get(id)) : null

export const colourOf = (lists: References, id: number | null): NamedColour | null => {
  const entry = id ? lists.color.get(id) : undefined
  return entry ? { id: entry.id, name: entry.name, hex: entry.extra } : null
}

export const showroomOf = (lists: References, id: number): NamedShowroom | null => {
  const entry = lists.showroomLocation.get(id)
  if (!entry) return null
  const [city, country] = [entry.extra2 ?? '', entry.extra3 ?? '']
  return {
    id,
    name: entry.name,
    city,
    country,
    location: [entry.name, city, country].filter(Boolean).join(', '),
  }
}

export const tagsOf = (lists: References, ids: readonly number[]): NamedTag[] =>
  ids.flatMap((id) => {
    const entry = lists.tags.get(id)
    return entry ? [{ id, name: entry.name, color: entry.extra ?? '', route: entry.extra2 ?? '' }] : []
  })

/** Whether every name that a row needs is in the lists; a list just read may be needed otherwise. */
export const isNamed = (lists: References, row: SearchRow): boolean =>
  lists.make.has(row.make_id) && lists.model.has(row.model_id) && lists.showroomLocation.has(row.showroom)

/** A card from its search row and the names as they are now. */
export function cardOf(row: SearchRow, lists: References): VehicleCard {
  const { card } = row
  const name = card.name ?? ''
  const status = statusOfCode(row.status)
  const bodyType = nameOf(lists, 'bodyType', row.body)
  const colour = colourOf(lists, row.color)
  const steering = nameOf(lists, 'steering', row.steer)
  const look = { bodyType: bodyType?.name, colour, steering: steering?.name }
  return {
    id: row.vehicle_id,
    sku: card.sku ?? '',
    name,
    year: row.year,
    status,
    isReserved: status === 'RESERVED',
    make: nameOf(lists, 'make', row.make_id) ?? { id: row.make_id, name: '' },
    model: nameOf(lists, 'model', row.model_id) ?? { id: row.model_id, name: '' },
    modelCode: row.model_code_name === null ? null : { id: row.model_code, name: row.model_code_name },
    bodyType,
    colour,
    fuel: nameOf(lists, 'fuel', row.fuel),
    transmission: nameOf(lists, 'transmission', row.trans),
    driveTrain: nameOf(lists, 'driveTrain', row.drive),
    steering,
    conditionGrade: nameOf(lists, 'conditionGrade', row.condition),
    showroom: showroomOf(lists, row.showroom),
    tags: tagsOf(lists, row.tags),
    mileage: row.mileage,
    seats: row.seats || null,
    doors: row.doors || null,
    engineCc: row.engine_cc || null,
    engineSize: card.engine ?? '',
    price: row.price,
    oldPrice: card.oldPrice ?? null,
    currency: card.currency ?? DEFAULT_CURRENCY,
    priceType: isPriceType(card.priceType) ? card.priceType : 'CIF',
    showPrice: card.showPrice,
    offer: card.offer ?? null,
    featured: row.featured,
    picture: photo(card.picture, name) ?? drawing(look, 'left', name),
    pictureCount: card.pictures,
    listedAt: row.listed.toISOString(),
    updatedAt: row.updated.toISOString(),
  }
}
