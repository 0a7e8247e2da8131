import { Suspense } from 'react'
import { listPurchasesOf } from '@/modules/sales/orders/queries/list-purchases'
import { Purchases } from '@/modules/sales/orders/ui/purchases'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { needPerson } from '../need-person'

const path = '/dashboard/purchases'

export const generateMetadata = () =>
  pageMetadata({ title: words.purchases, description: words.whatYouAreBuying, path, isIndexed: false })

export default async function PurchasesAddress() {
  // Guests are sent away before anything is shown.
  await needPerson(path)
  return (
    <>
      <PageHeading title={words.purchases}>{words.whatYouAreBuying}</PageHeading>
      <Suspense fallback={<CardsLoading />}>
        <OwnPurchases />
      </Suspense>
    </>
  )
}

async function OwnPurchases() {
  const { account, req } = await needPerson(path)
  return <Purchases purchases={await listPurchasesOf(await dbOf(req), account.id, new Date())} />
}
