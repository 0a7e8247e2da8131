import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { type Amount, DEFAULT_CURRENCY, formatMoney } from '@/kernel/money'
import { type Actor, can } from '@/kernel/permissions'
import { ageingStock, newestStock, stockByStatus } from '@/modules/inventory/vehicles/queries/stock-figures'
import { mostViewed, type ViewedVehicle } from '@/modules/inventory/vehicles/queries/vehicle-views'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { VIEW_DAYS } from '@/modules/inventory/vehicles/rules/views'
import { actorOf } from '@/server/permissions'
import { NoPermission } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import board from './dashboard.module.css'
import * as words from './words'

type StaffActor = Extract<Actor, { kind: 'staff' }>

const count = new Intl.NumberFormat('en-US')

/** The first screen of staff: stock by status, how long it stands, what came in last. Every figure is counted now. */
export async function DashboardView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const actor = await actorOf(req)
  if (actor.kind !== 'staff' || !can(actor, 'dashboard', 'read')) return <NoPermission />
  const scope = actor.showrooms
  // Figures are the dashboard's own; single vehicles are the inventory's.
  const seesVehicles = can(actor, 'inventory', 'read')
  const [statuses, ageing, newest, viewed] = await Promise.all([
    stockByStatus(req.payload, scope),
    ageingStock(req.payload, scope),
    seesVehicles ? newestStock(req.payload, scope, 8) : null,
    seesVehicles ? mostViewed(req.payload, scope, 8) : null,
  ])
  const total = statuses.reduce((sum, figure) => sum + figure.count, 0)
  return (
    <main className={styles.page}>
      <Head actor={actor} total={total} />

      <section aria-label={words.stockByStatus} className={styles.cards}>
        {statuses.map((figure) => (
          <StatusCard figure={figure} isLink={seesVehicles} key={figure.status} />
        ))}
      </section>

      <div className={board.columns}>
        <AgeOfStock bands={ageing} />
        {newest && <Newest vehicles={newest} />}
        {viewed && <MostViewed vehicles={viewed} />}
      </div>
    </main>
  )
}

/** How many vehicles there are, and the ways to them. */
function Head({ actor, total }: { actor: StaffActor; total: number }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{words.dashboard}</h1>
        <p className={styles.lead}>
          {count.format(total)} vehicles{actor.showrooms === 'all' ? '' : ' in your showrooms'}
        </p>
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

type Figure = Awaited<ReturnType<typeof stockByStatus>>[number]

/** How many vehicles have a status and what is asked for them; leads to them. */
function StatusCard({ figure, isLink }: { figure: Figure; isLink: boolean }) {
  const words = (
    <>
      <span className={styles.status} data-tone={vehicleStatusTone(figure.status)}>
        {VEHICLE_STATUS_LABELS[figure.status]}
      </span>
      <span className={styles.figure}>{count.format(figure.count)}</span>
      <span className={styles.quiet}>
        <Totals totals={figure.totals} /> asking price
      </span>
    </>
  )
  return isLink ? (
    <Link className={styles.card} href={`/admin/inventory/vehicles?status=${figure.status}`}>
      {words}
    </Link>
  ) : (
    <div className={styles.card}>{words}</div>
  )
}

/** What is asked in each currency, one under the other; currencies are never added up. */
function Totals({ totals }: { totals: readonly Amount[] }) {
  if (totals.length === 0) return formatMoney(0, DEFAULT_CURRENCY)
  return totals.map(({ amount, currency }) => (
    <span className={board.total} key={currency}>
      {formatMoney(amount, currency)}
    </span>
  ))
}

/** How many vehicles stand how long, as bars. */
function AgeOfStock({ bands }: { bands: Awaited<ReturnType<typeof ageingStock>> }) {
  const longest = Math.max(1, ...bands.map((band) => band.count))
  return (
    <section className={styles.section}>
      <h2>{words.stockAge}</h2>
      <p className={styles.quiet}>{words.unsoldVehiclesByDaysInStock}</p>
      <table className={`${styles.table} ${board.bars}`}>
        <thead>
          <tr>
            <th scope="col">{words.days}</th>
            <th scope="col">
              <span className={board.hidden}>{words.share}</span>
            </th>
            <th className={styles.number} scope="col">
              {words.vehicles}
            </th>
            <th className={styles.number} scope="col">
              {words.askingPrice}
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">
                {band.to === null ? words.overFrom(band.from - 1) : `${band.from}–${band.to}`}
              </th>
              <td className={board.track}>
                <span className={board.bar} style={{ width: `${(100 * band.count) / longest}%` }} />
              </td>
              <td className={styles.number}>{count.format(band.count)}</td>
              <td className={styles.number}>
                <Totals totals={band.totals} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Newest({ vehicles }: { vehicles: Awaited<ReturnType<typeof newestStock>> }) {
  return (
    <section className={styles.section}>
      <h2>{words.newestVehicles}</h2>
      {vehicles.length === 0 ? (
        <p className={styles.quiet}>{words.noVehiclesYet}</p>
      ) : (
        <ul className={board.newest}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <Link href={`/admin/inventory/vehicles/edit/${vehicle.id}`}>{vehicle.name}</Link>
              <span className={styles.status} data-tone={vehicleStatusTone(vehicle.status)}>
                {VEHICLE_STATUS_LABELS[vehicle.status]}
              </span>
              <span className={styles.quiet}>
                {vehicle.sku} · {vehicle.showroom ?? words.noShowroom}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MostViewed({ vehicles }: { vehicles: ViewedVehicle[] }) {
  return (
    <section className={styles.section}>
      <h2>{words.mostViewed}</h2>
      <p className={styles.quiet}>{words.viewsOfVehiclesPage(VIEW_DAYS)}</p>
      {vehicles.length === 0 ? (
        <p className={styles.quiet}>{words.noVehicleViewed}</p>
      ) : (
        <ul className={board.newest}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <Link href={`/admin/inventory/vehicles/edit/${vehicle.id}`}>{vehicle.name}</Link>
              <strong className={board.views}>{count.format(vehicle.views)}</strong>
              <span className={styles.quiet}>
                {vehicle.sku} · {vehicle.showroom ?? words.noShowroom}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
