import { listSessions } from '@/modules/accounts/own-account/queries/list-sessions'
import { Overview } from '@/modules/accounts/own-account/ui/overview'
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
  return <Overview account={account} sessions={await listSessions(req)} />
}
