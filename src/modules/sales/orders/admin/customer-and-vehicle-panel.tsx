import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalDay } from '@/ui/back-office/time/local-day'
import type { OrderDetail } from '../queries/get-order-detail'
import styles from './order.module.css'
import * as words from './words'

/** Who buys what, of which showroom, and until when it is held while nothing has been paid. */
export function CustomerAndVehiclePanel({ order, seePeople }: { order: OrderDetail; seePeople: boolean }) {
  const { chassis, customer, isOrderOnDemand, orderedAt, reservedUntil, salesRep, showroom } = order
  // Once it is sold, or given back to the stock, it is not reserved any more.
  const isReserved = reservedUntil !== null && order.paid === 0 && order.vehicle.status === 'RESERVED'
  return (
    <section className={styles.panel}>
      <h2>{words.about}</h2>
      <dl className={styles.facts}>
        <Fact term={words.customer}>
          {seePeople ? (
            <Link href={`/admin/user-management/edit/${customer.id}`}>{customer.name}</Link>
          ) : (
            customer.name
          )}
        </Fact>
        <Fact term={words.email}>
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
        </Fact>
        <Fact term={words.kind}>{isOrderOnDemand ? words.advanced : words.standard}</Fact>
        <Fact term={words.ordered}>
          <LocalDay iso={orderedAt} />
        </Fact>
        <Fact term={words.showroom}>{showroom?.name ?? '—'}</Fact>
        <Fact term={words.soldBy}>{salesRep ?? '—'}</Fact>
        <Fact term={words.chassis}>{chassis ?? '—'}</Fact>
        {isReserved && (
          <Fact term={words.reservedUntil}>
            <LocalDay iso={reservedUntil} />
          </Fact>
        )}
      </dl>
    </section>
  )
}

const Fact = ({ children, term }: { children: ReactNode; term: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
