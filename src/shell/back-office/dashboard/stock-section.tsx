import Link from 'next/link'
import { type Amount, DEFAULT_CURRENCY, formatMoney } from '@/kernel/money'
import type { ViewedVehicle } from '@/modules/inventory/vehicles/queries/read-page-view-counts'
import type {
  readAgeingStock,
  readNewestStock,
  readStockByStatus,
} from '@/modules/inventory/vehicles/queries/read-stock-figures'
import { VIEW_DAYS } from '@/modules/inventory/vehicles/rules/page-view-counting'
import { STOCK_PATH } from '@/modules/inventory/vehicles/rules/stock/stock-path'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { ageName } from '@/modules/inventory/vehicles/schemas/stock-query'
import styles from '@/ui/back-office/admin.module.css'
import board from './dashboard.module.css'
import * as words from './words'

const count = new Intl.NumberFormat('en-US')

type Props = {
  statuses: Awaited<ReturnType<typeof readStockByStatus>>
  ageing: Awaited<ReturnType<typeof readAgeingStock>>
  /** Single vehicles, for those who may see them. */
  newest: Awaited<ReturnType<typeof readNewestStock>> | null
  viewed: ViewedVehicle[] | null
}

/** The stock: by status, how long it stands, what came in last and what is looked at most. */
export function StockSection({ ageing, newest, statuses, viewed }: Props) {
  const total = statuses.reduce((sum, figure) => sum + figure.count, 0)
  return (
    <>
      <section aria-labelledby="stock" className={styles.section}>
        <h2 id="stock">{words.stockOf(count.format(total))}</h2>
        <div className={board.statuses}>
          {statuses.map((figure) => (
            <StatusCard figure={figure} isLink={newest !== null} key={figure.status} />
          ))}
        </div>
      </section>
      <div className={board.columns}>
        <AgeOfStock bands={ageing} isLink={newest !== null} />
        {viewed && <MostViewed vehicles={viewed} />}
        {newest && <Newest vehicles={newest} />}
      </div>
    </>
  )
}

type Figure = Awaited<ReturnType<typeof readStockByStatus>>[number]

/** How many vehicles have a status and their prices; links to them. */
function StatusCard({ figure, isLink }: { figure: Figure; isLink: boolean }) {
  const shown = (
    <>
      <span className={styles.status} data-tone={vehicleStatusTone(figure.status)}>
        {VEHICLE_STATUS_LABELS[figure.status]}
      </span>
      <span className={styles.figure}>{count.format(figure.count)}</span>
      <span className={styles.quiet}>
        <Totals totals={figure.totals} /> {words.requestLines}
      </span>
    </>
  )
  return isLink ? (
    <Link className={styles.card} href={`/admin/inventory/vehicles?status=${figure.status}`}>
      {shown}
    </Link>
  ) : (
    <div className={styles.card}>{shown}</div>
  )
}

/** Prices in each currency, one under the other; currencies are never added up. */
function Totals({ totals }: { totals: readonly Amount[] }) {
  if (totals.length === 0) return formatMoney(0, DEFAULT_CURRENCY)
  return totals.map(({ amount, currency }) => (
    <span className={board.total} key={currency}>
      {formatMoney(amount, currency)}
    </span>
  ))
}

type AgeProps = { bands: Awaited<ReturnType<typeof readAgeingStock>>; isLink: boolean }

/** How many vehicles stand how long, as bars. */
function AgeOfStock({ bands, isLink }: AgeProps) {
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
                <Days band={band} isLink={isLink} />
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

/** The days of a band; links to its vehicles. */
function Days({
  band: { from, to },
  isLink,
}: {
  band: { from: number; to: number | null }
  isLink: boolean
}) {
  const text = to === null ? words.overFrom(from - 1) : `${from}–${to}`
  if (!isLink) return text
  return <Link href={`${STOCK_PATH}?age=${ageName([from, to])}&sort=age-desc`}>{text}</Link>
}

function Newest({ vehicles }: { vehicles: Awaited<ReturnType<typeof readNewestStock>> }) {
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
