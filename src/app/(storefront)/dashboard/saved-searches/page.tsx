import { savedSearchesOf } from '@/modules/inventory/saved-searches/queries/saved-searches'
import { SavedSearchesList } from '@/modules/inventory/saved-searches/ui/saved-searches-list'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/layout'
import { needPerson } from '../person'

const path = '/dashboard/saved-searches'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Saved searches',
    description: 'Your saved searches, and how often we e-mail you about new vehicles.',
    path,
    isIndexed: false,
  })

export default async function SavedSearchesAddress() {
  const { account, req } = await needPerson(path)
  const searches = await savedSearchesOf(req.payload.db.drizzle, account.id)
  return (
    <>
      <PageHeading title="Saved searches">
        We e-mail new vehicles to {account.email}, as often as you choose.
      </PageHeading>
      <SavedSearchesList searches={searches} wantsMail={account.subscriptions.savedSearches} />
    </>
  )
}
