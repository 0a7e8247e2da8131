import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import {
  type References,
  readReferences,
} from '@/modules/inventory/lists/queries/read-references-from-memory'
import { VISIBLE_CODES } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { selectPrepared } from '@/server/rows/select'
import { buildVehicleCard, CARD, type CardRow, isNamed } from './build-vehicle-card'
import type { VehicleCard } from './declare-vehicle-card'
import { WISH, type WishFacts, wishesOf, wishFactsOf } from './read-wish-facts'

const WISHED = { ...CARD, ...WISH }

async function cardsById(
  payload: Payload,
  name: string,
  ids: readonly number[],
  which: SQL,
): Promise<VehicleCard[]> {
  if (ids.length === 0) return []
  const rows = await selectPrepared(
    payload,
    name,
    CARD,
    sql`FROM vehicle_search s LEFT JOIN model_codes mc ON mc.id = s.model_code
      WHERE s.vehicle_id = ANY (${sql.param([...ids])}::int[]) AND ${which}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return readCardsOf(
    payload,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/**
 * The cards of vehicles in the order of their ids, read by primary key and only if the vehicle is public
 * right now: whatever counted or ordered them before, a hidden vehicle never shows.
 */
export const readCards = (payload: Payload, ids: readonly number[]): Promise<VehicleCard[]> =>
  cardsById(payload, 'kaido_cards_by_id', ids, sql`s.is_public`)

/**
 * The same including sold vehicles, for readers who have seen them before: on their wishlist, in a
 * comparison.
 */
export const readVisibleCards = (payload: Payload, ids: readonly number[]): Promise<VehicleCard[]> =>
  cardsById(payload, 'kaido_visible_cards_by_id', ids, sql`s.status IN (${VISIBLE_CODES})`)

/** The same in every status, for staff. */
export const readStaffCards = (payload: Payload, ids: readonly number[]): Promise<VehicleCard[]> =>
  cardsById(payload, 'kaido_staff_cards_by_id', ids, sql`true`)

/** The card of a vehicle in any status, for staff; null if there is none. */
export async function readStaffCard(payload: Payload, id: number): Promise<VehicleCard | null> {
  const [card] = await readStaffCards(payload, [id])
  return card ?? null
}

/** A card with the reader's own relation to the vehicle. */
export type WishedCard = { card: VehicleCard; wishes: WishFacts }

/**
 * The same cards, each with whether it is on the reader's wishlist, in one query.
 *
 * @param userId null for a guest
 */
export async function readWishedCards(
  payload: Payload,
  ids: readonly number[],
  userId: number | null,
): Promise<WishedCard[]> {
  if (ids.length === 0) return []
  const rows = await selectPrepared(
    payload,
    'kaido_wished_cards_by_id',
    WISHED,
    sql`FROM vehicle_search s LEFT JOIN model_codes mc ON mc.id = s.model_code,
      LATERAL ${wishesOf(sql.raw('s.vehicle_id'), userId)} w
      WHERE s.vehicle_id = ANY (${sql.param([...ids])}::int[]) AND s.is_public`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  const cards = await readCardsOf(payload, inOrder)
  return cards.flatMap((card, place) => {
    const row = inOrder[place]
    return row ? [{ card, wishes: wishFactsOf(row) }] : []
  })
}

/**
 * The cards returned by a constant query on vehicle_search `s`: its part after WHERE; `name` identifies its
 * query plan.
 */
export async function queryCards(payload: Payload, name: string, where: SQL): Promise<VehicleCard[]> {
  const rows = await selectPrepared(
    payload,
    name,
    CARD,
    sql`FROM vehicle_search s LEFT JOIN model_codes mc ON mc.id = s.model_code
      WHERE s.is_public AND ${where}`,
  )
  return readCardsOf(payload, rows)
}

/** The cards of the rows read, with names in place of ids. */
export async function readCardsOf(payload: Payload, rows: readonly CardRow[]): Promise<VehicleCard[]> {
  const lists = await readListsFor(payload, (known) => rows.every((row) => isNamed(known, row)))
  return rows.map((row) => buildVehicleCard(row, lists))
}

/** The lists, read again if they are too old to contain a name that is needed. */
export async function readListsFor(
  payload: Payload,
  suffices: (lists: References) => boolean,
): Promise<References> {
  const known = await readReferences(payload)
  return suffices(known) ? known : readReferences(payload, { fresh: true })
}
