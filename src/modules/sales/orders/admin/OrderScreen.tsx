'use client'
import type { OrderActor } from '../rules/order-workflow'
import { AboutPanel } from './AboutPanel'
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
import type { UnpaidSteps } from './unpaid-steps'

type Props = PartProps & {
  actor: OrderActor
  may: { undo: boolean; seePeople: boolean; override: boolean }
  unpaid: UnpaidSteps
}

/** An order: whose turn it is and what can be done, then money, shipping, papers, messages and history. */
export function OrderScreen({ actor, may, mayUpdate, order, unpaid }: Props) {
  const part = { order, mayUpdate }
  return (
    <>
      <TurnPanel {...part} actor={actor} mayOverride={may.override} unpaid={unpaid} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentsPanel {...part} mayUndo={may.undo} />
          <ShippingPanel order={order} />
          <DocumentsPanel {...part} />
          <NotesPanel {...part} />
        </div>
        <div className={styles.column}>
          <AboutPanel order={order} seePeople={may.seePeople} />
          <FiguresPanel order={order} />
          <InvoicesPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </>
  )
}
