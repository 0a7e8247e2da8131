import { pageMetadata } from '@/shell/storefront/page-metadata'
import * as words from '../../../words'
import { OwnOrdersPage } from '../own-orders-page'

const path = '/dashboard/orders/completed'

export const generateMetadata = () =>
  pageMetadata({
    title: words.ordersCompleted,
    description: words.ordersAndTheirState,
    path,
    isIndexed: false,
  })

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default function OrdersCompletedAddress({ searchParams }: Props) {
  return (
    <OwnOrdersPage path={path} searchParams={searchParams} title={words.ordersCompleted} state="completed" />
  )
}
