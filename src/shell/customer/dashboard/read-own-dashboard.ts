import type { PayloadRequest } from 'payload'
import {
  listAlertNews,
  type NoticeNews,
} from '@/modules/inventory/availability-alerts/queries/list-availability-alerts'
import {
  listOwnReservations,
  type OwnReservation,
} from '@/modules/inventory/reservations/queries/list-reservations'
import { listSearchNews, type SearchNews } from '@/modules/inventory/saved-searches/queries/list-search-news'
import { type ChangedWish, listWishChanges } from '@/modules/inventory/wishlist/queries/list-wish-changes'
import { listPurchasesOf, type Purchase } from '@/modules/sales/orders/queries/list-purchases'
import { dbOf } from '@/server/db-of'
import { type NextStep, nextSteps } from './next-steps'

/** What somebody's first page shows, before it is put into words. */
export type OwnDashboard = {
  steps: NextStep[]
  /** Quotes and orders that are not over. */
  purchases: Purchase[]
  /** Reservations that are requested or in force. */
  reservations: OwnReservation[]
  /** Reserved vehicles that somebody waits for, and those that have become free. */
  awaited: NoticeNews[]
  changes: ChangedWish[]
  news: SearchNews[]
  /** Since when changes and news count; null for somebody who is here for the first time. */
  since: Date | null
  /** Of their clocks. */
  zone: string
}

type Visitor = { id: number; hasPort: boolean; zone: string; since: Date | null }

/** Reservations that are looked at: open ones first, then the last that ended. */
const RESERVATIONS = 20

/** Reads what a customer's first page shows: their deals, what happened to what they watch, and what to do next. */
export async function readOwnDashboard(
  req: PayloadRequest,
  { hasPort, id, since, zone }: Visitor,
  now: Date,
): Promise<OwnDashboard> {
  const db = await dbOf(req)
  const paging = { page: 1, limit: RESERVATIONS }
  const [purchases, { rows: reservations }, news, awaited] = await Promise.all([
    listPurchasesOf(db, id, now),
    listOwnReservations(db, id, paging),
    listSearchNews(req.payload, id, since),
    listAlertNews(db, id, since),
  ])
  const own = purchases.flatMap(({ orderedVehicle }) => orderedVehicle ?? [])
  return {
    steps: nextSteps({ purchases, reservations, hasPort }, now),
    purchases: purchases.filter(({ turn }) => turn.side !== null),
    reservations: reservations.filter(({ endedAt }) => endedAt === null),
    awaited,
    changes: await listWishChanges(db, id, since, own),
    news,
    since,
    zone,
  }
}
