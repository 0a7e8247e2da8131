import { Suspense } from 'react'
import { listOwnOrders } from '@/modules/sales/orders/queries/list-orders'
import { OWN_ORDERS_SIZE, OwnOrders, OwnOrdersTabs } from '@/modules/sales/orders/ui/own-orders'
import { dbOf } from '@/server/db-of'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { PageHeading } from '@/ui/page-parts'
import { needPerson } from '../need-person'
import { type ListPageProps, pageNumber } from '../page-number'

type List = { path: string; state?: 'in-progress' | 'completed' }
type Props = List & ListPageProps & { title: string }

/** One of the lists of a customer's own orders. */
export async function OwnOrdersPage({ path, searchParams, state, title }: Props) {
  // Guests are sent away before anything is shown.
  await needPerson(path)
  const page = await pageNumber({ searchParams })
  return (
    <>
      <PageHeading title={title} />
      <OwnOrdersTabs path={path} />
      <Suspense fallback={<CardsLoading />} key={page}>
        <Orders page={page} path={path} state={state} />
      </Suspense>
    </>
  )
}

async function Orders({ page, path, state }: List & { page: number }) {
  const { account, req } = await needPerson(path)
  const paging = { state, page, limit: OWN_ORDERS_SIZE }
  const { rows, total } = await listOwnOrders(await dbOf(req), account.id, paging)
  return <OwnOrders page={page} path={path} rows={rows} total={total} />
}
