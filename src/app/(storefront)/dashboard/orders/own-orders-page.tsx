import { listOwnOrders } from '@/modules/sales/orders/queries/orders'
import { OWN_ORDERS_SIZE, OwnOrders } from '@/modules/sales/orders/ui/own-orders'
import { dbOf } from '@/server/transaction'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../person'

type Props = {
  path: string
  title: string
  state?: 'in-progress' | 'completed'
  searchParams: Promise<{ page?: string | string[] }>
}

/** One of the lists of a customer's own orders. */
export async function OwnOrdersPage({ path, searchParams, state, title }: Props) {
  const { account, req } = await needPerson(path)
  const asked = Number((await searchParams).page)
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  const paging = { state, page, limit: OWN_ORDERS_SIZE }
  const { rows, total } = await listOwnOrders(await dbOf(req), account.id, paging)
  return (
    <>
      <PageHeading title={title} />
      <OwnOrders page={page} path={path} rows={rows} total={total} />
    </>
  )
}
