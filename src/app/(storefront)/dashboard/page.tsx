import { listSessions } from '@/modules/accounts/own-account/queries/list-sessions'
import { AccountOverview } from '@/modules/accounts/own-account/ui/account-overview'
import { customerTimeZone } from '@/shell/customer/dashboard/customer-time-zone'
import { OwnDashboard } from '@/shell/customer/dashboard/own-dashboard'
import { readOwnDashboard } from '@/shell/customer/dashboard/read-own-dashboard'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { pagePlace } from '../page-place'
import { readPreviousVisitAndNoteThis } from '../read-previous-visit-and-note-this'
import * as words from '../words'
import { needPerson } from './need-person'

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
  const now = new Date()
  const [place, since] = await Promise.all([pagePlace(), readPreviousVisitAndNoteThis(account.id)])
  const zone = customerTimeZone(account.country, place?.destination?.timezone ?? null)
  const visitor = { id: account.id, hasPort: place !== null, zone, since }
  const [dashboard, sessions] = await Promise.all([readOwnDashboard(req, visitor, now), listSessions(req)])
  return (
    <AccountOverview
      account={account}
      lead={<OwnDashboard dashboard={dashboard} now={now} />}
      sessions={sessions}
    />
  )
}
