import { pageMetadata } from '@/shell/storefront/page-metadata'
import * as words from '../../../words'
import { OwnOrdersPage } from '../own-orders-page'

const path = '/dashboard/orders/in-progress'

export const generateMetadata = () =>
  pageMetadata({
    title: words.ordersInProgress,
    description: words.ordersAndTheirState,
    path,
    isIndexed: false,
  })

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default function OrdersInProgressAddress({ searchParams }: Props) {
  return (
    <OwnOrdersPage
      path={path}
      searchParams={searchParams}
      title={words.ordersInProgress}
      state="in-progress"
    />
  )
}
