import { pageMetadata } from '@/shell/storefront/page-metadata'
import * as words from '../../words'
import { OwnOrdersPage } from './own-orders-page'

const path = '/dashboard/orders'

export const generateMetadata = () =>
  pageMetadata({ title: words.orders, description: words.ordersAndTheirState, path, isIndexed: false })

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default function OrdersAddress({ searchParams }: Props) {
  return <OwnOrdersPage path={path} searchParams={searchParams} title={words.orders} />
}
