import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  type AddedField,
  type AddedFields,
  type AddedValue,
  addedColumn,
  addedValue,
  onlyThose,
} from '@/kernel/added-fields'
import { buildVehicleCard, CARD, isNamed, nameOf } from '@/modules/inventory/cards/queries/build-vehicle-card'
import type { Named, VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { readListsFor } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import {
  WISH,
  type WishFacts,
  wishesOf,
  wishFactsOf,
} from '@/modules/inventory/cards/queries/read-wish-facts'
import type { References } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { DRAWN_GALLERY } from '@/modules/inventory/media/queries/build-drawn-picture-urls'
import { drawing, photo } from '@/modules/inventory/media/queries/build-picture'
import { IMAGE_TYPES } from '@/modules/inventory/media/rules/image-types'
import { reviewStats } from '@/modules/inventory/reviews/rules/review'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { maskChassis } from '@/modules/inventory/vehicles/rules/mask-chassis'
import { addedGroups } from '@/server/rows/added-vehicle-fields'
import { isoOf } from '@/server/rows/column-types'
import { json, nullable, type RowOf } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import type { VehicleDetail, VehicleImage } from './declare-vehicle-detail'

const words = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
const pixels = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined)

const IMAGES = z.array(
  z.object({
    id: z.number(),
    type: z.enum(IMAGE_TYPES),
    primary: z.boolean().nullable(),
    order: z.number().nullable(),
    f: words,
    t: words,
    c: words,
    d: words,
    w: pixels,
    h: pixels,
    alt: words,
    drawn: z.boolean(),
  }),
)
const RATINGS = z.array(z.object({ rating: z.number(), count: z.number() }))

const s = alias(vehicleSearch, 's')
const v = alias(vehicles, 'v')

// Cost, markup, engine number and office file number are not even read.
const DETAIL = {
  ...CARD,
  ...WISH,
  subBody: s.subBody,
  grade: s.grade,
  sassist: s.sassist,
  scontrol: s.scontrol,
  spos: s.spos,
  features: s.features,
  nameTyped: v.nameTyped,
  description: v.description,
  chassis: v.chassis,
  length: v.length,
  width: v.width,
  height: v.height,
  m3: v.m3Cbm,
  carryingCapKg: v.carryingCapKg,
  weightKg: v.weightKg,
  grossWeightKg: v.grossWeightKg,
  auctionSheetUrl: v.auctionSheetUrl,
  brochureUrl: v.brochureUrl,
  publishedAt: v.publishedAt,
  createdAt: v.createdAt,
  images: nullable(
    json(
      IMAGES,
      sql`(SELECT json_agg(json_build_object('id', i.id, 'type', i.image_type, 'primary', i.is_primary,
        'order', i.sort_order, 'f', m.filename, 't', m.sizes_thumb_filename, 'c', m.sizes_card_filename,
        'd', m.sizes_detail_filename, 'w', m.width, 'h', m.height, 'alt', m.alt, 'drawn', m.drawing IS NOT NULL)
        ORDER BY i.is_primary DESC NULLS LAST, i.sort_order, i.id)
      FROM vehicle_images i JOIN media m ON m.id = i.media_id WHERE i.vehicle_id = v.id)`,
    ),
  ),
  ratings: nullable(
    json(
      RATINGS,
      sql`(SELECT json_agg(r) FROM (SELECT rating, count(*)::int AS count FROM vehicle_reviews
        WHERE vehicle_id = v.id AND is_approved GROUP BY rating) r)`,
    ),
  ),
}

const FROM = (id: number, userId: number | null) => sql`
  FROM vehicles v JOIN vehicle_search s ON s.vehicle_id = v.id LEFT JOIN model_codes mc ON mc.id = v.model_code_id,
    LATERAL ${wishesOf(sql.raw('v.id'), userId)} w
  WHERE v.id = ${id} AND ${hasPublicPage('v')}`

const publicGroups = (): AddedFields[] => onlyThose(addedGroups(), ({ seenBy }) => seenBy === 'everybody')

/** Modules' additional fields, by column. */
const addedOf = (stored: unknown): VehicleDetail['added'] => {
  const columns = z.record(z.string(), z.unknown()).parse(stored)
  return publicGroups().map(({ fields, title }) => ({
    title,
    entries: fields.map((field) => ({ field, value: readAdded(field, columns[addedColumn(field)]) })),
  }))
}

const readAdded = (field: AddedField, stored: unknown): AddedValue =>
  addedValue(field, field.kind === 'date' && stored !== null ? isoOf(stored) : stored)

