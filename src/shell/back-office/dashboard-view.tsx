import Link from 'next/link'
import type { AdminViewServerProps, Payload } from 'payload'
import { Suspense } from 'react'
import { type Actor, can } from '@/kernel/permissions'
import { mostViewed } from '@/modules/inventory/vehicles/queries/read-page-view-counts'
import {
  readAgeingStock,
  readNewestStock,
  readStockByStatus,
} from '@/modules/inventory/vehicles/queries/read-stock-figures'
import { actorOf } from '@/server/actor-of'
import { logger } from '@/server/logger'
import styles from '@/ui/back-office/admin.module.css'
import { NoPermission } from '@/ui/back-office/no-permission'
import { FiguresSection } from './dashboard/figures-section'
import { type Pending, readFigures, readRequest } from './dashboard/read-figures'
import { readWork, workFor } from './dashboard/read-work'
import { StockSection } from './dashboard/stock-section'
import * as words from './dashboard/words'
import { WorkQueue } from './dashboard/work-queue'
import { YouMayOpen } from './dashboard/you-may-open'
import { entriesFor } from './navigation-entries'

type StaffActor = Extract<Actor, { kind: 'staff' }>

/**
 * The first screen of staff: the work that waits, at once; then figures of a period and of the stock, as soon as they
 * are counted. A role without the dashboard gets a note, and what it may open.
 */
export async function DashboardView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const actor = await actorOf(req)
  if (actor.kind !== 'staff') return <NoPermission />
  const entries = entriesFor(actor)
  if (!can(actor, 'dashboard', 'read'))
    return (
      <NoPermission>
        <YouMayOpen entries={entries} />
      </NoPermission>
    )
  const now = new Date()
  const hasWork = workFor(actor).length > 0
  return (
    <main className={styles.page}>
      <Head actor={actor} />
      {hasWork ? (
        <WorkQueue groups={await orNull(readWork(req.payload, actor), 'work')} now={now} />
      ) : (
        <YouMayOpen entries={entries} />
      )}
      <Suspense fallback={<Loading what={words.figures} />}>
        <OwnFigures actor={actor} request={readRequest(searchParams ?? {})} now={now} payload={req.payload} />
      </Suspense>
      <Suspense fallback={<Loading what={words.stock} />}>
        <Stock actor={actor} payload={req.payload} />
      </Suspense>
    </main>
  )
}

/** A part that cannot be read does not take the others with it. */
const orNull = <T,>(part: Promise<T>, name: string): Promise<T | null> =>
  part.catch((error: unknown) => {
    logger.error({ err: error, part: name }, 'a part of the dashboard could not be read')
    return null
  })

type PartProps = { actor: StaffActor; payload: Payload }

async function OwnFigures({ actor, request, now, payload }: PartProps & { request: Pending; now: Date }) {
  const figures = await orNull(readFigures(payload, actor, request, now), 'figures')
  const may = { enterRates: can(actor, 'settings', 'create'), seeDrafts: can(actor, 'inventory', 'read') }
  return <FiguresSection figures={figures} may={may} />
}

/** Figures are the dashboard's own; single vehicles are the inventory's. */
async function Stock({ actor, payload }: PartProps) {
  const scope = actor.showrooms
  const seesVehicles = can(actor, 'inventory', 'read')
  const read = Promise.all([
    readStockByStatus(payload, scope),
    readAgeingStock(payload, scope),
    seesVehicles ? readNewestStock(payload, scope, 8) : null,
    seesVehicles ? mostViewed(payload, scope, 8) : null,
  ])
  const stock = await orNull(read, 'stock')
  if (!stock)
    return (
      <p className={styles.alert} data-tone="red" role="alert">
        {words.stockNotRead}
      </p>
    )
  const [statuses, ageing, newest, viewed] = stock
  return <StockSection ageing={ageing} newest={newest} statuses={statuses} viewed={viewed} />
}

/** Shown while a part is read; what waits is shown already. */
const Loading = ({ what }: { what: string }) => (
  <section aria-busy="true" className={styles.section}>
    <h2>{what}</h2>
    <p className={styles.quiet}>{words.counting}</p>
  </section>
)

/** The title, and the ways to the vehicles. */
function Head({ actor }: { actor: StaffActor }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{words.dashboard}</h1>
        {actor.showrooms !== 'all' && <p className={styles.lead}>{words.yourShowroomsOnly}</p>}
      </div>
      <div className={styles.actions}>
        {can(actor, 'inventory', 'read') && (
          <Link className={styles.button} href="/admin/inventory/vehicles">
            {words.allVehicles}
          </Link>
        )}
        {can(actor, 'inventory', 'create') && (
          <Link className={styles.primary} href="/admin/inventory/vehicles/create">
            {words.createVehicle}
          </Link>
        )}
      </div>
    </header>
  )
}
