import { parseWhole } from '@/kernel/numbers'
import { getOrderDetail } from '@/modules/sales/orders/queries/get-order-detail'
import { getOrderOwner } from '@/modules/sales/orders/queries/read-order-rows'
import { OwnOrder } from '@/modules/sales/orders/ui/own-order'
import { dbOf } from '@/server/db-of'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../../words'
import { needPerson } from '../../need-person'

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata({
    title: words.order,
    description: words.ordersAndTheirState,
    path: `/dashboard/orders/${(await params).id}`,
    isIndexed: false,
  })

/** One's own order; anybody else's is not there. */
export default async function OrderAddress({ params }: Props) {
  const given = (await params).id
  const id = parseWhole(given)
  const { account, req } = await needPerson(`/dashboard/orders/${given}`)
  const db = await dbOf(req)
  const owner = id ? await getOrderOwner(db, id) : null
  const order = id && owner?.customerId === account.id ? await getOrderDetail(db, id, 'customer') : null
  if (!order) return <NotFoundPage />
  return (
    <>
      <PageHeading title={words.orderCalled(order.number)} />
      <OwnOrder order={order} />
    </>
  )
}
