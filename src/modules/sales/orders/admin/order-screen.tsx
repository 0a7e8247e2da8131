'use client'
import type { OrderActor } from '../rules/order-workflow'
import { CustomerAndVehiclePanel } from './customer-and-vehicle-panel'
import { DocumentsPanel } from './documents-panel'
import { FiguresPanel } from './figures-panel'
import { InvoicesPanel } from './invoices-panel'
import styles from './order.module.css'
import { OrderConversation } from './order-conversation'
import type { OrderPanelProps } from './order-panel-props'
import { PaymentsPanel } from './payments-panel'
import { ShippingPanel } from './shipping-panel'
import type { UnpaidSteps } from './steps-without-payment'
import { TimelinePanel } from './timeline-panel'
import { TurnPanel } from './turn-panel'

type Props = OrderPanelProps & {
  actor: OrderActor
  may: { undo: boolean; seePeople: boolean; override: boolean }
  unpaid: UnpaidSteps
}

/** An order: whose turn it is and what can be done, then money, shipping, papers, messages and history. */
export function OrderScreen({ actor, may, mayUpdate, order, today, unpaid }: Props) {
  const part = { order, mayUpdate, today }
  return (
    <>
      <TurnPanel {...part} actor={actor} mayOverride={may.override} unpaid={unpaid} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentsPanel {...part} mayUndo={may.undo} />
          <ShippingPanel order={order} />
          <DocumentsPanel {...part} />
          <OrderConversation {...part} />
        </div>
        <div className={styles.column}>
          <CustomerAndVehiclePanel order={order} seePeople={may.seePeople} />
          <FiguresPanel order={order} />
          <InvoicesPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </>
  )
}