/** The columns of modules' additional fields, as one object. */
function addedColumns(): SQL {
  const fields = publicGroups().flatMap((group) => group.fields)
  const pairs = fields
    .map(addedColumn)
    .map((column) => sql`${sql.raw(`'${column}'`)}, v.${sql.identifier(column)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

const withAdded = () => ({ ...DETAIL, added: json(addedOf, addedColumns()) })
const shapes = new WeakMap<readonly AddedFields[], ReturnType<typeof withAdded>>()

/** The same shape while the modules stay the same. */
function detailShape() {
  const known = shapes.get(addedGroups()) ?? withAdded()
  shapes.set(addedGroups(), known)
  return known
}
type DetailRow = RowOf<ReturnType<typeof detailShape>>

/** Features by group, both in the order of their lists. */
function featureGroups(lists: References, ids: readonly number[]): VehicleDetail['featureGroups'] {
  const groups = new Map<number, Named[]>()
  const known = ids.flatMap((id) => lists.features.get(id) ?? []).sort((a, b) => a.rank - b.rank)
  for (const { id, name, parent } of known) groups.set(parent, [...(groups.get(parent) ?? []), { id, name }])
  return [...groups]
    .flatMap(([id, features]) => {
      const group = lists.featureGroup.get(id)
      return group ? [{ id, name: group.name, rank: group.rank, features }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, name, features }) => ({ id, name, features }))
}

const isFlat = ({ type }: VehicleImage): boolean => type === 'exterior' || type === 'interior'

/**
 * The vehicle's own pictures, the primary one first; drawings of its body type and colour if it has none
 * other than panoramas.
 */
function imagesOf(row: DetailRow, card: VehicleCard): VehicleImage[] {
  const own = (row.images ?? []).flatMap((stored) => {
    const picture = photo(stored, card.name)
    if (!picture) return []
    return [
      {
        ...picture,
        id: stored.id,
        type: stored.type,
        isPrimary: stored.primary === true,
        sortOrder: stored.order ?? 0,
      },
    ]
  })
  if (own.some(isFlat)) return own
  const look = { bodyType: card.bodyType?.name, colour: card.colour, steering: card.steering?.name }
  const drawn = DRAWN_GALLERY.map(
    (view, place): VehicleImage => ({
      ...drawing(look, view, card.name),
      id: -1 - place,
      type: view === 'interior' ? 'interior' : 'exterior',
      isPrimary: place === 0,
      sortOrder: place,
    }),
  )
  return [...drawn, ...own]
}

/**
 * Everything on the public page of a vehicle. Null for anything not public: DRAFT, ARCHIVED, in the trash, or
 * nonexistent. SOLD is shown with its status. The chassis number is masked.
 *
 * @param id a positive integer; anything beyond the column's range finds nothing
 */
export async function getPublicVehicle(payload: Payload, id: number): Promise<VehicleDetail | null> {
  return (await getWishedVehicle(payload, id, null))?.vehicle ?? null
}

/**
 * The same with the reader's own relation to the vehicle.
 *
 * @param userId null for a guest
 */
export async function getWishedVehicle(
  payload: Payload,
  id: number,
  userId: number | null,
): Promise<{ vehicle: VehicleDetail; wishes: WishFacts } | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [row] = await selectPrepared(payload, 'kaido_public_vehicle', detailShape(), FROM(id, userId))
  if (!row) return null
  const lists = await readListsFor(payload, (known) => isNamed(known, row))
  return { vehicle: detailOf(row, lists), wishes: wishFactsOf(row) }
}

function detailOf(row: DetailRow, lists: References): VehicleDetail {
  const card = buildVehicleCard(row, lists)
  return {
    ...card,
    isNameTyped: row.nameTyped === true,
    description: row.description || null,
    chassisMasked: maskChassis(row.chassis),
    subBodyType: nameOf(lists, 'subBodyType', row.subBody),
    grade: nameOf(lists, 'grade', row.grade),
    steeringAssist: nameOf(lists, 'steeringAssist', row.sassist),
    steeringControl: nameOf(lists, 'steeringControl', row.scontrol),
    steeringPosition: nameOf(lists, 'steeringPosition', row.spos),
    length: row.length || null,
    width: row.width || null,
    height: row.height || null,
    m3: row.m3 || null,
    carryingCapKg: row.carryingCapKg || null,
    weightKg: row.weightKg || null,
    grossWeightKg: row.grossWeightKg || null,
    auctionSheetUrl: row.auctionSheetUrl || null,
    brochureUrl: row.brochureUrl || null,
    featureGroups: featureGroups(lists, row.features),
    images: imagesOf(row, card),
    reviews: reviewStats(row.ratings ?? []),
    added: row.added,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
  }
}
