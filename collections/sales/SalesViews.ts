import { SALES_LIST_LABELS, SALES_LISTS } from '@/modules/sales/saved-views/rules/sales-lists'
import { choice } from '../shared/fields'
import { savedViewCollection } from '../shared/savedViewCollection'

/** Named sets of filters and an order of the lists of quotes, orders and payments. */
export const SalesViews = savedViewCollection({
  slug: 'sales-views',
  labels: { singular: 'View of sales', plural: 'Views of sales' },
  module: 'sales',
  list: choice('list', SALES_LISTS, SALES_LIST_LABELS, { required: true }),
})
