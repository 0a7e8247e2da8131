import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DEFAULT_CURRENCY } from '@/kernel/money'
import type {
  Reference,
  ReferenceKind,
  References,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { drawing, photo } from '@/modules/inventory/media/queries/build-picture'
import { modelCodes } from '@/modules/inventory/tables.gen'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { FIRST_ADDED_MARK } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import { isPriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { statusOfCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import { nullable, numbers, type RowOf } from '@/server/rows/fields'
import type {
  Named,
  NamedColour,
  NamedPort,
  NamedShowroom,
  NamedTag,
  VehicleCard,
} from './declare-vehicle-card'
import { failedInspectionMarks } from './select-failed-inspection-marks'

const s = alias(vehicleSearch, 's')

/** What a card is built from; `s` is vehicle_search, `mc` is model_codes, which may be missing. */
export const CARD = {
  id: s.vehicleId,
  makeId: s.makeId,
  modelId: s.modelId,
  modelCode: s.modelCode,
  modelCodeName: nullable(alias(modelCodes, 'mc').modelCode),
  body: s.body,
  steer: s.steer,
  fuel: s.fuel,
  trans: s.trans,
  drive: s.drive,
  color: s.color,
  condition: s.condition,
  showroom: s.showroom,
  mileage: s.mileage,
  engineCc: s.engineCc,
  litres: s.litres,
  seats: s.seats,
  doors: s.doors,
  year: s.year,
  status: s.status,
  featured: s.featured,
  listed: s.listed,
  updated: s.updated,
  price: s.price,
  tags: s.tags,
  /** Of modules' fields alone. */
  addedMarks: numbers(
    sql`ARRAY(SELECT mark FROM unnest(${s.marks}) mark WHERE mark >= ${sql.raw(String(FIRST_ADDED_MARK))})`,
  ),
  card: s.card,
}
export type CardRow = RowOf<typeof CARD>

const named = (entry: Reference | undefined): Named | null =>
  entry ? { id: entry.id, name: entry.name } : null

/** A list entry by id; null for none and for unknown ones. */
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

/** The port for which a price holds. */
const portOf = (lists: References, id: number | undefined): NamedPort | null => {
  const entry = id ? lists.port.get(id) : undefined
  return id ? { id, name: entry?.name ?? '', country: entry?.extra3 ?? '' } : null
}

export const tagsOf = (lists: References, ids: readonly number[]): NamedTag[] =>
  ids.flatMap((id) => {
    const entry = lists.tags.get(id)
    return entry ? [{ id, name: entry.name, color: entry.extra ?? '', route: entry.extra2 ?? '' }] : []
  })

/** Whether every name that a row needs is in the lists; if not, the lists have to be read again. */
export const isNamed = (lists: References, { card, makeId, modelId, showroom }: CardRow): boolean =>
  lists.make.has(makeId) &&
  lists.model.has(modelId) &&
  lists.showroomLocation.has(showroom) &&
  (!card.namedPort || lists.port.has(card.namedPort))

type Offer = Pick<
  VehicleCard,
  'price' | 'oldPrice' | 'currency' | 'priceType' | 'namedPort' | 'showPrice' | 'offer'
>

const offerOf = ({ card, price }: CardRow, lists: References): Offer => ({
  price,
  oldPrice: card.oldPrice ?? null,
  currency: card.currency ?? DEFAULT_CURRENCY,
  priceType: isPriceType(card.priceType) ? card.priceType : 'CIF',
  namedPort: portOf(lists, card.namedPort),
  showPrice: card.showPrice,
  offer: card.offer ?? null,
})

/** A card, from its search row and the current names. */
export function buildVehicleCard(row: CardRow, lists: References): VehicleCard {
  const { card } = row
  const name = card.name ?? ''
  const status = statusOfCode(row.status)
  const bodyType = nameOf(lists, 'bodyType', row.body)
  const colour = colourOf(lists, row.color)
  const steering = nameOf(lists, 'steering', row.steer)
  const look = { bodyType: bodyType?.name, colour, steering: steering?.name }
  return {
    id: row.id,
    sku: card.sku ?? '',
    name,
    year: row.year,
    status,
    isReserved: status === 'RESERVED',
    make: nameOf(lists, 'make', row.makeId) ?? { id: row.makeId, name: '' },
    model: nameOf(lists, 'model', row.modelId) ?? { id: row.modelId, name: '' },
    modelCode: row.modelCodeName === null ? null : { id: row.modelCode, name: row.modelCodeName },
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
    engineCc: row.engineCc || null,
    engineSize: card.engine ?? '',
    ...offerOf(row, lists),
    litres: row.litres || null,
    firstRegistered: card.firstRegistered ?? null,
    hasFailedInspection: failedInspectionMarks().some((mark) => row.addedMarks.includes(mark)),
    featured: row.featured,
    picture: photo(card.picture, name) ?? drawing(look, 'left', name),
    pictureCount: card.pictures,
    listedAt: row.listed,
    updatedAt: row.updated,
  }
}
