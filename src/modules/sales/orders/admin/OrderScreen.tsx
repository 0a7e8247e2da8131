'use client'
import type { OrderActor } from '../rules/order-workflow'
import { DocumentsPanel } from './DocumentsPanel'
import { FiguresPanel } from './FiguresPanel'
import { InvoicesPanel } from './InvoicesPanel'
import { NotesPanel } from './NotesPanel'
import styles from './order.module.css'
import { PaymentsPanel } from './PaymentsPanel'
import type { PartProps } from './part-props'
import { ShippingPanel } from './ShippingPanel'
import { TimelinePanel } from './TimelinePanel'
import { TurnPanel } from './TurnPanel'

type Props = PartProps & { actor: OrderActor; mayUndo: boolean }

/** An order: whose turn it is and what can be done, then money, shipping, papers, messages and history. */
export function OrderScreen({ actor, mayUndo, mayUpdate, order }: Props) {
  const part = { order, mayUpdate }
  return (
    <>
      <TurnPanel {...part} actor={actor} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentsPanel {...part} mayUndo={mayUndo} />
          <ShippingPanel order={order} />
          <DocumentsPanel {...part} />
          <NotesPanel {...part} />
        </div>
        <div className={styles.column}>
          <FiguresPanel order={order} />
          <InvoicesPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </>
  )
}
