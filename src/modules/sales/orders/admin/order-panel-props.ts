import type { Day } from '@/kernel/days'
import type { OrderDetail } from '../queries/get-order-detail'

/** What the parts of an order's screen are given. */
export type OrderPanelProps = {
  order: OrderDetail
  mayUpdate: boolean
  /** In the company's time zone. */
  today: Day
}
