'use client'
import type { OrderDetail } from '../queries/order-detail'
import type { OrderActor } from '../rules/order-workflow'
import { DocumentsPanel } from './DocumentsPanel'
import { FiguresPanel } from './FiguresPanel'
import { NotesPanel } from './NotesPanel'
import styles from './order.module.css'
import { PaymentsPanel } from './PaymentsPanel'
import { ShippingPanel } from './ShippingPanel'
import { TimelinePanel } from './TimelinePanel'
import { TurnPanel } from './TurnPanel'

/** What the parts of an order's screen are given. */
export type PartProps = { order: OrderDetail; mayUpdate: boolean }

/** An order: whose turn it is and what can be done, then money, shipping, papers, messages and history. */
export function OrderScreen({ actor, mayUpdate, order }: PartProps & { actor: OrderActor }) {
  const part = { order, mayUpdate }
  return (
    <>
      <TurnPanel {...part} actor={actor} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentsPanel {...part} />
          <ShippingPanel order={order} />
          <DocumentsPanel {...part} />
          <NotesPanel {...part} />
        </div>
        <div className={styles.column}>
          <FiguresPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </>
  )
}
