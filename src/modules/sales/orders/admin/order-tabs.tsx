import { SALES_LIST_LABELS, SALES_LIST_PATHS } from '@/modules/sales/saved-views/rules/sales-lists'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import * as words from './words'

const LISTS = ['orders', 'standard-orders', 'advanced-orders', 'payments'] as const
export type OrderTab = (typeof LISTS)[number]

const TABS = LISTS.map((key) => ({ key, title: SALES_LIST_LABELS[key], href: SALES_LIST_PATHS[key] }))

/** The lists of orders, and that of their payments. */
export const OrderTabs = ({ current }: { current: OrderTab }) => (
  <AdminTabs current={current} label={words.orderLists} tabs={TABS} />
)
