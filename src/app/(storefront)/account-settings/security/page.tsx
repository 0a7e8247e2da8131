import { listIdentities } from '@/modules/accounts/own-account/queries/list-identities'
import { listSessions } from '@/modules/accounts/own-account/queries/list-sessions'
import { SecurityPage } from '@/modules/accounts/own-account/ui/security-page'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { needPerson } from '../../dashboard/need-person'
import * as words from '../../words'

const path = '/account-settings/security'

export const generateMetadata = () =>
  pageMetadata({
    title: words.security,
    description: words.howYouSign,
    path,
    isIndexed: false,
  })

type Props = { searchParams: Promise<{ connected?: string | string[] }> }

export default async function SecurityAddress({ searchParams }: Props) {
  const { account, req } = await needPerson(path)
  const { connected } = await searchParams
  const [sessions, identities] = await Promise.all([
    listSessions(req),
    listIdentities(req.payload.db.drizzle, account.id),
  ])
  const isNew = identities.find(({ isConnected, provider }) => isConnected && provider === connected)
  return (
    <SecurityPage
      email={account.email}
      isStaff={account.roleId !== null}
      sessions={sessions}
      identities={identities}
      connected={isNew?.title ?? null}
    />
  )
}
