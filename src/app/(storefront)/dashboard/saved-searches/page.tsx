import { listSavedSearchesOf } from '@/modules/inventory/saved-searches/queries/list-saved-searches'
import { SavedSearchesList } from '@/modules/inventory/saved-searches/ui/saved-searches-list'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { needPerson } from '../need-person'

const path = '/dashboard/saved-searches'

export const generateMetadata = () =>
  pageMetadata({
    title: words.savedSearches,
    description: words.yourSavedSearchesAndHow,
    path,
    isIndexed: false,
  })

export default async function SavedSearchesAddress() {
  const { account, req } = await needPerson(path)
  const searches = await listSavedSearchesOf(req.payload.db.drizzle, account.id)
  return (
    <>
      <PageHeading title={words.savedSearches}>{words.weEmailNew(account.email)}</PageHeading>
      <SavedSearchesList searches={searches} wantsMail={account.subscriptions.savedSearches} />
    </>
  )
}
