import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import {
  type AddedField,
  type AddedFields,
  type AddedValue,
  addedColumn,
  addedValue,
  onlyThose,
} from '@/kernel/added-fields'
import { CARD_COLUMNS, cardOf, isNamed, nameOf, type SearchRow } from '@/modules/inventory/cards/queries/card'
import { listsFor } from '@/modules/inventory/cards/queries/read-cards'
import type { Named, VehicleCard } from '@/modules/inventory/cards/queries/vehicle-card'
import {
  WISH_COLUMNS,
  type WishColumns,
  type WishFacts,
  wishesOf,
  wishFactsOf,
} from '@/modules/inventory/cards/queries/wish-facts'
import type { References } from '@/modules/inventory/lists/queries/references'
import { DRAWN_GALLERY } from '@/modules/inventory/media/queries/media-url'
import { drawing, photo, type StoredPicture } from '@/modules/inventory/media/queries/picture'
import { type RatingCount, reviewStats } from '@/modules/inventory/reviews/rules/review'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/vehicle-states'
import { maskChassis } from '@/modules/inventory/vehicles/rules/chassis'
import { preparedRows } from '@/server/read'
import { addedGroups } from '@/server/rows/added-fields'
import type { VehicleDetail, VehicleImage } from './vehicle-detail'

type StoredImage = StoredPicture & {
  id: number
  type: VehicleImage['type']
  primary: boolean | null
  order: number | null
}

type DetailRow = SearchRow &
  WishColumns & {
    sub_body: number
    grade: number
    sassist: number
    scontrol: number
    spos: number
    features: number[]
    description: string | null
    chassis: string
    length: string | null
    width: string | null
    height: string | null
    m3_cbm: string | null
    carrying_cap_kg: string | null
    weight_kg: string | null
    gross_weight_kg: string | null
    auction_sheet_url: string | null
    brochure_url: string | null
    published_at: Date | null
    created_at: Date
    images: StoredImage[] | null
    ratings: RatingCount[] | null
  }

// Cost, markup, engine number and office file number are not even read.
const DETAIL = (id: number, userId: number | null) => sql`
  SELECT ${sql.raw(CARD_COLUMNS)}, ${WISH_COLUMNS}, s.sub_body, s.grade, s.sassist, s.scontrol, s.spos, s.features,
    v.description, v.chassis, v.length, v.width, v.height, v.m3_cbm, v.carrying_cap_kg, v.weight_kg,
    v.gross_weight_kg, ${addedColumns()} v.auction_sheet_url, v.brochure_url, v.published_at, v.created_at,
    (SELECT json_agg(json_build_object('id', i.id, 'type', i.image_type, 'primary', i.is_primary,
        'order', i.sort_order, 'f', m.filename, 't', m.sizes_thumb_filename, 'c', m.sizes_card_filename,
        'd', m.sizes_detail_filename, 'w', m.width, 'h', m.height, 'alt', m.alt, 'drawn', m.drawing IS NOT NULL)
        ORDER BY i.is_primary DESC NULLS LAST, i.sort_order, i.id)
      FROM vehicle_images i JOIN media m ON m.id = i.media_id WHERE i.vehicle_id = v.id) AS images,
    (SELECT json_agg(r) FROM (SELECT rating, count(*)::int AS count FROM vehicle_reviews
      WHERE vehicle_id = v.id AND is_approved GROUP BY rating) r) AS ratings
  FROM vehicles v JOIN vehicle_search s ON s.vehicle_id = v.id LEFT JOIN model_codes mc ON mc.id = v.model_code_id,
    LATERAL ${wishesOf(sql.raw('v.id'), userId)} w
  WHERE v.id = ${id} AND ${hasPublicPage('v')}`

const publicGroups = (): AddedFields[] => onlyThose(addedGroups(), ({ seenBy }) => seenBy === 'everybody')

/** The columns of what modules add, with a comma behind each. */
const addedColumns = (): SQL =>
  sql.join(
    publicGroups().flatMap(({ fields }) =>
      fields.map((field) => sql`v.${sql.identifier(addedColumn(field))},`),
    ),
    sql` `,
  )

const addedOf = (columns: Readonly<Record<string, unknown>>): VehicleDetail['added'] =>
  publicGroups().map(({ fields, title }) => ({
    title,
    entries: fields.map((field) => ({ field, value: readAdded(field, columns[addedColumn(field)]) })),
  }))

/** The pool reads moments as dates and exact numbers as texts. */
function readAdded(field: AddedField, stored: unknown): AddedValue {
  if (stored instanceof Date) return addedValue(field, stored.toISOString())
  return addedValue(field, field.kind === 'number' && stored !== null ? Number(stored) : stored)
}

const number = (value: string | null): number | null => (value === null ? null : Number(value) || null)

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
 * The vehicle's own pictures, the primary one first; drawings of its body type and colour when it has none that can be
 * looked at without being turned.
 */
function imagesOf(row: DetailRow, card: VehicleCard): VehicleImage[] {
  const own = (row.images ?? []).flatMap((stored) => {
    const picture = photo({ ...stored, alt: stored.alt ?? undefined }, card.name)
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
 * Everything that the public page of a vehicle says. Null for what the public may not see: DRAFT, ARCHIVED,
 * in the trash, or never there. SOLD is shown with its status. The chassis number is masked.
 *
 * @param id a positive integer; anything that the column does not hold finds nothing
 */
export async function getPublicVehicle(payload: Payload, id: number): Promise<VehicleDetail | null> {
  return (await getWishedVehicle(payload, id, null))?.vehicle ?? null
}

/**
 * The same with what its reader has to do with it.
 *
 * @param userId null for a guest
 */
export async function getWishedVehicle(
  payload: Payload,
  id: number,
  userId: number | null,
): Promise<{ vehicle: VehicleDetail; wishes: WishFacts } | null> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null
  const [row] = await preparedRows<DetailRow>(payload, 'kaido_public_vehicle', DETAIL(id, userId))
  if (!row) return null
  const lists = await listsFor(payload, (known) => isNamed(known, row))
  return { vehicle: detailOf(row, lists), wishes: wishFactsOf(row) }
}

function detailOf(row: DetailRow, lists: References): VehicleDetail {
  const card = cardOf(row, lists)
  return {
    ...card,
    description: row.description || null,
    chassisMasked: maskChassis(row.chassis),
    subBodyType: nameOf(lists, 'subBodyType', row.sub_body),
    grade: nameOf(lists, 'grade', row.grade),
    steeringAssist: nameOf(lists, 'steeringAssist', row.sassist),
    steeringControl: nameOf(lists, 'steeringControl', row.scontrol),
    steeringPosition: nameOf(lists, 'steeringPosition', row.spos),
    length: number(row.length),
    width: number(row.width),
    height: number(row.height),
    m3: number(row.m3_cbm),
    carryingCapKg: number(row.carrying_cap_kg),
    weightKg: number(row.weight_kg),
    grossWeightKg: number(row.gross_weight_kg),
    auctionSheetUrl: row.auction_sheet_url || null,
    brochureUrl: row.brochure_url || null,
    featureGroups: featureGroups(lists, row.features),
    images: imagesOf(row, card),
    reviews: reviewStats(row.ratings ?? []),
    added: addedOf(row),
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
