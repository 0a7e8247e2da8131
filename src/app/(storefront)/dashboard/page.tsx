import { listSessions } from '@/modules/accounts/queries/list-sessions'
import { Overview } from '@/modules/accounts/ui/settings/overview'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { needPerson } from './person'

const path = '/dashboard'

export const metadata = pageMetadata({
  title: 'Overview',
  description: 'Your account at a glance.',
  path,
  isIndexed: false,
})

export default async function OverviewAddress() {
  const { account, req } = await needPerson(path)
  return <Overview account={account} sessions={await listSessions(req)} />
}
