import { listSessions } from '@/modules/accounts/own-account/queries/list-sessions'
import { Overview } from '@/modules/accounts/own-account/ui/overview'
import { purchasesOf } from '@/modules/sales/orders/queries/purchases'
import { OwnTurn } from '@/modules/sales/orders/ui/purchases'
import { dbOf } from '@/server/transaction'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import * as words from '../words'
import { needPerson } from './person'

const path = '/dashboard'

export const generateMetadata = () =>
  pageMetadata({
    title: words.overview,
    description: words.yourAccountAtGlance,
    path,
    isIndexed: false,
  })

export default async function OverviewAddress() {
  const { account, req } = await needPerson(path)
  const purchases = await purchasesOf(await dbOf(req), account.id, new Date())
  return (
    <Overview account={account} lead={<OwnTurn purchases={purchases} />} sessions={await listSessions(req)} />
  )
}
